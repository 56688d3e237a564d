import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CommandError } from '../command-error.ts';
import { freePorts } from '../services/free-ports.ts';
import { findOnPath } from '../set-up/find-on-path.ts';
import { type Engine, type EngineVisitor, type EngineWindow, patience } from './engine.ts';

/** WebKitGTK's MiniBrowser over WebDriver, on a screen that nobody sees. Throws a CommandError where it is not installed. */
export async function startWebKitEngine(proxyPort: number): Promise<Engine> {
  const driver = findOnPath(['WebKitWebDriver'], process.env);
  const screen = findOnPath(['Xvfb'], process.env);
  if (!driver || !screen) throw new CommandError('no WebKitWebDriver or Xvfb (Debian: webkit2gtk-driver, xvfb)');
  const [port = 0] = await freePorts(1);
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const child = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  let errors: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/status`);
  const start = (scripts: boolean): Promise<WebDriver> =>
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
              // The capability of this name would have it speak TLS to the proxy.
              `--proxy=http://127.0.0.1:${proxyPort}`,
              '--enable-write-console-messages-to-stdout=true',
              `--enable-javascript=${scripts}`,
            ],
          },
        }),
      )
      .build();
  const probe = await start(true);
  const version = (await probe.getCapabilities()).get('browserVersion') as string;
  await probe.quit();
  return {
    version: `WebKitGTK ${version}`,
    async newVisitor({ scripts }) {
      errors = [];
      return newVisitor(await start(scripts), errors);
    },
    async stop() {
      await end(child);
      await end(display);
    },
  };
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

async function answering(address: string): Promise<void> {
  for (let waited = 0; waited < patience; waited += 100) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
