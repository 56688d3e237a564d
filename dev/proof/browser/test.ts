import { type BrowserContext, test as base, expect } from '@playwright/test';
import { createAuthAdminClient } from './auth-admin-client.ts';
import { collectRefusedHosts } from './collect-refused-hosts.ts';
import { createFirestoreAdminClient } from './firestore-admin-client.ts';
import { SharedContexts } from './shared-contexts.ts';
import { readTestRun } from './test-run.ts';
import { type TestServices, testServices } from './test-services.ts';

type Backend = ReturnType<typeof createAuthAdminClient> & ReturnType<typeof createFirestoreAdminClient>;
type TestFixtures = {
  /** Identifies the options of a shared context. Null: the test has a context of its own. */
  readonly sharedContextKey: string | null;
  /** Outside hosts that a page requested; all were refused. */
  readonly refusedHosts: Set<string>;
  /** Allows console lines that match. Any other warning, error or uncaught exception on any page fails the test. */
  readonly allowConsole: (pattern: RegExp) => void;
  readonly consoleGuard: ConsoleGuard;
  /** A visitor's name, e-mail address and Indian mobile number that no other test has. */
  readonly visitor: {
    readonly email: string;
    readonly phone: string;
    readonly name: string;
    readonly password: string;
  };
};
type WorkerFixtures = {
  readonly services: TestServices;
  /** A separate client of both emulators, with the owner's rights. */
  readonly backend: Backend;
  readonly sharedContexts: SharedContexts;
  /** True if the tests of a worker share their contexts. */
  readonly sharesContexts: boolean;
};

/**
 * Playwright's `test` with this project's fixture: emulators, built files, fakes of Google's scripts, a console guard.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  services: [async ({}, use) => use(testServices(readTestRun())), { scope: 'worker' }],
  backend: [
    async ({ services }, use) => {
      await use({ ...createAuthAdminClient(services.auth), ...createFirestoreAdminClient(services.firestore) });
    },
    { scope: 'worker' },
  ],
  sharesContexts: [false, { option: true, scope: 'worker' }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  refusedHosts: async ({}, use) => use(new Set()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  consoleGuard: async ({}, use) => {
    const guard = new ConsoleGuard();
    await use(guard);
    expect(guard.unexpected, 'nothing unexpected on the console').toEqual([]);
  },
  allowConsole: async ({ consoleGuard }, use) => use((pattern) => consoleGuard.allow(pattern)),
  sharedContextKey: async (
    {
      sharesContexts,
      extraHTTPHeaders,
      geolocation,
      offline,
      permissions,
      storageState,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    // The reset of a shared context would remove these options.
    const removable = [extraHTTPHeaders, geolocation, offline || undefined, permissions, storageState];
    const options = {
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      viewport,
    };
    const isShared = sharesContexts && removable.every((value) => value === undefined);
    await use(isShared ? JSON.stringify(options) : null);
  },
  context: async ({ browser, sharedContexts, sharedContextKey, consoleGuard, refusedHosts }, use, testInfo) => {
    const shared = sharedContextKey === null ? null : await sharedContexts.take(sharedContextKey);
    const context = shared?.context ?? (await browser.newContext());
    consoleGuard.watch(context);
    collectRefusedHosts(context, refusedHosts);
    await use(context);
    if (shared === null) return context.close();
    if (testInfo.status !== testInfo.expectedStatus) shared.mustClose = true;
    await sharedContexts.giveBack(shared);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  visitor: async ({}, use, { testId, workerIndex, repeatEachIndex }) => {
    const unique = `${testId.slice(0, 12)}-${workerIndex}-${repeatEachIndex}-${Date.now().toString(36)}`;
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
    await use({
      email: `asha-${unique}@example.com`,
      phone: `+919${digits}`,
      name: 'Asha Patil',
      password: 'kalam-kagaz-42',
    });
  },
});

export { expect };

/** Collects every warning, error and uncaught exception of a context's pages, popups and frames included. */
export class ConsoleGuard {
  private readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['warning', 'error'].includes(message.type())) return;
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      // Collects the error as text if its stack is empty, like that of a DOMException.
      this.seen.push(`uncaught: ${error.error().stack || error.error()}`);
    });
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Returns the collected lines that no pattern allows. */
  get unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
