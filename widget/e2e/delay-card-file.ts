import type { Page } from '@playwright/test';

/** Delays a file of the card until the returned function is called. */
export async function delayCardFile(page: Page, file: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/${file.replace('.', '\\.')}`), async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}
