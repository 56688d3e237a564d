import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../../build/services/free-ports.ts';
import { endGroup } from '../../build/services/kill-group.ts';
import { withinLimit } from '../../build/within-limit.ts';
import { patience } from './engine.ts';

type SessionOptions = {
  readonly command: string;
  readonly display: string;
  readonly proxyPort: number;
  readonly scripts: boolean;
};
export type WebKitSession = { readonly session: WebDriver; readonly errors: readonly string[]; end(): Promise<void> };

/** Milliseconds after which a window that has not opened never will, and how often another driver is tried. */
const windowLimit = 20_000;
const tries = 3;

/**
 * A window with a profile and a driver of its own: once in some thirty times a driver waits for its MiniBrowser for ever, and answers
 * nobody from then on.
 */
export async function openWebKitSession(options: SessionOptions, tried = 1): Promise<WebKitSession> {
  const driver = await startDriver(options);
  try {
    const session = await withinLimit(startMiniBrowser(driver.address, options), windowLimit, 'no window opens');
    const end = async (): Promise<void> => {
      await session.quit();
      await driver.stop();
    };
    return { session, errors: driver.errors, end };
  } catch (error) {
    await driver.stop();
    if (tried === tries) throw error;
    console.error(`WebKitGTK, try ${tried}: ${(error as Error).message}`);
    return openWebKitSession(options, tried + 1);
  }
}

async function startDriver({ command, display }: SessionOptions) {
  const [port = 0] = await freePorts(1);
  const child = spawn(command, [`--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display },
  });
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = (): Promise<void> => endGroup(child);
  await answering(`${address}/status`, child).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { address, errors, stop };
}

const startMiniBrowser = (address: string, { proxyPort, scripts }: SessionOptions): Promise<WebDriver> =>
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
    .build() as Promise<WebDriver>;

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
