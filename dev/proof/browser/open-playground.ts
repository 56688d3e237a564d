import type { Page } from '@playwright/test';

/** What the playground puts on its window (widget/playground/playground-window.d.ts). */
type PlaygroundWindow = { acctPlayground: { scenarios: readonly string[]; show(query: string): Promise<void> } };

export type Appearance = { readonly scenario: string; readonly lang: string; readonly theme: string };

/** Opens the built playground with nothing but the card on it. `url`: where it is served, with a slash at its end. */
export async function openPlayground(page: Page, url: string, query = '') {
  await page.goto(`${url}?bare=&${query}`);
  const names = await page.waitForFunction(
    () => (window as unknown as Partial<PlaygroundWindow>).acctPlayground?.scenarios,
  );
  return {
    /** The names of all scenarios. */
    scenarios: (await names.jsonValue()) ?? [],
    /** A new card, driven into the state of this scenario, without loading the page again. */
    show: ({ scenario, lang, theme }: Appearance): Promise<void> =>
      page.evaluate(
        (wanted) => (window as unknown as PlaygroundWindow).acctPlayground.show(wanted),
        `?bare=&scenario=${scenario}&lang=${lang}&theme=${theme}`,
      ),
  };
}
