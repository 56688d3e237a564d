import { CardError } from '../../../account/errors.ts';
import { loadSharedAppCheck } from '../app-check/load-shared-app-check.ts';

type Thrown = {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly customData?: { readonly message?: unknown };
};

/** Converts an error of Firebase to a `CardError` with the same code and message. */
export function toCardError(cause: unknown): CardError {
  if (cause instanceof CardError) return cause;
  const { code, message, customData } = (cause ?? {}) as Thrown;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new CardError('card/unexpected', { cause });
  // After the server has refused the App Check token, the next try needs a new token.
  if (import.meta.env.VITE_APP_CHECK_KEY) loadSharedAppCheck.loaded()?.forgetRefusedToken(code);
  const providerMessage = typeof message === 'string' ? message : null;
  const refusal = refusalByFunction(code, `${message}`);
  if (refusal)
    return new CardError('project/blocking-function', { providerMessage: refusal.words || providerMessage, cause });
  const options = { providerMessage, cause };
  // If an answer is not JSON, the SDK reports a network failure for every HTTP status, although a server has answered.
  const isUnreadable = `${customData?.message}`.startsWith('SyntaxError');
  return new CardError(isUnreadable ? 'card/unreadable-answer' : code, options);
}

/** Returns the message of the project's blocking function, if Google passes it on (firebase-js-sdk#5386, #8054). */
function refusalByFunction(code: string, message: string): { readonly words?: string | undefined } | null {
  if (code === 'auth/error-code:-47') return {};
  const [, error] = /Function returned an error: ([\s\S]*\}\})/.exec(message) ?? [];
  if (error === undefined || /"(INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED|UNKNOWN)"/.test(error)) return null;
  try {
    return { words: (JSON.parse(error) as { error: { message?: string } }).error.message };
  } catch {
    return {}; // Google has cut off the function's message: the status box shows the SDK's whole message
  }
}
