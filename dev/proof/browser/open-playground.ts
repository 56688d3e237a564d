import type { Page } from '@playwright/test';

/** The playground's API on its window (widget/playground/playground-window.d.ts). */
type PlaygroundWindow = { acctPlayground: { scenarios: readonly string[]; show(query: string): Promise<void> } };

export type PlaygroundAppearance = { readonly scenario: string; readonly lang: string; readonly theme: string };

/** Opens the built playground with only the card on it. `url`: its address, with a trailing slash. */
export async function openPlayground(page: Page, url: string, query = '') {
  await page.goto(`${url}?bare=&${query}`);
  const names = await page.waitForFunction(
    () => (window as unknown as Partial<PlaygroundWindow>).acctPlayground?.scenarios,
  );
  return {
    /** The names of all scenarios. */
    scenarios: (await names.jsonValue()) ?? [],
    /** Shows a new card in this scenario's state, without reloading the page. */
    show: ({ scenario, lang, theme }: PlaygroundAppearance): Promise<void> =>
      page.evaluate(
        (wanted) => (window as unknown as PlaygroundWindow).acctPlayground.show(wanted),
        `?bare=&scenario=${scenario}&lang=${lang}&theme=${theme}`,
      ),
  };
}
