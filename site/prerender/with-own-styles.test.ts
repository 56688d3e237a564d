import { expect, test } from 'vitest';
import { withOwnStyles } from './with-own-styles.ts';

const styles = async (stylesheet: string, body: string): Promise<string> => {
  const html = await withOwnStyles(`<head><style>${stylesheet}</style></head><body>${body}</body>`, stylesheet);
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
};

test('a page keeps the rules of its elements and classes, in media queries too, and loses all others', async () => {
  expect(
    await styles(
      'p{margin:0}.a,.b{top:0}table td{left:0}@media print{.a{top:1px}.b{top:2px}}',
      '<p class="a">.b table</p>',
    ),
  ).toBe('p{margin:0}.a{top:0}@media print{.a{top:1px}}');
});

test.each([
  [':focus-visible{outline:0}'],
  [':lang(hi){line-height:2}'],
  ['*,:before{box-sizing:border-box}'],
  [':root{--a:1}'],
  ['@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--a:2}}'],
  [':root[data-theme=dark]{--a:2}'],
  ['p:hover:not([disabled]){top:0}'],
  ['p[hidden]{top:0}'],
  ['p[data-awake=true]>p{top:0}'],
  ['p a[aria-current]{top:0}'],
])('%s may come to be used', async (rule) => {
  expect(await styles(rule, '<p><a href="/">x</a></p>')).toBe(rule);
});

test('a page without the stylesheet is a mistake', async () => {
  await expect(withOwnStyles('<p></p>', 'p{}')).rejects.toThrow('The page must carry the stylesheet once.');
});
