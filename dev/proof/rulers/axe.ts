import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { PageRuler } from './finding.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type AxeWindow = { readonly axe: { run(options: object): Promise<{ readonly violations: Violations }> } };

/** What axe calls a violation, by all of its rules. */
export const axe: PageRuler = async (page) => {
  const violations = await find(page);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, where: target.flat().join(' '), says: help })),
  );
};

/** It is put into a page once, since that takes longer than most of its runs. Legacy mode opens no second page. */
async function find(page: Page): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
}
