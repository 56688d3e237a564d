import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageRuler } from './finding.ts';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** The part of IBM's engine that is used here (its ace.d.ts and v4/api/IRule.d.ts). */
type EngineWindow = { readonly ace: { readonly Checker: new () => Checker } };
type Checker = {
  check(node: Node, rulesets: readonly string[]): Promise<{ readonly results: readonly Result[] }>;
};
type Result = {
  readonly ruleId: string;
  readonly value: readonly [weight: string, outcome: string];
  readonly message: string;
  readonly snippet: string;
};

/**
 * What IBM Equal Access finds by its widest set of rules: what fails, and as "POTENTIAL" what it asks a person. What it calls "MANUAL" it asks of every
 * page, whatever is on it.
 */
export const equalAccess: PageRuler = async (page) => {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as EngineWindow;
    return (await new ace.Checker().check(document, ['IBM_Accessibility'])).results;
  });
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL' || outcome === 'POTENTIAL')
    .map(({ ruleId, value, message, snippet }) => ({
      rule: `${value.join(' ')} ${ruleId}`,
      where: snippet,
      says: message,
    }));
};
