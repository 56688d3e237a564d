import type { Page, Request } from '@playwright/test';

/** What is sent while the same is under way. */
export type SentRequests = {
  /** Set while a visitor may well press again before the first answer: after a cancel, a reset, another card. */
  mayRepeat: boolean;
  readonly twice: readonly string[];
};

const kindOf = (request: Request): string | undefined =>
  request.method() === 'POST'
    ? /accounts:(signUp|signInWithPassword|sendVerificationCode|sendOobCode)/.exec(request.url())?.[1]
    : undefined;

/** Watches the requests that make, open or mail something. */
export function watchSent(page: Page): SentRequests {
  const underWay: Request[] = [];
  const twice: string[] = [];
  const sent: SentRequests = { mayRepeat: false, twice };
  page.on('request', (request) => {
    const kind = kindOf(request);
    if (kind === undefined) return;
    if (!sent.mayRepeat && underWay.some((other) => kindOf(other) === kind)) twice.push(kind);
    underWay.push(request);
  });
  const ended = (request: Request): void => {
    if (underWay.includes(request)) underWay.splice(underWay.indexOf(request), 1);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return sent;
}
