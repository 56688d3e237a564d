import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A browser context that tests use one after another. */
type SharedContext = {
  /** Identifies the options with which the context was created. */
  readonly key: string;
  readonly context: BrowserContext;
  /** An empty page, which keeps the context's process alive between two tests. */
  readonly emptyPage: Page;
  readonly devTools: CDPSession;
  /** The origins that the test's pages have loaded. */
  readonly origins: Set<string>;
  /** True if the test has changed the context in a way that cannot be undone, so that no other test may use it. */
  mustClose: boolean;
};

/** The maximum number of contexts that wait for a test, because each has a process. */
const maxFreeContexts = 3;

/** The events to which tests listen. */
const testEvents = ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'];

/**
 * Contexts that a worker's tests use one after another. A new context costs a new process, in which every script has to
 * be compiled again: with a shared context, a test of a page takes half the processor time. Each test gets a new page,
 * and finds no cookies, storage, permissions or routes of an earlier test.
 */
export class SharedContexts {
  private readonly browser: Browser;
  /** The free contexts by their options. The latest one is the last. */
  private readonly free = new Map<string, SharedContext>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Resolves to a context with the options of the running test. `key` is different for different options. */
  async take(key: string): Promise<SharedContext> {
    const shared = this.free.get(key) ?? (await this.create(key));
    this.free.delete(key);
    shared.context.on('page', (page) => watchFrames(page, shared));
    return shared;
  }

  /** Removes the traces of a test, and makes the context available to the next one. */
  async giveBack(shared: SharedContext): Promise<void> {
    const { key, context, emptyPage, devTools, origins, mustClose } = shared;
    for (const page of context.pages()) if (page !== emptyPage) await page.close();
    if (mustClose || emptyPage.isClosed()) return context.close();
    for (const event of testEvents) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    for (const origin of origins) await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    origins.clear();
    this.free.set(key, shared);
    for (const [oldKey, old] of [...this.free].slice(0, -maxFreeContexts)) {
      this.free.delete(oldKey);
      await old.context.close();
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.free.values()) await context.close();
  }

  private async create(key: string): Promise<SharedContext> {
    const context = await this.browser.newContext();
    const emptyPage = await context.newPage();
    const devTools = await context.newCDPSession(emptyPage);
    const shared: SharedContext = { key, context, emptyPage, devTools, origins: new Set(), mustClose: false };
    closeAfterCall(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'], shared);
    closeAfterCall(context, ['setGeolocation', 'setOffline', 'setStorageState'], shared);
    // A page's clock is the clock of its context.
    closeAfterCall(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], shared);
    return shared;
  }
}

/**
 * Collects the origins of a page's frames. After a frame of another host the context must close, because the browser
 * stores the frame's data separately for that page, and deleting by origin does not find this data.
 */
function watchFrames(page: Page, shared: SharedContext): void {
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith('http')) return;
    const { origin, hostname } = new URL(frame.url());
    shared.origins.add(origin);
    const pageAddress = page.url();
    if (pageAddress.startsWith('http') && new URL(pageAddress).hostname !== hostname) shared.mustClose = true;
  });
}

/** Closes the context after a test that has called one of these methods, whose effects Playwright cannot undo. */
function closeAfterCall<Target, Name extends keyof Target & string>(
  target: Target,
  names: readonly Name[],
  shared: SharedContext,
): void {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown;
    const replacement = (...args: unknown[]): unknown => {
      shared.mustClose = true;
      return method.apply(target, args);
    };
    target[name] = replacement as Target[Name];
  }
}
