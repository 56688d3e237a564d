import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';

const script = '**/widget/v1/acct-auth-card.js';
const { en, hi } = catalogues;

const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  blocked: (route) => route.abort(),
  hanging: () => undefined,
};

/** Ends the note's wait, which is the style sheet's, and tells how many milliseconds it would have been. */
const endWait = (page: Page): Promise<unknown> =>
  page.locator('.late-card').evaluate((element) => {
    const [wait] = element.getAnimations();
    wait?.finish();
    return wait?.effect?.getComputedTiming().endTime;
  });

for (const [fault, answer] of Object.entries(faults)) {
  test(`a card whose script is ${fault} says so within 10 s, with two ways on`, {
    tag: fault === 'blocked' ? [] : '@proof:rare',
  }, async ({ page, services, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    await page.setViewportSize({ width: 360, height: 640 });
    let broken = true;
    await page.route(script, (route) => (broken ? answer(route) : route.continue()));
    await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
    const note = page.getByRole('alert').filter({ hasText: en.login.late });
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
    await expect(note).toBeHidden();
    expect(await endWait(page)).toBeLessThanOrEqual(10_000);
    await expect(note).toBeVisible();
    await expect(note).toBeInViewport({ ratio: 1 });
    const ownLogin = note.getByRole('link', { name: en.login.fallbackLink });
    await expect(ownLogin).toHaveAttribute('href', `${services.app}/login`);
    broken = false;
    await note.getByRole('link', { name: en.login.lateReload }).click();
    await page.getByLabel('Name', { exact: true }).fill('Asha');
    await expect(page.getByText('Test mode: human check solved.')).toBeVisible();
    await expect(note).toBeHidden();
  });
}

test('the note goes when the script arrives after all (hi)', async ({ page, services }) => {
  let release = (): void => undefined;
  await page.route(script, (route) => {
    release = () => void route.continue();
  });
  await page.goto(`${services.site}/hi/login`, { waitUntil: 'commit' });
  const note = page.getByText(hi.login.late);
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await endWait(page)).toBeLessThanOrEqual(10_000);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: hi.login.lateReload })).toHaveAttribute('href', '/hi/login');
  release();
  await expect(note).toBeHidden();
});
