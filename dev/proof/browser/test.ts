import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { createAuthAdminClient } from './auth-admin-client.ts';
import { collectRefusedHosts } from './collect-refused-hosts.ts';
import { createFirestoreAdminClient } from './firestore-admin-client.ts';
import { readTestRun } from './test-run.ts';
import { type TestServices, testServices } from './test-services.ts';

type Backend = ReturnType<typeof createAuthAdminClient> & ReturnType<typeof createFirestoreAdminClient>;
type TestFixtures = {
  /** A page that the tests of a worker share, because a browser context for each test takes several times longer. */
  readonly sharedPage: Page;
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
  readonly sharedPages: SharedPages;
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
  sharedPages: [
    async ({ browser }, use) => {
      const pages = new SharedPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ sharedPages, consoleGuard, javaScriptEnabled, viewport }, use) => {
    const page = await sharedPages.take(javaScriptEnabled ?? true);
    if (viewport) await page.setViewportSize(viewport);
    // Watches the console only after the test's first navigation. Until then, the previous test's page may print lines.
    let unwatch = (): void => undefined;
    page.once('framenavigated', () => {
      unwatch = consoleGuard.watch(page.context());
    });
    await use(page);
    unwatch();
    await sharedPages.reset(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  refusedHosts: async ({}, use) => use(new Set()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  consoleGuard: async ({}, use) => {
    const guard = new ConsoleGuard();
    await use(guard);
    expect(guard.unexpected, 'nothing unexpected on the console').toEqual([]);
  },
  allowConsole: async ({ consoleGuard }, use) => use((pattern) => consoleGuard.allow(pattern)),
  context: async ({ context, consoleGuard, refusedHosts }, use) => {
    consoleGuard.watch(context);
    collectRefusedHosts(context, refusedHosts);
    await use(context);
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

/**
 * Runs a test on the worker's shared page, which takes a third less time than a new page. Such a test may leave only
 * cookies, routes and popups behind: no storage, no clock, no script for later pages.
 */
export const sharedTest = test.extend({
  page: async ({ sharedPage }, use) => use(sharedPage),
  context: async ({ sharedPage }, use) => use(sharedPage.context()),
});

export { expect };

/** Collects every warning, error and uncaught exception of a context's pages, popups and frames included. */
export class ConsoleGuard {
  private readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  /** Watches the console of a browser context. Returns the function that stops it. */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage): void => {
      if (!['warning', 'error'].includes(message.type())) return;
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    };
    const onWebError = (error: WebError): void => {
      // Collects the error as text if its stack is empty, like that of a DOMException.
      this.seen.push(`uncaught: ${error.error().stack || error.error()}`);
    };
    context.on('console', onConsole).on('weberror', onWebError);
    return () => void context.off('console', onConsole).off('weberror', onWebError);
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Returns the collected lines that no pattern allows. */
  get unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

/**
 * The two pages that a worker's tests use one after another. Scripts are enabled in one page and disabled in the other.
 */
class SharedPages {
  private readonly browser: Browser;
  private readonly pages = new Map<boolean, Promise<Page>>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * Returns the worker's page without cookies and in light mode. The previous test's content stays visible, because
   * loading an empty page would start a process.
   */
  async take(javaScriptEnabled: boolean): Promise<Page> {
    const made = this.pages.get(javaScriptEnabled) ?? this.make(javaScriptEnabled);
    this.pages.set(javaScriptEnabled, made);
    const page = await made;
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    await page.context().clearCookies();
    await page.mouse.move(0, 0);
    return page;
  }

  /** Removes what a test has added to its page. */
  async reset(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['console', 'dialog', 'framenavigated', 'pageerror', 'popup', 'request', 'response'])
      page.removeAllListeners(event);
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }

  private async make(javaScriptEnabled: boolean): Promise<Page> {
    const options = { locale: 'en-IN', reducedMotion: 'reduce', ignoreHTTPSErrors: true } as const;
    const context = await this.browser.newContext({ ...options, javaScriptEnabled });
    // The browser sends console lines only while the context has a listener. Without this empty listener, the console
    // guard could miss the lines of a page's first script.
    context.on('console', () => undefined);
    return context.newPage();
  }
}
