import DoIUse from 'doiuse/lib/DoIUse.js';
import { transform } from 'lightningcss';
import postcss, { type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { oldestBrowsers } from '../../build/oldest-browsers.ts';

const named = oldestBrowsers.map((browser) => /^([a-z]+)(\d+)$/.exec(browser) ?? []);
const targets = Object.fromEntries(named.map(([, name = '', version]) => [name, Number(version) << 16]));
const browsers = named.map(([, name, version]) => `${name} ${version}`);

/** Features (by caniuse's names) that a browser may do without: nothing is cut off, hidden or pushed together. */
const dispensable: ReadonlySet<string> = new Set([
  'css-marker-pseudo', // the colour of a list's marks
  'css-content-visibility', // closed details in print stay closed
  'css-media-scripting', // without it, slides stand side by side and scroll
  'css-focus-visible', // older browsers show every focus, by their own ring or `@supports not selector(...)`
  'css-not-sel-list', // told apart below: the data takes every :not([...]) for a list
  'text-size-adjust', // the prefixed one stands beside it
  'css-overscroll-behavior', // the page may go back when the slides are pulled beyond their end
]);

/** What caniuse calls partly supported, or has no data for, and is not in all of the oldest browsers. */
const missing: Readonly<Record<string, (declaration: Declaration) => boolean>> = {
  'a property': ({ prop }) =>
    /^(inset(-.*)?|(margin|padding)-(inline|block)|aspect-ratio|translate|rotate|scale|container(-.*)?)$/.test(prop),
  'a value': ({ prop, value }) =>
    /\bclamp\(|\blight-dark\(|\bcolor-mix\(/.test(value) || (/^overflow/.test(prop) && /\bclip\b/.test(value)),
  'alternative text without the text alone before it': (declaration) =>
    /" \/ /.test(declaration.value) && !hasEarlier(declaration),
  'overflow-wrap: anywhere without word-break: break-word, its older name, before it': (declaration) =>
    declaration.value === 'anywhere' && !hasEarlier(declaration, 'word-break'),
};

/**
 * What the oldest browsers would not do of a stylesheet as it is shipped, that is, with what the build rewrites for them: one line for
 * each, `file: what (where)`. Data: caniuse.
 */
export function unsupportedStyles(file: string, source: string): readonly string[] {
  const lowered = transform({ filename: file, code: Buffer.from(source), targets }).code.toString();
  const found: string[] = [];
  const report = (what: string, node: ChildNode): void => {
    found.push(`${file}: ${what} (${node.toString().split('\n')[0]})`);
  };
  const byData = new DoIUse({
    browsers,
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (featureData?.missing && !dispensable.has(feature)) report(feature, usage as ChildNode);
    },
  });
  const { root } = postcss([byData]).process(lowered, { from: file }) as unknown as { root: Root };
  root.walkDecls((declaration) => {
    for (const [what, isMissing] of Object.entries(missing)) if (isMissing(declaration)) report(what, declaration);
    if (/^(row-|column-)?gap$/.test(declaration.prop) && !isGrid(declaration, root))
      report('gap outside a grid', declaration);
  });
  root.walkRules((rule) => {
    if (/:not\([^()]*(\([^()]*\)[^()]*)*,/.test(rule.selector)) report('a list within :not()', rule);
    if (rule.selector.includes(':where(')) report(':where()', rule);
    // One selector that a browser does not know, and it drops the rule; within :not() it would drop what is meant for it.
    if (rule.selectors.some((selector) => selector.includes(':focus-visible') && !/:focus-visible$/.test(selector)))
      report(':focus-visible other than at the end', rule);
  });
  return found;
}

/** Whether a property, the same unless named, stands right before it for browsers that do not know this value. */
function hasEarlier(declaration: Declaration, property = declaration.prop): boolean {
  const before = declaration.prev();
  return before?.type === 'decl' && before.prop === property;
}

/** Whether the file makes a grid (or columns) of the same selector: what is none may be a flex row, where old browsers leave no gap. */
function isGrid(declaration: Declaration, root: Root): boolean {
  const { selector } = declaration.parent as Rule;
  let grid = false;
  root.walkDecls(/^(display|columns|grid-template.*)$/, ({ prop, value, parent }) => {
    if ((parent as Rule).selector === selector && (prop !== 'display' || value === 'grid')) grid = true;
  });
  return grid;
}
