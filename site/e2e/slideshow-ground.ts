import type { Page } from '@playwright/test';
import { expect } from '../../dev/proof/browser/test.ts';

export const titles = [
  'Quick Item Selector',
  'Party-wise Item Selector',
  'One-Click GST Reports',
  'Outstanding Tracker',
  'Business Reminders',
  'Multi-Device Support',
] as const;

export const carousel = (page: Page) => page.getByRole('region', { name: /^Six daily problems/ });
export const slides = (page: Page) => page.getByRole('group', { name: 'Features slideshow' });
export const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
export const dot = (page: Page, index: number) =>
  carousel(page).getByRole('button', { name: `Slide ${index + 1} of 6` });

/** The dot says so, and the slide stands in the screen. */
export async function expectSlide(page: Page, index: number): Promise<void> {
  await expectDot(page, index);
  await expect(page.getByRole('heading', { name: titles[index] ?? '' })).toBeInViewport({ ratio: 1 });
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveCount(1);
}

export const expectDot = (page: Page, index: number) =>
  expect(dot(page, index)).toHaveAttribute('aria-current', 'true');

/** Opens the landing page with time in the test's hand, and lets the first slide's time begin. */
export async function openSlideshow(page: Page, origin: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${origin}/`);
  await dot(page, 0).scrollIntoViewIfNeeded();
  // It begins a moment after the page has loaded.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.locator('[data-awake]')).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** The next `slides` come by themselves, each after five seconds and not before. */
export async function expectToGoOn(page: Page, ...next: readonly number[]): Promise<void> {
  for (const index of next) {
    await page.clock.runFor(4999);
    await expectDot(page, (index + 5) % 6);
    await page.clock.runFor(1);
    await expectSlide(page, index);
  }
}

export async function expectToStand(page: Page, index: number): Promise<void> {
  await page.clock.runFor(30_000);
  await expectSlide(page, index);
}
