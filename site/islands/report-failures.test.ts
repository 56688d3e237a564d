import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailures } from './report-failures.ts';

const url = 'https://watch.test/failures';
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const report = (name: string, detail: object) => page.dispatchEvent(new CustomEvent(name, { detail }));
const sent = () => sendBeacon.mock.calls;

describe('reportFailures', () => {
  it('sends only the code and the action of a failure', () => {
    reportFailures(page, url, 100);
    report('acct-error', { code: 'auth/wrong-password', action: 'sign-in', email: 'asha@example.com' });
    expect(sent()).toEqual([[url, '{"code":"auth/wrong-password","action":"sign-in"}']]);
  });

  it('sends the reason of a failure that has one', () => {
    reportFailures(page, url, 100);
    report('acct-error', { code: 'auth/internal-error', action: 'send-otp', reason: 'sms/region-not-allowed' });
    expect(sent()).toEqual([[url, '{"code":"sms/region-not-allowed","action":"send-otp"}']]);
  });

  it('sends the code of each refused attribute, but not its value', () => {
    reportFailures(page, url, 100);
    const problem = { attribute: 'app-url', value: 'http://asha:secret@shop.test', fatal: true };
    report('acct-config-error', { problems: [{ ...problem, code: 'config/app-url' }] });
    expect(sent()).toEqual([[url, '{"code":"config/app-url","action":"config"}']]);
  });

  it.each([
    'auth/requests-from-referer-https://www.acct.test/login?return=/bills-are-blocked.',
    'auth/no-account-for-asha@example.com',
    'auth/too-many-for-+919876543210',
    `auth/${'a'.repeat(80)}`,
  ])('sends "other" instead of a code that may contain personal data: %s', (code) => {
    reportFailures(page, url, 100);
    report('acct-error', { code, action: 'sign-up' });
    expect(sent()).toEqual([[url, '{"code":"other","action":"sign-up"}']]);
  });

  it.each([
    [10, 0.0999, 1],
    [10, 0.1, 0],
    [100, 0.9999, 1],
  ])('with a rate of %i per cent and the random number %f, sends %i reports', (percent, draw, count) => {
    reportFailures(page, url, percent, () => draw);
    report('acct-error', { code: 'auth/timeout', action: 'sign-up' });
    expect(sent()).toHaveLength(count);
  });

  it('does not throw if the browser refuses the beacon or has no sendBeacon', () => {
    reportFailures(page, url, 100);
    sendBeacon.mockReturnValue(false);
    expect(() => report('acct-error', { code: 'auth/timeout', action: 'sign-up' })).not.toThrow();
    vi.stubGlobal('navigator', {});
    expect(() => report('acct-error', { code: 'auth/timeout', action: 'sign-up' })).not.toThrow();
  });
});
