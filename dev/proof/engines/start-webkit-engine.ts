import type { WebDriver, WebElement } from 'selenium-webdriver';
import { CommandError } from '../../build/command-error.ts';
import { findOnPath } from '../../build/find-on-path.ts';
import { type Engine, type EngineVisitor, type EngineWindow, patience } from './engine.ts';
import { openWebKitSession, type WebKitSession } from './open-webkit-session.ts';
import { startVirtualScreen } from './start-virtual-screen.ts';

/** WebKitGTK's MiniBrowser over WebDriver, on a screen that nobody sees. Throws a CommandError where it is not installed or does not start. */
export async function startWebKitEngine(proxyPort: number): Promise<Engine> {
  const command = findOnPath(['WebKitWebDriver'], process.env);
  if (!command) throw new CommandError('no WebKitWebDriver (Debian: webkit2gtk-driver)');
  const screen = await startVirtualScreen();
  const open = (scripts: boolean) => openWebKitSession({ command, display: screen.display, proxyPort, scripts });
  try {
    const { session, end } = await open(true);
    const version = (await session.getCapabilities()).get('browserVersion') as string;
    await end();
    return {
      version: `WebKitGTK ${version}`,
      newVisitor: async ({ scripts }) => newVisitor(await open(scripts)),
      stop: screen.stop,
    };
  } catch (error) {
    await screen.stop();
    throw new CommandError(`WebKitGTK does not start: ${(error as Error).message}`);
  }
}

async function newVisitor({ session, errors, end }: WebKitSession): Promise<EngineVisitor> {
  await session.manage().setTimeouts({ script: patience, pageLoad: patience });
  return {
    window: createWindow(session, await session.getWindowHandle()),
    cookieNames: async () => (await session.manage().getCookies()).map(({ name }) => name),
    clearCookies: () => session.manage().deleteAllCookies(),
    errors,
    leave: end,
  };
}

function createWindow(session: WebDriver, handle: string): EngineWindow {
  const here = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle);
    return session;
  };
  const element = async (body: string, args: readonly unknown[]): Promise<WebElement> => {
    const found = await (await here()).executeScript<WebElement | null>(asBody(body), ...args);
    if (!found) throw new Error('The element has gone.');
    return found;
  };
  return {
    goTo: async (address) => (await here()).get(address),
    address: async () => (await here()).getCurrentUrl(),
    run: async (body, args) => (await here()).executeScript(asBody(body), ...args),
    click: async (body, args) => (await element(body, args)).click(),
    type: async (body, args, text) => (await element(body, args)).sendKeys(text),
    reload: async () => (await here()).navigate().refresh(),
    openTab: async () => {
      await (await here()).switchTo().newWindow('tab');
      return createWindow(session, await session.getWindowHandle());
    },
    popup: async (press) => {
      const before = new Set(await (await here()).getAllWindowHandles());
      await press();
      const opened = await session.wait(
        async () => (await session.getAllWindowHandles()).find((each) => !before.has(each)) ?? false,
        patience,
        'No window was opened.',
      );
      return createWindow(session, opened as string);
    },
  };
}

const asBody = (body: string): string => `const args = Array.from(arguments); return (async () => { ${body} })();`;
