import type { Page } from '@playwright/test';

/** Returns the name of the control that has the focus, through shadow roots. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active: Element | null = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    return (label ?? active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim();
  });
