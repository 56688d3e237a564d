import { describe, expect, test } from 'vitest';
import { findFailureReason } from '../../core/find-failure-reason.ts';
import { mayHaveFailureReason } from '../../core/flows/run-request.ts';
import { toCardError } from './firebase-errors.ts';

/**
 * Creates the error that Firebase 12.19 throws for the answer of a blocking function (BLOCKING_FUNCTION_ERROR_RESPONSE,
 * firebase-js-sdk#5386).
 */
const saidBy = (message: string, status: string) => {
  const answer = JSON.stringify({ error: { code: 400, message, status } });
  const words = `Firebase: HTTP Cloud Function returned an error: ${answer} (auth/internal-error).`;
  return toCardError({ code: 'auth/internal-error', message: words });
};
const code = 'project/blocking-function';

describe('if a blocking function of the project', () => {
  test.each([
    ['with a message', saidBy('Only "patil.example" may sign up {now}.', 'PERMISSION_DENIED'), /^Only "patil.*now}\.$/],
    ['without a message', saidBy('', 'INVALID_ARGUMENT'), /^Firebase: HTTP Cloud Function/],
    [
      'by a number (firebase-js-sdk#8054)',
      toCardError({ code: 'auth/error-code:-47', message: 'Firebase: Error.' }),
      /Error/,
    ],
    [
      'with a message that was cut off',
      toCardError({ code: 'auth/internal-error', message: 'Firebase: X Function returned an error: {"error":{"}}' }),
      /^Firebase: X/,
    ],
  ])('refuses an account %s, the refusal is reported to visitor and integrator', (_, error, words) => {
    expect(error).toMatchObject({ code, providerMessage: expect.stringMatching(words) });
    expect(mayHaveFailureReason(error.code)).toBe(true);
    expect(findFailureReason(error)).toEqual({ code, sentence: null });
  });

  test.each(['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'UNKNOWN'])(
    'fails with %s, a temporary error is reported instead of a refusal',
    (status) => {
      const error = saidBy('Unhandled error', status);
      expect(error.code).toBe('auth/internal-error');
      expect(findFailureReason(error)).toBeNull();
    },
  );
});
