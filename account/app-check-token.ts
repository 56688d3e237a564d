import { AttestError, type Attested } from './app-check-exchange.ts';
import { within } from './clock.ts';

/** Milliseconds for a whole try; the page's first call waits that long. */
export const tryLimit = 8000;
/** Milliseconds for which later calls wait: a try that hung may hang again at each request of a sign-up. */
const laterPatience = 2000;
/** Seconds before its end in which a token is no longer sent: a request takes time. */
const margin = 300;

type KeeperPorts = {
  /** Makes one try within so many milliseconds. */
  readonly attest: (limit: number) => Promise<Attested>;
  /** Receives every failed try. */
  readonly failed: (cause: AttestError) => void;
};

type TokenKeeper = {
  /** Resolves to the token, fetched if needed; empty if none comes in time: then Google decides. Never rejects. */
  token(): Promise<string>;
  /** Forgets a refused token. */
  forget(): void;
};

/** Keeps App Check's token in memory, and delays no request for long. */
export function tokenKeeper({ attest, failed }: KeeperPorts): TokenKeeper {
  let kept = '';
  let endsAt = 0;
  let running: Promise<string> | undefined;
  let waitUntil = 0;
  let patience = tryLimit;
  const start = (): Promise<string> => {
    waitUntil = Date.now() + patience;
    patience = laterPatience;
    const late = new Error(`no answer within ${tryLimit} ms`);
    const attested = within(tryLimit, attest(tryLimit), late).then(({ token, seconds }) => {
      kept = token;
      endsAt = Date.now() + Math.max(seconds - margin, seconds / 2) * 1000;
      return token;
    });
    return attested
      .catch((cause: unknown) => {
        failed(cause instanceof AttestError ? cause : new AttestError('app-check/unavailable', `${cause}`, cause));
        return '';
      })
      .finally(() => {
        running = undefined;
      });
  };
  const token = (): Promise<string> => {
    if (Date.now() < endsAt) return Promise.resolve(kept);
    running ??= start();
    return within(waitUntil - Date.now(), running).catch(() => '');
  };
  const forget = (): void => {
    endsAt = 0;
  };
  return { token, forget };
}
