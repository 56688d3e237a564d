import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../../../dev/proof/browser/test.ts';
import { createFaultHandler, type FaultName, slowAnswerDelay } from './faults.ts';
import type { FaultyRequest } from './requests.ts';

/** The page's clock advances in steps of this many milliseconds while no request is pending. */
const step = 500;

/**
 * A connection in which one request has a fault until the test ends the fault. The page's clock advances while no other
 * request is pending.
 */
export class FaultyConnection {
  private readonly page: Page;
  private readonly request: FaultyRequest;
  private readonly fault: FaultName;
  private readonly pending = new Set<Request>();
  private readonly slow: { dueAt?: number; readonly route: Route }[] = [];
  private lifted = false;
  private occurred = false;
  private readonly reached: Request[] = [];

  constructor(page: Page, request: FaultyRequest, fault: FaultName) {
    this.page = page;
    this.request = request;
    this.fault = fault;
  }

  /** Starts to record requests. Must be called before the page is opened. */
  async recordRequests(): Promise<void> {
    const { page } = this;
    const ended = (request: Request): void => void this.pending.delete(request);
    page.context().on('request', (request) => {
      this.pending.add(request);
      this.reached.push(request);
    });
    page.context().on('requestfinished', ended).on('requestfailed', ended);
    await page.clock.install();
  }

  /** Starts the fault in the request. */
  async startFault(): Promise<void> {
    await this.page.context().route(this.request.url, async (route) => {
      const isFaulty = !this.lifted && (this.request.body ?? /(?:)/).test(route.request().postData() ?? '');
      if (!isFaulty) return route.fallback();
      this.occurred = true;
      if (this.fault === 'hangs' || this.fault === 'slow') {
        this.pending.delete(route.request());
        if (this.fault === 'slow') this.slow.push({ route });
        else this.forget(route.request());
        return;
      }
      if (this.fault !== 'reply lost') this.forget(route.request());
      await createFaultHandler(this.fault, this.request.kind)(route);
    });
  }

  /** Answers all later requests without the fault. A request that already hangs never gets an answer, as in reality. */
  endFault(): void {
    this.lifted = true;
  }

  /** Returns true once the fault has affected the request. */
  hasOccurred(): boolean {
    return this.occurred;
  }

  /** Returns the number of POST requests to an address that a server has received. */
  countReceived(url: RegExp): number {
    return this.reached.filter((request) => url.test(request.url()) && request.method() === 'POST').length;
  }

  /** Waits until `isTrue` resolves to true. Fails after `seconds` of the page's clock. */
  async waitWithin(seconds: number, isTrue: () => Promise<boolean>): Promise<void> {
    const { clock } = this.page;
    const start = await this.now();
    let isPaused = false;
    let late = false;
    await expect(async () => {
      // All windows share the clock, so `pauseAt` fails if a window closes during the call. In this case the call is
      // repeated.
      if (!isPaused) await clock.pauseAt((await this.now()) + step);
      isPaused = true;
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
    for (const held of this.slow) held.dueAt ??= now + slowAnswerDelay;
    const due = this.slow.filter(({ dueAt = now }) => dueAt <= now);
    for (const held of due) {
      this.slow.splice(this.slow.indexOf(held), 1);
      this.pending.add(held.route.request());
      // If the page has navigated, the browser has cancelled the request, so the request cannot continue.
      await held.route.fallback().catch(() => undefined);
    }
    if (this.pending.size === 0) await this.page.clock.runFor(step);
  }

  private forget(request: Request): void {
    this.reached.splice(this.reached.indexOf(request), 1);
  }

  /** Resolves to the time of the page's clock, in milliseconds since the epoch. */
  private now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }
}
