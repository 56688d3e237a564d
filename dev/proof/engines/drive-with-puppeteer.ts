import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { CommandError } from '../../base/run-tool.ts';
import { findFirefox } from '../../services/set-up/prepare-browser.ts';
import { type Engine, type EngineBrowser, type EngineWindow, responseTimeout } from './engine.ts';

/**
 * Drives a browser started by Puppeteer, either a current one or Chromium 80. `scripts`: true if its pages may run
 * scripts.
 */
export async function driveWithPuppeteer(browser: Browser, scripts = true): Promise<EngineBrowser> {
  const errors: string[] = [];
  const newPage = async (): Promise<Page> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(responseTimeout);
    await page.setViewport({ width: 1280, height: 900 });
    if (!scripts) await page.setJavaScriptEnabled(false);
    page.on('pageerror', (error) => errors.push((error as Error).message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
    });
    return page;
  };
  return { window: createWindow(await newPage(), newPage), errors, close: () => browser.close() };
}

function createWindow(page: Page, newPage: () => Promise<Page>): EngineWindow {
  const element = async (body: string, args: readonly unknown[]): Promise<ElementHandle> => {
    const found = (await page.evaluateHandle(asExpression(body, args))).asElement();
    if (!found) throw new Error('The element is gone.');
    return found as ElementHandle;
  };
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' }).catch(ignoreReplaced)),
    address: async () => page.url(),
    run: (body, args) => page.evaluate(asExpression(body, args)),
    click: async (body, args) => (await element(body, args)).click(),
    type: async (body, args, text) => (await element(body, args)).type(text),
    cookieNames: async () => (await page.cookies()).map(({ name }) => name),
    clearCookies: async () => page.deleteCookie(...(await page.cookies())),
    openTab: async () => createWindow(await newPage(), newPage),
    async popup(press) {
      const opened = new Promise<Page | null>((resolve) => {
        page.once('popup', resolve);
        setTimeout(resolve, responseTimeout, null).unref();
      });
      await press();
      const popup = await opened;
      if (!popup) throw new Error('No window was opened.');
      return createWindow(popup, newPage);
    },
  };
}

const asExpression = (body: string, args: readonly unknown[]): string =>
  `(async (...args) => { ${body} })(...${JSON.stringify(args)})`;

/** Ignores the error of a navigation if the page itself has started another one. */
function ignoreReplaced(error: Error): void {
  if (!/aborted|NS_BINDING|navigation/i.test(error.message)) throw error;
}

/** Opens the machine's Firefox over WebDriver BiDi, because Playwright can control only its own build of Firefox. */
export const openFirefox: Engine = async ({ scripts, proxyPort }) => {
  const executablePath = findFirefox();
  if (!executablePath) throw new CommandError('No Firefox found: install firefox-esr, or set FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // Sets a preference, since this Firefox lacks WebDriver BiDi's command to disable scripts.
      'javascript.enabled': scripts,
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
    },
  });
  return driveWithPuppeteer(browser);
};
