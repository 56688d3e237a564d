import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { allPaths, status404ConsoleLine } from './site-paths.ts';

const folder = 'site/styles';
const sources: Readonly<Record<string, string>> = {
  tokens: readFileSync('widget/tokens.css', 'utf8'),
  ...Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      // Removes the import rules, because `sources` also contains each imported stylesheet.
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^@import .*$/gm, '')]),
  ),
};

test('the CSS of each page contains all rules that apply, no incomplete stylesheet, and few unused rules', {
  tag: '@proof:rare',
}, async ({ page, services, allowConsole }) => {
  allowConsole(status404ConsoleLine);
  for (const path of allPaths) {
    await page.goto(services.site + path);
    const { missing, cut, unused } = await page.evaluate(compareWithSources, sources);
    expect({ missing, cut }, path).toEqual({ missing: [], cut: [] });
    expect(unused, `${path}: share of rules that match nothing`).toBeLessThan(0.4);
  }
});

/**
 * Runs in the page. `missing` lists the selectors that apply but are not in the page. `cut` lists the stylesheets of
 * which the page contains only a part. `unused` is the share of selectors that match no element.
 */
function compareWithSources(sheets: Readonly<Record<string, string>>) {
  type Selector = { readonly key: string; readonly matches: boolean };
  const matches = (selector: string): boolean => {
    const resting = selector.replace(/::[\w-]+(\([^)]*\))?|:(hover|focus-visible|focus|active)\b/g, '');
    return document.querySelector(resting.replace(/^$|([>+~ ])$/, '$1*')) !== null;
  };
  const selectorsOf = (rules: CSSRuleList, condition = ''): Selector[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSConditionRule) return selectorsOf(rule.cssRules, rule.conditionText);
      if (!(rule instanceof CSSStyleRule)) return [];
      const each = rule.selectorText.split(/,\s*(?![^(]*\))/);
      return each.map((selector) => ({
        key: `${condition.replace(/\s/g, '')} ${selector}`.trim(),
        matches: matches(selector),
      }));
    });
  const own = Array.from(document.styleSheets).flatMap((sheet) => selectorsOf(sheet.cssRules));
  const carried = new Set(own.map(({ key }) => key));
  const missing: string[] = [];
  const cut: string[] = [];
  for (const [name, text] of Object.entries(sheets)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const selectors = selectorsOf(sheet.cssRules);
    const lacking = selectors.filter(({ key }) => !carried.has(key));
    missing.push(...lacking.filter((each) => each.matches).map(({ key }) => `${name}: ${key}`));
    if (lacking.length > 0 && lacking.length < selectors.length) cut.push(`${name}: ${lacking[0]?.key}`);
  }
  return { missing, cut, unused: own.filter((each) => !each.matches).length / own.length };
}
