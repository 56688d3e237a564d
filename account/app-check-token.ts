import { type AppCheckToken, AttestationError } from './app-check-exchange.ts';
import { rejectIfLate } from './clock.ts';

/**
 * The time limit of an attempt to get a token, in milliseconds. The first call on a page waits for the whole attempt.
 */
export const tokenAttemptTimeLimit = 8000;
/**
 * The longest time for which every call after the first one waits, in milliseconds. It is short, because a sign-up
 * sends several requests, and each request would wait.
 */
const laterTimeout = 2000;
/** The card stops using a token this many seconds before it expires, because a request takes time. */
const margin = 300;

type TokenCachePorts = {
  /** Requests a token once, with a time limit in milliseconds. */
  readonly attest: (limit: number) => Promise<AppCheckToken>;
  /** Receives the error of every failed attempt. */
  readonly failed: (cause: AttestationError) => void;
};

type TokenCache = {
  /**
   * Resolves to the token, which is requested if necessary, or to an empty text if none arrives in time. Never rejects.
   */
  token(): Promise<string>;
  /** Forgets the current token, which a server has refused. */
  forget(): void;
};

/** Creates a cache for the App Check token. */
export function createAppCheckTokenCache({ attest, failed }: TokenCachePorts): TokenCache {
  let stored = '';
  let endsAt = 0;
  let running: Promise<string> | undefined;
  let waitUntil = 0;
  let callTimeout = tokenAttemptTimeLimit;
  const start = (): Promise<string> => {
    waitUntil = Date.now() + callTimeout;
    callTimeout = laterTimeout;
    const late = new Error(`no answer within ${tokenAttemptTimeLimit} ms`);
    const attested = rejectIfLate(tokenAttemptTimeLimit, attest(tokenAttemptTimeLimit), late).then(
      ({ token, seconds }) => {
        stored = token;
        endsAt = Date.now() + Math.max(seconds - margin, seconds / 2) * 1000;
        return token;
      },
    );
    return attested
      .catch((cause: unknown) => {
        failed(
          cause instanceof AttestationError ? cause : new AttestationError('app-check/unavailable', `${cause}`, cause),
        );
        return '';
      })
      .finally(() => {
        running = undefined;
      });
  };
  const token = (): Promise<string> => {
    if (Date.now() < endsAt) return Promise.resolve(stored);
    running ??= start();
    return rejectIfLate(waitUntil - Date.now(), running).catch(() => '');
  };
  const forget = (): void => {
    endsAt = 0;
  };
  return { token, forget };
}
