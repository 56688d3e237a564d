import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { pageRulers } from './measure.ts';
import { nuChecker } from './nu-checker.ts';
import type { StructuredData } from './read-structured-data.ts';
import { richResults } from './rich-results.ts';
import { test } from './rulers-test.ts';
import { rulerFolder } from './seen.ts';
import { weighPolicy } from './weigh-policy.ts';

const tag = '@proof:rulers';

/** Faults that somebody sees who looks for them, each with the rule by which a ruler must name it. */
const faults = {
  axe: ['<img src="data:,">', /^image-alt$/],
  equalAccess: ['<img src="data:,">', /^VIOLATION FAIL img_alt_valid$/],
  codeSniffer: ['<img src="data:,">', /^error .*H37$/],
  formAudits: [
    '<form><label for="nobody">Name</label><input name="b"></form>',
    /^FormLabelForMatchesNonExistingIdError$/,
  ],
} as const satisfies Record<keyof typeof pageRulers, readonly [markup: string, rule: RegExp]>;

const sound = '<form><label for="a">Name</label><input id="a" name="name" autocomplete="name"></form>';
const places = ['page', 'shadow root'] as const;

for (const [name, [markup, rule]] of Object.entries(faults)) {
  const ruler = pageRulers[name as keyof typeof pageRulers];
  for (const place of places) {
    test(`${name} finds what is planted in the ${place}, and nothing of it where it is not`, { tag }, async ({
      page,
      services,
    }) => {
      const count = async (planted: string): Promise<number> => {
        await openMade(page, services.partner, place === 'page' ? planted : '', place === 'page' ? '' : planted);
        return (await ruler(page)).filter((finding) => rule.test(finding.rule)).length;
      };
      expect(await count(sound)).toBe(0);
      expect(await count(sound + markup)).toBe(1);
    });
  }
}

for (const place of places) {
  test(`HTML_CodeSniffer finds labels and their absence in the ${place}`, { tag }, async ({ page, services }) => {
    const nameless = async (form: string): Promise<number> => {
      await openMade(page, services.partner, place === 'page' ? form : '', place === 'page' ? '' : form);
      return (await pageRulers.codeSniffer(page)).filter(({ rule }) => rule.endsWith('H91.InputText.Name')).length;
    };
    expect(await nameless(sound)).toBe(0);
    expect(await nameless('<form><input id="a" name="name" type="text"></form>')).toBe(1);
  });
}

test('the Nu checker tells each document its own, and "not run" where there is no Java', { tag }, async () => {
  test.setTimeout(90_000);
  const documents = new Map([
    ['sound', '<!doctype html><html lang="en"><title>T</title><p>a'],
    ['unsound', '<!doctype html><html lang="en"><title>T</title><p><b>a</p>'],
  ]);
  expect(await nuChecker(documents, rulerFolder('planted'), { PATH: '' })).toBe('not run');
  const found = await nuChecker(documents, rulerFolder('planted'));
  if (found === 'not run') return;
  expect(found.get('sound')).toEqual([]);
  expect(found.get('unsound')?.map(({ rule }) => rule)).toContainEqual(expect.stringMatching(/^error .*“b”/));
});

test('csp_evaluator tells an open policy from a strict one', { tag }, () => {
  const rules = (policy: string) => weighPolicy(policy).map(({ rule }) => rule);
  expect(rules("script-src 'unsafe-inline' *")).toContain('HIGH SCRIPT_UNSAFE_INLINE');
  expect(rules("default-src 'none'; script-src 'none'; base-uri 'none'")).toEqual([]);
});

test('structured data: what Google misses, and what schema.org does not know', { tag }, async () => {
  test.setTimeout(90_000);
  const features = { '@type': 'ListItem', position: 2, name: 'Features', item: 'https://www.acct.example/features' };
  const trail = (first: object): StructuredData[] => {
    const itemListElement = [{ '@type': 'ListItem', ...first }, features];
    return [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'BreadcrumbList', itemListElement }] }];
  };
  const right = trail({ position: 1, name: 'Home', item: 'https://www.acct.example/' });
  const bare = trail({ name: 'Home' });
  expect(await richResults(right)).toEqual([]);
  expect((await richResults(bare)).map(({ rule }) => rule)).toContainEqual(expect.stringMatching(/position/));
  const data = new Map([
    ['right', right],
    ['misspelt', trail({ position: 1, nmae: 'Home' })],
    ['of the wrong kind', trail({ position: { '@type': 'Person' } })],
  ]);
  const found = checkVocabulary(data, rulerFolder('planted-vocabulary'));
  expect(Array.from(found, ([name, { length }]) => [name, length > 0])).toEqual([
    ['right', false],
    ['misspelt', true],
    ['of the wrong kind', true],
  ]);
});

/** Opens a page that holds this, and this in a shadow root. */
async function openMade(page: Page, origin: string, inPage: string, inShadow: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Made</title><main><h1>Made</h1>${inPage}<div><template shadowrootmode="open">${inShadow}</template></div></main></html>`;
  await page.route('**/made', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/made`);
  await page.unroute('**/made');
}
