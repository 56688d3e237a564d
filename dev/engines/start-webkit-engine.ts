import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CommandError } from '../command-error.ts';
import { freePorts } from '../services/free-ports.ts';
import { endGroup } from '../services/kill-group.ts';
import { findOnPath } from '../set-up/find-on-path.ts';
import { withinLimit } from '../within-limit.ts';
import { type Engine, type EngineVisitor, type EngineWindow, patience } from './engine.ts';
import { startVirtualScreen } from './start-virtual-screen.ts';

/** WebKitGTK's MiniBrowser over WebDriver, on a screen that nobody sees. Throws a CommandError where it is not installed or does not start. */
export async function startWebKitEngine(proxyPort: number): Promise<Engine> {
  const driver = findOnPath(['WebKitWebDriver'], process.env);
  if (!driver) throw new CommandError('no WebKitWebDriver (Debian: webkit2gtk-driver)');
  const screen = await startVirtualScreen();
  const [port = 0] = await freePorts(1);
  const child = spawn(driver, [`--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: screen.display },
  });
  const stop = async (): Promise<void> => {
    await endGroup(child);
    await screen.stop();
  };
  let errors: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  const start = (scripts: boolean): Promise<WebDriver> =>
    withinLimit(startSession({ address, proxyPort, scripts }), 2 * patience, 'WebKitGTK opens no window.');
  try {
    await answering(`${address}/status`, child);
    const probe = await start(true);
    const version = (await probe.getCapabilities()).get('browserVersion') as string;
    await probe.quit();
    return {
      version: `WebKitGTK ${version}`,
      async newVisitor({ scripts }) {
        errors = [];
        return newVisitor(await start(scripts), errors);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw new CommandError(`WebKitGTK does not start: ${(error as Error).message}`);
  }
}

/** A MiniBrowser with a profile of its own. */
async function startSession(options: {
  readonly address: string;
  readonly proxyPort: number;
  readonly scripts: boolean;
}): Promise<WebDriver> {
  return new Builder()
    .usingServer(options.address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            '--geometry=1280x900',
            // The capability of this name would have it speak TLS to the proxy.
            `--proxy=http://127.0.0.1:${options.proxyPort}`,
            '--enable-write-console-messages-to-stdout=true',
            `--enable-javascript=${options.scripts}`,
          ],
        },
      }),
    )
    .build();
}

async function newVisitor(session: WebDriver, errors: readonly string[]): Promise<EngineVisitor> {
  await session.manage().setTimeouts({ script: patience, pageLoad: patience });
  return {
    window: createWindow(session, await session.getWindowHandle()),
    cookieNames: async () => (await session.manage().getCookies()).map(({ name }) => name),
    clearCookies: () => session.manage().deleteAllCookies(),
    errors,
    leave: () => session.quit(),
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

async function answering(address: string, child: ChildProcess): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let waited = 0; waited < patience; waited += 100) {
    if (await answers()) return;
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with exit code ${child.exitCode}.`);
    await sleep(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
