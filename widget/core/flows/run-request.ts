import { isCurrentAttempt, type RequestName } from '../card-state.ts';
import { CardError } from '../errors.ts';
import type { FlowContext } from './flow-context.ts';

/**
 * Runs one request and gives its result to `done`, unless the visitor has gone on meanwhile: then the result is handed
 * to `late` and otherwise ignored. A failure is shown, told to the page, and ends the request.
 */
export async function runRequest<T>(
  { store, ports }: FlowContext,
  request: RequestName,
  work: () => Promise<T>,
  done: (result: T, attempt: number) => void | Promise<void>,
  late: (result: T) => void = () => undefined,
): Promise<void> {
  const attempt = store.getState().attempt + 1;
  store.dispatch(
    request === 'google' ? { type: 'popupOpened', attempt } : { type: 'requestStarted', request, attempt },
  );
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  let result: T;
  try {
    result = await work();
  } catch (cause) {
    if (!isCurrentAttempt(store.getState(), attempt)) return;
    const error = cause instanceof CardError ? cause : new CardError('card/unexpected', { cause });
    if (error.code === 'card/unexpected') {
      ports.host.report({
        level: 'error',
        code: error.code,
        what: `${request} ended with an error that the card does not know`,
        cure: 'report it with this line',
        cause,
      });
    }
    const { code, providerMessage } = error;
    store.dispatch({ type: 'requestFailed', attempt, failure: { request, code, providerMessage } });
    ports.host.emit('acct-error', { code, action: request });
    return;
  }
  if (isCurrentAttempt(store.getState(), attempt)) await done(result, attempt);
  else late(result);
}
