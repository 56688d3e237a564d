import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stored } from './places.ts';

/** What the engine asks its browser to keep after a submit. */
export type Kept = { readonly credentials?: { readonly username?: string; readonly password?: string } };

/**
 * Puts DuckDuckGo's autofill engine into every document of a page, as its browser for macOS does, with one identity to fill in. The
 * browser's side of it is played here: it shows no list, the one identity is chosen as soon as a field asks for it.
 *
 * @param choice whether a visitor chooses the identity or goes on typing
 * @param build of https://github.com/duckduckgo/duckduckgo-autofill: the folder that has `dist/autofill.js`
 * @returns what the browser is asked to keep, oldest first
 */
export async function installDuckDuckGo(
  page: Page,
  build: string,
  choice: 'identity' | 'none',
): Promise<readonly Kept[]> {
  const engine = readFileSync(join(build, 'dist', 'autofill.js'), 'utf8');
  const settings: Readonly<Record<string, unknown>> = {
    isApp: true,
    isTopFrame: false,
    supportsTopFrame: true,
    hasModernWebkitAPI: true,
    ...scope,
    availableInputTypes,
  };
  const injected = Object.entries(settings).reduce(
    (code, [name, value]) => code.replace(`// INJECT ${name} HERE`, `${name} = ${JSON.stringify(value)};`),
    engine,
  );
  if (injected === engine) throw new Error(`${build} is another engine than the one these tests know.`);
  const kept: Kept[] = [];
  await page.exposeFunction('keepFormData', (message: Kept) => void kept.push(message));
  await page.addInitScript(playBrowser, {
    ...scope,
    availableInputTypes,
    identity: choice === 'identity' ? identity : null,
  });
  await page.addInitScript(injected);
  return kept;
}

const identity = {
  id: '1',
  title: 'Asha',
  fullName: stored.name,
  firstName: 'Asha',
  lastName: 'Patil',
  emailAddress: stored.email,
  phone: stored.phone,
} as const;

const availableInputTypes = {
  credentials: { username: false, password: false },
  identities: { fullName: true, firstName: true, lastName: true, emailAddress: true, phone: true },
  creditCards: {},
  email: false,
  credentialsProviderStatus: 'unlocked',
  credentialsImport: false,
} as const;

const scope = {
  contentScope: { features: { autofill: { state: 'enabled', exceptions: [] } }, unprotectedTemporary: [] },
  userUnprotectedDomains: [],
  userPreferences: {
    debug: false,
    platform: { name: 'macos' },
    features: {
      autofill: {
        settings: {
          featureToggles: { inputType_credentials: true, inputType_identities: true, credentials_saving: true },
        },
      },
    },
  },
} as const;

type KeepWindow = { keepFormData(message: Kept): Promise<void> };

/** Runs in the page, before the engine. */
function playBrowser(all: Readonly<Record<string, unknown>>): void {
  const { identity, availableInputTypes, ...scope } = all;
  const replies: Readonly<Record<string, unknown>> = {
    getRuntimeConfiguration: { success: { ...scope, availableInputTypes } },
    getAvailableInputTypes: { success: availableInputTypes },
    emailHandlerCheckAppSignedInStatus: { isAppSignedIn: false },
    getIncontextSignupDismissedAt: { success: { permanentlyDismissedAt: 1, isInstalledRecently: false } },
    checkCredentialsProviderStatus: { success: { status: 'unlocked', availableInputTypes } },
    getSelectedCredentials: identity ? { type: 'ok', data: identity, configType: 'identities' } : { type: 'stop' },
  };
  const answer = async (name: string, message: object): Promise<string> => {
    if (name === 'storeFormData') await (window as unknown as KeepWindow).keepFormData(message);
    return JSON.stringify(replies[name] ?? {});
  };
  const handler = (name: string) => ({ postMessage: (message: object) => answer(name, message) });
  const messageHandlers = new Proxy({}, { has: () => true, get: (_target, name) => handler(String(name)) });
  Object.assign(window, { webkit: { messageHandlers } });
}
