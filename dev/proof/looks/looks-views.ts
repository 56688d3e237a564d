import type { Page } from '@playwright/test';
import { localPath } from '../../../site/local-path.ts';
import { paths } from '../../../site/paths.ts';
import { type Language, languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';
import { openPlayground } from '../browser/open-playground.ts';

/** A page of the site, or a state of the card on an empty page. */
export type LooksView = {
  /** As in the list: `page, /pricing`, `card, sign-up in hi`. */
  readonly name: string;
  readonly language: Language;
  /** Resolves when it stands, at whatever width the window has. */
  readonly open: (page: Page) => Promise<void>;
};

const missingPath = '/no-such-page';

type Origins = { readonly site: string; readonly playground: string };

/** Every page and every state, in every language; `page` asks the playground which states there are. */
export async function looksViews(page: Page, { site, playground }: Origins): Promise<readonly LooksView[]> {
  const { scenarios } = await openPlayground(page, playground);
  await page.locator('acct-auth-card[data-ready]').waitFor();
  const opened = new WeakMap<Page, Awaited<ReturnType<typeof openPlayground>>>();
  return languageCodes.flatMap((language): LooksView[] => [
    ...[...paths.map((path) => localPath(path, language)), ...(language === sourceLanguage ? [missingPath] : [])].map(
      (path) => ({
        name: `page, ${path}`,
        language,
        async open(at: Page) {
          await at.goto(site + path);
          if (path.endsWith('/login')) await at.locator('acct-auth-card input').first().waitFor();
        },
      }),
    ),
    ...scenarios.map((scenario) => ({
      name: `card, ${scenario} in ${language}`,
      language,
      async open(at: Page) {
        if (!at.url().startsWith(playground)) opened.set(at, await openPlayground(at, playground, `lang=${language}`));
        await at.locator('acct-auth-card[data-ready]').waitFor();
        // By day and by night as the browser says.
        await opened.get(at)?.show({ scenario, lang: language, theme: 'auto' });
      },
    })),
  ]);
}
