import { createRequire } from 'node:module';
import { transform } from 'lightningcss';
import postcss, { type AcceptedPlugin, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../settings/read-build-settings.ts';
import { styleFiles } from '../unit/source-files.ts';

type Usage = {
  readonly feature: string;
  readonly featureData: { readonly missing?: string };
  readonly usage: ChildNode;
};
type DoIUse = (options: { browsers: readonly string[]; onFeatureUsage: (usage: Usage) => void }) => AcceptedPlugin;
const doiuse = createRequire(import.meta.url)('doiuse') as DoIUse;

const named = oldestBrowsers.map((browser) => /^([a-z]+)(\d+)$/.exec(browser) ?? []);
const targets = Object.fromEntries(named.map(([, name = '', version]) => [name, Number(version) << 16]));
const browsers = named.map(([, name, version]) => `${name} ${version}`);

/** Features (caniuse's names) that a browser may lack without any content being cut off, hidden or pushed together. */
const dispensable: ReadonlySet<string> = new Set([
  'css-marker-pseudo', // ::marker affects only the colour of a list's marks
  'css-content-visibility', // without content-visibility, closed details stay closed in print
  'css-media-scripting', // without the media feature `scripting`, slides stand side by side and scroll
  'css-focus-visible', // without :focus-visible, every focus has the browser's ring or the site's
  'css-not-sel-list', // caniuse mistakes every :not([...]) for a list, so `newSelector` finds the lists
  'text-size-adjust', // the stylesheets also declare text-size-adjust with a prefix
  'css-subgrid', // without subgrid, the parts of neighbouring cards are not aligned
  'css-paged-media', // without @page, a print has the browser's margins and no page number
  'css-overscroll-behavior', // without overscroll-behavior, pulling the slides beyond an end may open the previous page
]);

const newProperty =
  /^(inset(-.*)?|(margin|padding)-(inline|block)|aspect-ratio|translate|rotate|scale|container(-.*)?)$/;
const newSelector = /:where\(|:not\([^()]*(\([^()]*\)[^()]*)*,/;

/**
 * Returns the features of a stylesheet that the oldest browsers lack, after the build has rewritten the stylesheet for
 * these browsers.
 */
function unsupportedIn(source: string): readonly string[] {
  const found: string[] = [];
  const onFeatureUsage = ({ feature, featureData, usage }: Usage): void => {
    if (featureData.missing && !dispensable.has(feature)) found.push(`${feature}: ${usage}`);
  };
  const lowered = transform({ filename: 'x.css', code: Buffer.from(source), targets }).code.toString();
  const result = postcss([doiuse({ browsers, onFeatureUsage })]).process(lowered, { from: undefined });
  const root = result.root as Root;
  root.walkDecls((declaration) => {
    if (isTooNew(declaration) || isGapOutsideGrid(declaration, root)) found.push(`${declaration}`);
  });
  root.walkRules(({ selector, selectors }) => {
    // A browser drops a rule with an unknown selector. A rule with :not(:focus-visible) is dropped by exactly the
    // browsers that need the rule.
    const hides = selectors.some((each) => each.includes(':focus-visible') && !each.endsWith(':focus-visible'));
    if (hides || newSelector.test(selector)) found.push(selector);
  });
  return found;
}

/**
 * Returns true for a declaration that the oldest browsers do not support. Covers only features for which caniuse has no
 * data or reports partial support.
 */
function isTooNew(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  const before = declaration.prev();
  const earlier = before?.type === 'decl' ? before.prop : undefined;
  return (
    newProperty.test(prop) ||
    /\bclamp\(|\blight-dark\(|\bcolor-mix\(/.test(value) ||
    (prop.startsWith('overflow') && /\bclip\b/.test(value)) ||
    // Old browsers need a simpler declaration before a new one: `content` without alternative text, or `word-break`
    // before `anywhere`.
    (/" \/ /.test(value) && earlier !== prop) ||
    (value === 'anywhere' && earlier !== 'word-break')
  );
}

/**
 * Returns true for a gap that may belong to a flex row, because old browsers ignore gaps in flex rows. A gap belongs to
 * a grid or to columns if a rule with the same selector declares a grid or columns.
 */
function isGapOutsideGrid({ prop, parent }: Declaration, root: Root): boolean {
  if (!/^(row-|column-)?gap$/.test(prop)) return false;
  let grid = false;
  root.walkDecls(/^(display|columns|grid-template.*)$/, (other) => {
    const isSame = (other.parent as Rule).selector === (parent as Rule).selector;
    if (isSame && (other.prop !== 'display' || other.value === 'grid')) grid = true;
  });
  return !grid;
}

const stylesheets = styleFiles.filter(({ file }) => /^(site|widget)\//.test(file));

test.each(stylesheets)('the oldest supported browsers support every feature of $file', ({ source }) => {
  expect(unsupportedIn(source)).toEqual([]);
});

test.each([
  '.a { display: flex; gap: 8px; }',
  '.a { display: grid; } .b { row-gap: 8px; }',
  '.a { aspect-ratio: 2; }',
  '.a { overflow: clip; }',
  '.a { min-height: 100dvh; }',
  ':where(.a, .b) { color: red; }',
  '.a:not(:focus-visible) { outline: 0; }',
  '.a::before { content: "↓" / ""; }',
  '.a { overflow-wrap: anywhere; }',
])('a style that the oldest supported browsers do not support is reported: %s', (css) => {
  expect(unsupportedIn(css)).not.toEqual([]);
});

test.each([
  '.a { display: grid; } @media print { .a { gap: 8px; } }',
  '.a { columns: 2; column-gap: 8px; }',
  '.a:focus, .a:focus-visible { outline: 0; }',
  '.a { inset: 0; margin-inline: auto; font-size: clamp(1rem, 2vw, 2rem); }',
  '.a::before { content: "↓"; content: "↓" / ""; }',
])('a style that the oldest supported browsers support after the build is accepted: %s', (css) => {
  expect(unsupportedIn(css)).toEqual([]);
});
