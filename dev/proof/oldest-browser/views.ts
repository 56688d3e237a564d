import type { Page } from 'puppeteer-core';
import { localPath } from '../../../site/local-path.ts';
import { paths } from '../../../site/paths.ts';
import { messages } from '../../../widget/languages/en/messages.ts';
import { languageLoaders } from '../../../widget/languages/language-loaders.ts';
import { languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';

/** One page of the site, one state of the card, or the card as one file on a page of its own. */
export type View = {
  readonly kind: 'pages' | 'card states' | 'single file';
  readonly language: string;
  readonly name: string;
  /** Resolves when everything stands. */
  readonly open: (page: Page) => Promise<void>;
};

const missingPath = '/no-such-page';

/** Opens a page that holds nothing but this markup. */
export function openBlank(markup: string): View['open'] {
  return async (page) => {
    await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html><body>${markup}`)}`);
  };
}

/** Every page of the site and every state of the card, in every language; `page` asks the playground which states there are. */
export async function findViews(page: Page, site: string, playground: string): Promise<readonly View[]> {
  const bare = (language: string) => `${playground}/playground/?bare=&lang=${language}`;
  await page.goto(bare('en'));
  await page.waitForFunction("document.querySelector('acct-auth-card[data-ready]')");
  const scenarios = (await page.evaluate('window.acctPlayground.scenarios')) as string[];
  return languageCodes.flatMap((language) => [
    ...[...paths.map((path) => localPath(path, language)), ...(language === 'en' ? [missingPath] : [])].map(
      (path): View => ({
        kind: 'pages',
        language,
        name: path,
        async open(at) {
          await at.goto(site + path);
          if (path.endsWith('/login')) await at.waitForFunction(`(${cardShows})()`);
        },
      }),
    ),
    ...['/', '/features'].map((path) => madeBill(site, localPath(path as '/', language), language)),
    {
      kind: 'single file',
      language,
      name: 'single file, submitted empty',
      async open(at: Page) {
        await at.goto(`${playground}/single-file?${language}`);
        await at.waitForFunction(`(${cardShows})()`);
        await at.evaluate("document.querySelector('acct-auth-card').shadowRoot.querySelector('.primary').click()");
        await at.waitForFunction(
          "document.querySelector('acct-auth-card').shadowRoot.querySelector('[aria-invalid=true]')",
        );
        // The submit was a touch as well, which brings the human check.
        const { captcha } = language === sourceLanguage ? messages : (await languageLoaders[language]()).messages;
        const solved = JSON.stringify(captcha.testModeSolved);
        await at.waitForFunction(`document.querySelector('acct-auth-card').shadowRoot.textContent.includes(${solved})`);
      },
    } as const,
    ...scenarios.map(
      (scenario): View => ({
        kind: 'card states',
        language,
        name: scenario,
        async open(at) {
          if (at.url() !== bare(language)) await at.goto(bare(language));
          // The playground shows a card by itself, which must stand before it is taken away for another.
          await at.waitForFunction("document.querySelector('acct-auth-card[data-ready]')");
          const query = `?scenario=${scenario}&bare=&lang=${language}`;
          await at.evaluate(`window.acctPlayground.show(${JSON.stringify(query)})`);
        },
      }),
    ),
  ]);
}

/** A bill that has been typed on: another item, another rate, an entry that is marked, a GSTIN of another state. */
const madeBill = (site: string, path: string, language: string): View => ({
  kind: 'pages',
  language,
  name: `${path}, a bill in the making`,
  async open(at) {
    await at.goto(site + path);
    // What another page of this tab has kept would be resumed.
    await at.evaluate('sessionStorage.clear()');
    await at.goto(site + path);
    await at.focus('[data-bill] input');
    await at.waitForFunction("document.querySelector('[data-bill][data-awake]')");
    await at.click('.bill-add button');
    const fill = async (name: string, value: string) => {
      const field = await at.$(`[data-bill] [name=${name}]`);
      if (!field) return;
      await field.click();
      await at.evaluate(`document.querySelector('[data-bill] [name=${name}]').select()`);
      await field.type(value);
    };
    await fill('sellerName', 'Asha Traders');
    await fill('sellerUpi', 'asha@okbank');
    await fill('buyerGstin', '29AAAAA0000A1ZY');
    await fill('item-4-rate', '1,000');
    await fill('item-2-rate', 'x');
    await at.waitForFunction("document.querySelector('[data-bill] output').textContent.includes('21,630')");
    await at.waitForFunction("document.querySelector('[data-bill] [aria-invalid]')");
  },
});

/** As text: it runs in the page. */
const cardShows = `() => {
  const card = document.querySelector('acct-auth-card');
  return card && card.shadowRoot && card.shadowRoot.querySelector('input');
}`;
