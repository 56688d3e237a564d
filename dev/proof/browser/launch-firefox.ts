import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../build/command-error.ts';
import { findFirefox } from '../set-up/find-browser.ts';
import { connectMarionette, type Marionette } from './marionette.ts';

/** Milliseconds for a Firefox to start, and how often it is looked for. */
const patience = 40_000;
const interval = 100;

/** A Firefox with a profile of its own, and what ends it. */
export type DrivenFirefox = { readonly marionette: Marionette; stop(): Promise<void> };

/** Starts the machine's Firefox, without a window, with these preferences. Throws a CommandError when there is none or it does not start. */
export async function launchFirefox(
  preferences: Readonly<Record<string, string | number | boolean>>,
): Promise<DrivenFirefox> {
  const executable = findFirefox();
  if (executable === undefined) throw new CommandError('No Firefox found: install firefox-esr, or set FIREFOX_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'acct-firefox-'));
  const lines = Object.entries({ ...quiet, ...preferences }).map(([name, value]) => {
    return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`;
  });
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    executable,
    ['-headless', '-no-remote', '-profile', profile, '-marionette', '-remote-allow-system-access'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const marionette = await connectMarionette(await portOf(profile));
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return {
      marionette,
      async stop() {
        marionette.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nothing of Firefox's own asks the network or the visitor. */
const quiet = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
} as const;

/** Firefox writes the port that it took into its profile. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (let waited = 0; waited < patience; waited += interval) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
    await sleep(interval);
  }
  throw new CommandError(`Firefox did not start within ${patience / 1000} s.`);
}
