import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardError } from '../../core/errors.ts';
import { appCheckMessages } from '../../messages-for-integrators/project-messages.ts';

const refusal = new CardError('auth/firebase-app-check-token-is-invalid.');

// What a build decides, each of these modules reads while it loads.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a card whose build has App Check', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_APP_CHECK_KEY', '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o');
  });

  test('takes a refused token for one of its own codes, with a line and a sentence', async () => {
    const { findReason } = await import('../../core/find-reason.ts');
    const { explainReport } = await import('../../messages-for-integrators/explain-report.ts');
    const reason = findReason(refusal);
    expect(reason).toEqual({ code: 'app-check/refused', sentence: 'notConfirmed' });
    const line = explainReport({ level: 'error', code: 'app-check/refused', where: 'https://shop.test' });
    expect(line).toContain(appCheckMessages['app-check/refused'].what);
    expect(line).toContain('Where: https://shop.test.');
    expect(findReason(new CardError('app-check/refused'))).toEqual(reason);
  });

  test.each(['en', 'hi'])('says so in %s', async (language) => {
    const { messages } = await import(`../../languages/${language}/messages.ts`);
    expect(messages.failures.notConfirmed).toMatch(/^.{30,200}[.।]$/);
  });
});

test('a card without it knows none of these, and says who switched it on', async () => {
  const { findReason } = await import('../../core/find-reason.ts');
  const { integratorMessages } = await import('../../messages-for-integrators/explain-report.ts');
  const { messages } = await import('../../languages/en/messages.ts');
  expect(findReason(refusal)).toEqual({ code: 'project/app-check', sentence: 'notAuthorised' });
  expect(Object.keys(integratorMessages).filter((code) => code in appCheckMessages)).toEqual([]);
  expect(messages.failures).not.toHaveProperty('notConfirmed');
});
