import type { Page } from '@playwright/test';
import { expect } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';

/** Knobs by name, as they are to stand; a text, or a word of a list. `kind`: pinned or moving. */
export type Knobs = Readonly<Record<string, string>>;

/** What the generator on /docs writes once its knobs stand so: as the buttons beside it copy it. */
export async function generate(page: Page, { site }: Pick<TestServices, 'site'>, knobs: Knobs) {
  await page.goto(`${site}/docs`);
  const generator = page.locator('.generator');
  const [html, policy] = [generator.locator('pre').nth(0), generator.locator('pre').nth(1)];
  const { kind, ...fields } = knobs;
  if (kind) await generator.locator(`[name=kind][value=${kind}]`).check();
  await generator.locator('summary').click();
  for (const [name, value] of Object.entries(fields)) {
    const field = generator.locator(`.knobs [name=${name}]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
    await field.dispatchEvent('change');
    if (value && name !== 'folder') await expect(html).toContainText(`${name}="`);
  }
  await expect(generator.locator('acct-auth-card [data-state]')).toBeAttached();
  return { html: (await html.textContent()) ?? '', policy: (await policy.textContent()) ?? '' };
}

/**
 * An empty file of a partner with nothing but the snippet, served under the policy; every violation of it, from its first moment on. It
 * has no doctype, no title and no body, as an empty file has none.
 */
export async function openPartnerFile(page: Page, address: string, { html, policy }: { html: string; policy: string }) {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (line: string) => void violations.push(line));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(line: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    }),
  );
  await page.goto(address);
  return violations;
}
