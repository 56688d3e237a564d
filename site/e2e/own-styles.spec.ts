import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../dev/e2e/test.ts';
import { allPaths, notFoundLine, pathsIn } from './places.ts';

const folder = 'site/styles';
const sources = [
  'widget/tokens.css',
  ...readdirSync(folder)
    .filter((name) => name !== 'site.css')
    .map((name) => join(folder, name)),
];
const wholeStylesheet = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

test('each page carries every rule that applies to something on it', async ({ page, services, allowConsole }) => {
  allowConsole(notFoundLine);
  for (const path of allPaths) {
    await page.goto(services.site + path);
    expect(await page.evaluate(missingSelectors, wholeStylesheet), path).toEqual([]);
  }
});

test('no page carries the whole stylesheet', async ({ request, services }) => {
  for (const path of pathsIn('en')) {
    const html = await (await request.get(services.site + path)).text();
    expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]?.length, path).toBeLessThan(wholeStylesheet.length * 0.7);
  }
});

/** Runs in the page: selectors of `stylesheet` that match something, states and pseudo-elements aside, and are not in the page. */
function missingSelectors(stylesheet: string): string[] {
  const selectorsOf = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,\s*(?![^(]*\))/);
      return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
    });
  const whole = new CSSStyleSheet();
  whole.replaceSync(stylesheet);
  const own = new Set(Array.from(document.styleSheets).flatMap((sheet) => selectorsOf(sheet.cssRules)));
  const resting = (selector: string): string =>
    selector.replace(/::[\w-]+|:(hover|focus-visible|focus|active)\b/g, '').replace(/^$|([>+~ ])$/, '$1*');
  return selectorsOf(whole.cssRules).filter(
    (selector) => !own.has(selector) && document.querySelector(resting(selector)) !== null,
  );
}
