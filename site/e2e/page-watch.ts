import type { Page } from '@playwright/test';

type Watched = { layoutShift: number; violations: string[] };

/** Records layout shifts and policy violations from the start of a page. */
export async function watchPage(page: Page, visit: () => Promise<unknown>): Promise<() => Promise<Watched>> {
  const probe = await page.addInitScript(() => {
    const watched: Watched = { layoutShift: 0, violations: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.layoutShift += (entry as unknown as { value: number }).value;
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
  });
  await visit();
  // The script that records is removed from the page, because a later test may use the same page.
  await probe.dispose();
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}
