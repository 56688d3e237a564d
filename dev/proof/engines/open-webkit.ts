import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { rejectIfLate } from '../../../account/clock.ts';
import { CommandError, endProcessGroup, findProgramOnPath, spawnProcessGroup } from '../../base/run-tool.ts';
import { freePorts } from '../../services/free-ports.ts';
import { expect } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';
import { type Engine, type EngineOptions, type EngineWindow, responseTimeout } from './engine.ts';

/** The time in milliseconds in which a window has to open, and the number of drivers to try. */
const windowLimit = 20_000;
const tries = 3;

/**
 * Opens WebKitGTK's MiniBrowser over WebDriver without a visible window. WebKitGTK reports no page errors of
 * WebDriver's private sessions.
 */
export const openWebKit: Engine = async (options) => {
  const missing = ['WebKitWebDriver', 'xvfb-run', 'xauth'].filter((name) => !findProgramOnPath([name], process.env));
  if (missing.length > 0) throw new CommandError(`no ${missing} (Debian: webkit2gtk-driver, xvfb, xauth)`);
  // About once in thirty times a driver waits for its MiniBrowser forever and stops answering.
  for (let tried = 1; ; tried += 1) {
    const driver = await startDriver();
    try {
      const opening = openMiniBrowser(driver.address, options);
      const session = await rejectIfLate(windowLimit, opening, new Error('WebKitGTK opens no window.'));
      await session.manage().setTimeouts({ script: responseTimeout, pageLoad: responseTimeout });
      const close = async (): Promise<void> => {
        await rejectIfLate(responseTimeout, session.quit(), new Error('WebKitGTK does not close.')).finally(
          driver.stop,
        );
      };
      return { window: createWindow(session, await session.getWindowHandle()), close };
    } catch (error) {
      await driver.stop();
      if (tried === tries) throw error;
      console.error(`WebKitGTK, try ${tried}: ${(error as Error).message}`);
    }
  }
};

async function startDriver() {
  const [port = 0] = await freePorts(1);
  const authority = join(readTestRun().folder, `Xauthority-${port}`);
  const screen = ['--auto-servernum', '--auth-file', authority, '--server-args=-screen 0 1400x1000x24 -nolisten tcp'];
  const command = ['WebKitWebDriver', `--port=${port}`];
  const child = spawnProcessGroup('xvfb-run', [...screen, ...command], { output: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<void> => expect((await fetch(`${address}/status`)).ok).toBe(true);
  await expect(answers, 'WebKitWebDriver answers').toPass({ timeout: responseTimeout });
  return { address, stop: () => endProcessGroup(child) };
}

const openMiniBrowser = (address: string, { scripts, proxyPort }: EngineOptions): Promise<WebDriver> =>
  new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            '--geometry=1280x900',
            // Names the proxy on the command line, since WebDriver's own setting makes the browser use TLS to the
            // proxy.
            `--proxy=http://127.0.0.1:${proxyPort}`,
            `--enable-javascript=${scripts}`,
          ],
        },
      }),
    )
    .build() as Promise<WebDriver>;

function createWindow(session: WebDriver, handle: string): EngineWindow {
  const here = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle);
    return session;
  };
  const element = async (body: string, args: readonly unknown[]): Promise<WebElement> => {
    const found = await (await here()).executeScript<WebElement | null>(asBody(body), ...args);
    if (!found) throw new Error('The element is gone.');
    return found;
  };
  return {
    goTo: async (address) => (await here()).get(address),
    address: async () => (await here()).getCurrentUrl(),
    run: async (body, args) => (await here()).executeScript(asBody(body), ...args),
    click: async (body, args) => (await element(body, args)).click(),
    type: async (body, args, text) => (await element(body, args)).sendKeys(text),
    cookieNames: async () => (await (await here()).manage().getCookies()).map(({ name }) => name),
    clearCookies: async () => (await here()).manage().deleteAllCookies(),
    async openTab() {
      await (await here()).switchTo().newWindow('tab');
      return createWindow(session, await session.getWindowHandle());
    },
    async popup(press) {
      const before = new Set(await (await here()).getAllWindowHandles());
      await press();
      const opened = await session.wait(
        async () => (await session.getAllWindowHandles()).find((each) => !before.has(each)) ?? false,
        responseTimeout,
        'No window was opened.',
      );
      return createWindow(session, opened as string);
    },
  };
}

const asBody = (body: string): string => `const args = Array.from(arguments); return (async () => { ${body} })();`;
