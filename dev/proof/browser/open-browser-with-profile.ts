import { delimiter } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { CommandError } from '../../base/run-tool.ts';
import { findBrowser } from '../../services/set-up/prepare-browser.ts';

/**
 * Opens a full Chromium with a profile, because a headless shell neither fills in nor stores passwords. Throws if no
 * full Chromium is installed.
 */
export async function openBrowserWithProfile(options: LaunchOptions): Promise<BrowserContext> {
  for (const executablePath of findChromiums()) {
    const context = await chromium.launchPersistentContext('', {
      ...options,
      executablePath,
      ignoreDefaultArgs: ['--enable-automation'],
    });
    if (await supportsAutofill(context)) return context;
    await context.close();
  }
  throw new CommandError('No Chromium found that supports autofill: install one, or put its folder on the PATH.');
}

/** Returns every Chromium on the PATH, folder by folder, and the one that Playwright has installed. */
function findChromiums(): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [process.env, ...folders.map((PATH) => ({ PATH }))].map((env) => findBrowser(env));
  return [...new Set(found.filter((path) => path !== undefined))];
}

async function supportsAutofill(context: BrowserContext): Promise<boolean> {
  const devtools = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
  return devtools.send('Autofill.enable').then(
    () => true,
    () => false,
  );
}
