import { type Browser, type BrowserContext, type Cookie, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { CommandError } from '../../build/command-error.ts';
import { findFirefox, findTestBrowser } from '../set-up/find-browser.ts';
import { type Engine, type EngineVisitor, type EngineWindow, patience } from './engine.ts';

/** Chromium over its own protocol, or Firefox over WebDriver BiDi. Throws a CommandError where there is none. */
export async function startPuppeteerEngine(which: 'chrome' | 'firefox', proxyPort: number): Promise<Engine> {
  const executablePath = which === 'chrome' ? findTestBrowser() : findFirefox();
  if (!executablePath) throw new CommandError(`no ${which === 'chrome' ? 'Chromium' : 'Firefox'} found`);
  const common = { executablePath, headless: true, acceptInsecureCerts: true, protocolTimeout: 2 * patience } as const;
  const start = (scripts: boolean): Promise<Browser> =>
    which === 'chrome'
      ? launch({ ...common, browser: 'chrome', args: ['--no-sandbox', `--proxy-server=127.0.0.1:${proxyPort}`] })
      : launch({ ...common, browser: 'firefox', extraPrefsFirefox: firefoxPreferences(proxyPort, scripts) });
  const browser = await start(true);
  return {
    version: `${which === 'chrome' ? 'Chromium' : 'Firefox'} ${(await browser.version()).split('/')[1]}`,
    async newVisitor({ scripts }) {
      if (scripts || which === 'chrome') return newVisitor(await browser.createBrowserContext(), scripts);
      // Firefox knows no scripts off for one visitor: that is another Firefox.
      const other = await start(false);
      return { ...(await newVisitor(await other.createBrowserContext(), true)), leave: () => other.close() };
    },
    stop: () => browser.close(),
  };
}

const firefoxPreferences = (proxyPort: number, scripts: boolean) => ({
  'javascript.enabled': scripts,
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
});

async function newVisitor(context: BrowserContext, scripts: boolean): Promise<EngineVisitor> {
  const errors: string[] = [];
  const newPage = async (): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.setViewport({ width: 1280, height: 900 });
    if (!scripts) await page.setJavaScriptEnabled(false);
    page.on('pageerror', (error) => errors.push((error as Error).message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
    });
    return page;
  };
  const page = await newPage();
  return {
    window: createWindow(page, newPage),
    async cookieNames() {
      const { hostname } = new URL(page.url());
      const sent = ({ domain }: Cookie): boolean => `.${hostname}`.endsWith(`.${domain.replace(/^\./, '')}`);
      return (await context.cookies()).filter(sent).map(({ name }) => name);
    },
    clearCookies: async () => context.deleteCookie(...(await context.cookies())),
    errors,
    leave: () => context.close(),
  };
}

function createWindow(page: Page, newPage: () => Promise<Page>): EngineWindow {
  const element = async (body: string, args: readonly unknown[]): Promise<ElementHandle> => {
    const found = (await page.evaluateHandle(asExpression(body, args))).asElement();
    if (!found) throw new Error('The element has gone.');
    return found as ElementHandle;
  };
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' }).catch(ignoreReplaced)),
    address: async () => page.url(),
    run: (body, args) => page.evaluate(asExpression(body, args)),
    click: async (body, args) => (await element(body, args)).click(),
    type: async (body, args, text) => (await element(body, args)).type(text),
    reload: async () => void (await page.reload()),
    openTab: async () => createWindow(await newPage(), newPage),
    popup: async (press) => {
      const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
      await press();
      const popup = await Promise.race([opened, gone()]);
      if (!popup) throw new Error('No window was opened.');
      return createWindow(popup, newPage);
    },
  };
}

const asExpression = (body: string, args: readonly unknown[]): string =>
  `(async (...args) => { ${body} })(...${JSON.stringify(args)})`;

const gone = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, patience, null).unref());

/** A page that goes on at once may end the navigation that was asked for. */
function ignoreReplaced(error: Error): void {
  if (!/aborted|NS_BINDING|navigation/i.test(error.message)) throw error;
}
