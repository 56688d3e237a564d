import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type PictureOptions = {
  readonly lang: string;
  readonly theme: string;
  /** Folder of the pictures. */
  readonly out: string;
  /** Scenarios to take; all when empty. */
  readonly only: readonly string[];
};
export type Picture = { readonly name: string; readonly png: Buffer };

/** What the playground puts on its window (widget/playground/playground-window.ts). */
type Playground = { readonly scenarios: readonly string[]; show(query: string): Promise<void> };

/** One picture of each scenario, as tall as the card. `playground`: its address. */
export async function takePictures(
  page: Page,
  playground: string,
  { lang, theme, out, only }: PictureOptions,
): Promise<readonly Picture[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${playground}?bare=&lang=${lang}&theme=${theme}`);
  await page.waitForFunction('window.acctPlayground');
  const known = await page.evaluate(
    () => (window as unknown as { acctPlayground: Playground }).acctPlayground.scenarios,
  );
  const pictures: Picture[] = [];
  for (const name of known.filter((scenario) => only.length === 0 || only.includes(scenario))) {
    await page.evaluate(
      (query) => (window as unknown as { acctPlayground: Playground }).acctPlayground.show(query),
      `?scenario=${name}&bare=&lang=${lang}&theme=${theme}`,
    );
    const png = await page.screenshot({ fullPage: true, path: join(out, `${name}-${lang}-${theme}.png`) });
    pictures.push({ name, png });
  }
  return pictures;
}
