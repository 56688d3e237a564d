import { CardError } from '../../core/errors.ts';
import { pageAppCheck } from '../app-check/page-app-check.ts';

type Thrown = {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly customData?: { readonly message?: unknown };
};

/** Wraps what Firebase throws: its code and its own words stay. */
export function toCardError(cause: unknown): CardError {
  if (cause instanceof CardError) return cause;
  const { code, message, customData } = (cause ?? {}) as Thrown;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new CardError('card/unexpected', { cause });
  // After a refusal the next try is to have another token.
  if (import.meta.env.VITE_APP_CHECK_KEY) pageAppCheck.loaded()?.forget(code);
  const options = { providerMessage: typeof message === 'string' ? message : null, cause };
  // An answer that is no JSON, of whatever status, is a failed network to the SDK; but somebody has answered.
  const isUnreadable = `${customData?.message}`.startsWith('SyntaxError');
  return new CardError(isUnreadable ? 'card/unreadable-answer' : code, options);
}
