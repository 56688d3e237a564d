import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../../../dev/proof/browser/test.ts';
import { answerWith, type FaultName, slowness } from './faults.ts';
import type { FaultyRequest } from './requests.ts';

/** Milliseconds that the page's clock skips at a time while no request is pending. */
const step = 500;

/** A line with one fault in one request until lifted. Time passes in steps while no other request is pending. */
export class FaultLine {
  private readonly page: Page;
  private readonly request: FaultyRequest;
  private readonly fault: FaultName;
  private readonly onTheWay = new Set<Request>();
  private readonly slow: { dueAt?: number; readonly route: Route }[] = [];
  private lifted = false;
  private met = false;
  private readonly reached: Request[] = [];

  constructor(page: Page, request: FaultyRequest, fault: FaultName) {
    this.page = page;
    this.request = request;
    this.fault = fault;
  }

  /** Starts the record of requests; to be called before the page is opened. */
  async watch(): Promise<void> {
    const { page } = this;
    const ended = (request: Request): void => void this.onTheWay.delete(request);
    page.context().on('request', (request) => {
      this.onTheWay.add(request);
      this.reached.push(request);
    });
    page.context().on('requestfinished', ended).on('requestfailed', ended);
    await page.clock.install();
  }

  /** Starts the fault. */
  async breakIt(): Promise<void> {
    await this.page.context().route(this.request.url, async (route) => {
      const isMeant = !this.lifted && (this.request.body ?? /(?:)/).test(route.request().postData() ?? '');
      if (!isMeant) return route.fallback();
      this.met = true;
      if (this.fault === 'hangs' || this.fault === 'slow') {
        this.onTheWay.delete(route.request());
        if (this.fault === 'slow') this.slow.push({ route });
        else this.forget(route.request());
        return;
      }
      if (this.fault !== 'reply lost') this.forget(route.request());
      await answerWith(this.fault, this.request.kind)(route);
    });
  }

  /** Ends the fault. A hanging request goes on hanging, as in reality. */
  lift(): void {
    this.lifted = true;
  }

  /** Returns true once the request has met the fault. */
  isMet(): boolean {
    return this.met;
  }

  /** Returns the number of such requests that a server has received. */
  received(url: RegExp): number {
    return this.reached.filter((request) => url.test(request.url()) && request.method() === 'POST').length;
  }

  /** Waits until `isTrue`, for at most so many seconds of the page's time. */
  async within(seconds: number, isTrue: () => Promise<boolean>): Promise<void> {
    const { clock } = this.page;
    const start = await this.now();
    let stands = false;
    let late = false;
    await expect(async () => {
      // All windows share the clock, which fails if one of them closes at this moment.
      if (!stands) await clock.pauseAt((await this.now()) + step);
      stands = true;
      if (await isTrue()) return;
      const now = await this.now();
      late = now - start > seconds * 1000;
      if (late) return;
      await this.pass(now);
      throw new Error('not yet');
    }).toPass({ intervals: [40], timeout: 60_000 });
    await expect(() => clock.resume()).toPass();
    expect(late, `not within ${seconds} s: ${await this.page.locator('body').ariaSnapshot()}`).toBe(false);
  }

  private async pass(now: number): Promise<void> {
    for (const held of this.slow) held.dueAt ??= now + slowness;
    const due = this.slow.filter(({ dueAt = now }) => dueAt <= now);
    for (const held of due) {
      this.slow.splice(this.slow.indexOf(held), 1);
      this.onTheWay.add(held.route.request());
      // A page that has gone on no longer waits for it.
      await held.route.fallback().catch(() => undefined);
    }
    if (this.onTheWay.size === 0) await this.page.clock.runFor(step);
  }

  private forget(request: Request): void {
    this.reached.splice(this.reached.indexOf(request), 1);
  }

  /** Returns the page's time, in milliseconds since the epoch. */
  private now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }
}
