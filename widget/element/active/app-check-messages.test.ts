import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardError } from '../../../account/errors.ts';
import { readCardConfig } from '../../core/card-config.ts';
import { appCheckMessages } from '../../diagnostics/app-check-messages.ts';

const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo' };
const { config } = readCardConfig({}, { language: 'en', url: 'https://shop.test/' }, { firebase });
const refusal = new CardError('auth/firebase-app-check-token-is-invalid.');

// Loads the modules again in each test, because they read the build's settings while they load.
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

  test('a refused App Check token is reported in a console line and in a message to the visitor', async () => {
    const { findFailureCause } = await import('../../diagnostics/find-failure-cause.ts');
    const { explainReport } = await import('../../diagnostics/explain-report.ts');
    const reason = await findFailureCause(refusal, () => undefined, config, 'sign-up');
    expect(reason).toEqual({ code: 'app-check/refused', sentence: 'notConfirmed' });
    const line = explainReport({ level: 'error', code: 'app-check/refused', where: 'https://shop.test' });
    expect(line).toContain(appCheckMessages['app-check/refused'].what);
    expect(line).toContain('Where: https://shop.test.');
    expect(await findFailureCause(new CardError('app-check/refused'), () => undefined, config, 'sign-up')).toEqual(
      reason,
    );
  });

  test.each(['en', 'hi'])(
    'the catalogue of the language %s has a message for a refused App Check token',
    async (language) => {
      const { messages } = await import(`../../languages/${language}/messages.ts`);
      expect(messages.failures.notConfirmed).toMatch(/^.{30,200}[.।]$/);
    },
  );
});

test('a card without App Check does not have the codes of App Check, and reports that the project enforces App Check', async () => {
  const { findFailureCause } = await import('../../diagnostics/find-failure-cause.ts');
  const { integratorMessages } = await import('../../diagnostics/integrator-messages.ts');
  const { messages } = await import('../../languages/en/messages.ts');
  const reason = await findFailureCause(refusal, () => undefined, config, 'sign-up');
  expect(reason).toEqual({ code: 'project/app-check', sentence: 'notAuthorised' });
  expect(Object.keys(integratorMessages).filter((code) => code in appCheckMessages)).toEqual([]);
  expect(messages.failures).not.toHaveProperty('notConfirmed');
});
