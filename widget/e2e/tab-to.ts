import type { Page } from '@playwright/test';

/** Presses Tab until the control of this name has the focus; fails when it is not reached. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let active: Element | null = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
      return (label ?? active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim();
    });
    if (focused === name) return;
  }
  throw new Error(`Tab does not reach "${name}"`);
}
