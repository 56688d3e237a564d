import type { Page } from '@playwright/test';

/**
 * Resolves to the name of the focused control once pending changes of the focus are done. Finds controls in shadow
 * roots too.
 */
export const readFocusedControlName = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    let active: Element | null = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    return (label ?? active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim();
  });
