import type { Page } from '@playwright/test';
import axe from 'axe-core';

export type AccessibilityCheckOptions = {
  /** Runs only the rules with one of these tags. */
  readonly tags?: readonly string[];
  /** Runs only these rules. */
  readonly rules?: readonly string[];
  /** Looks only inside this selector's element. */
  readonly within?: string;
};

type AxeWindow = { axe?: typeof axe };

/**
 * Resolves to the violations that axe finds in a page: one line for each broken rule, with the elements that break the
 * rule. Adds axe to each document only once, because adding axe takes longer than running it.
 */
export async function findAccessibilityViolations(
  page: Page,
  { tags, rules, within }: AccessibilityCheckOptions = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, only }) => {
      const { axe: added } = window as unknown as AxeWindow;
      if (!added) throw new Error('axe was not added to this document.');
      const { violations } = await added.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`,
      );
    },
    { selector: within, only: runOnlyOf(tags, rules) },
  );
}

function runOnlyOf(tags?: readonly string[], rules?: readonly string[]) {
  if (tags) return { type: 'tag' as const, values: [...tags] };
  return rules && { type: 'rule' as const, values: [...rules] };
}
