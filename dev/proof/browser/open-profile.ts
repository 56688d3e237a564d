import { delimiter } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { CommandError } from '../../base/run-tool.ts';
import { findBrowser } from '../../services/set-up/prepare-browser.ts';

/** Opens a full Chromium with a profile, which fills in and stores passwords; a headless shell cannot. Throws. */
export async function openProfile(options: LaunchOptions): Promise<BrowserContext> {
  for (const executablePath of chromiums()) {
    const context = await chromium.launchPersistentContext('', {
      ...options,
      executablePath,
      ignoreDefaultArgs: ['--enable-automation'],
    });
    if (await fillsIn(context)) return context;
    await context.close();
  }
  throw new CommandError('No Chromium that fills in addresses: install one, or put its folder on the PATH.');
}

/** Returns every Chromium on the PATH, folder by folder, and Playwright's own. */
function chromiums(): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [process.env, ...folders.map((PATH) => ({ PATH }))].map((env) => findBrowser(env));
  return [...new Set(found.filter((path) => path !== undefined))];
}

async function fillsIn(context: BrowserContext): Promise<boolean> {
  const devtools = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
  return devtools.send('Autofill.enable').then(
    () => true,
    () => false,
  );
}
