import type { Page } from '@playwright/test';

/** Returns the name of the control that has the focus, through shadow roots, once all that moves it has run. */
export const focusedControlName = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    let active: Element | null = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    return (label ?? active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim();
  });
