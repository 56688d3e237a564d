import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits for what moves things on it: on /login the card's own form is what the visitor waits for, elsewhere the island. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  if (url.endsWith('/login')) await expect(page.getByRole('textbox').first()).toBeVisible();
  const island = page.locator('[data-island]');
  if ((await island.count()) === 0) return;
  await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awake]')).toBeAttached();
}
