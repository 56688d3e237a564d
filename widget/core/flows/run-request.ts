import { isCurrentAttempt, type RequestName } from '../card-state.ts';
import { asCardError, CardError, OtherMethodError } from '../errors.ts';
import type { Reason } from '../find-reason.ts';
import type { FlowContext } from './flow-context.ts';
import { tellFailure } from './tell-failure.ts';

/** Milliseconds after which a request that has no answer counts as failed. */
export const requestLimit = 15_000;
/** Milliseconds after which the visitor is offered to cancel. */
export const cancelAfter = 5000;
/** Milliseconds; the provider looks for a closed window after 2 s, and tells of one 8 s later. */
const cutOffTime = 11_000;

export type RequestOptions<T> = {
  /** Gets a result that came too late: after a cancel, a reset, or the limit. */
  readonly late?: (result: T) => void;
  /** The request is over for the card, whatever came of it; before anything is shown. */
  readonly ended?: () => void;
  /** It goes on in a window of its own: a person's time, so it has no limit and can be cancelled at once. */
  readonly inWindow?: true;
};

/**
 * Runs one request and gives its result to `done`, unless the visitor has gone on meanwhile: then the result is handed
 * to `late` and otherwise ignored. A failure, or no answer in time, is shown, told to the page, and ends the request.
 * Resolves when the card waits for nothing of it any more.
 */
export function runRequest<T>(
  context: FlowContext,
  request: RequestName,
  work: () => Promise<T>,
  done: (result: T, attempt: number) => void | Promise<void>,
  { late, ended, inWindow }: RequestOptions<T> = {},
): Promise<void> {
  const { store, ports } = context;
  const attempt = store.getState().attempt + 1;
  const startedAt = ports.clock.now();
  store.dispatch(inWindow ? { type: 'popupOpened', attempt } : { type: 'requestStarted', request, attempt });
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (!isCurrent()) return Promise.resolve();

  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    /** Decided in the very moment, so that no result falls between two outcomes. */
    const end = (next: () => void | Promise<void>): void => {
      for (const stop of stops.splice(0)) stop();
      ended?.();
      resolve((async () => next())());
    };
    const fail = (cause: unknown): void => {
      if (isCurrent()) end(() => showFailure(cause));
    };
    stops.push(store.subscribe(() => stops.length > 0 && !isCurrent() && end(() => undefined)));
    if (!inWindow) {
      const { clock } = ports;
      stops.push(clock.after(cancelAfter, () => store.dispatch({ type: 'requestSlowed', attempt })));
      stops.push(clock.after(requestLimit, () => fail(new CardError('auth/timeout'))));
    }
    work().then((result) => (isCurrent() ? end(() => done(result, attempt)) : late?.(result)), fail);
  });

  function showFailure(cause: unknown): void | Promise<void> {
    const error = asCardError(cause);
    const { code, providerMessage } = error;
    const show = (reason: Reason | null): unknown => {
      if (!isCurrent()) return false;
      const email = error instanceof OtherMethodError ? { email: error.email } : {};
      const failure = { request, code, sentence: reason?.sentence, providerMessage, ...email };
      return store.dispatch({ type: 'requestFailed', attempt, failure });
    };
    // A window that opens for nobody, or closes before its visitor can have read it.
    const isOdd = inWindow && ports.clock.now() - startedAt < cutOffTime;
    return tellFailure(context, error, request, show, isOdd);
  }
}
