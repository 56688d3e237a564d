import type { Page } from '@playwright/test';

type Watched = {
  /** The sum of the page's layout shifts (https://web.dev/articles/cls). */
  layoutShift: number;
  /** The number of moved nodes inside the card. The browser does not name nodes in a closed shadow root. */
  movedCardNodes: number;
  violations: string[];
};
type LayoutShift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node?: Node }[] };

/** The values that `watchPage` records on a page without a fault. */
export const noFaults: Watched = { layoutShift: 0, movedCardNodes: 0, violations: [] };

/** Records layout shifts and policy violations from the start of a page. */
export async function watchPage(page: Page, visit: () => Promise<unknown>): Promise<() => Promise<Watched>> {
  const probe = await page.addInitScript((watched) => {
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        watched.layoutShift += value;
        watched.movedCardNodes += sources.filter(({ node }) => !node).length;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // The integrity policy reports scripts without a hash, but does not block them.
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports)
          watched.violations.push(`without a hash ${(body as { blockedURL?: string } | null)?.blockedURL}`);
      },
      { types: ['integrity-violation'], buffered: true },
    );
    observer.observe();
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  }, noFaults);
  await visit();
  // The script that records is removed from the page, because a later test may use the same page.
  await probe.dispose();
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}
