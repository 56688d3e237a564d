import type { FirebaseError } from 'firebase/app';
import { type AuthCredential, GoogleAuthProvider } from 'firebase/auth';
import { CardError, OtherMethodError } from '../../core/errors.ts';
import { pageAppCheck } from '../app-check/page-app-check.ts';

const otherMethod = 'auth/account-exists-with-different-credential';

type Thrown = {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly customData?: { readonly email?: unknown; readonly message?: unknown };
};

/** What Google has proved of an address that has an account with another way in; null for every other failure. */
export function linkOf(cause: unknown): { email: string; credential: AuthCredential } | null {
  const { code, customData } = (cause ?? {}) as Thrown;
  if (code !== otherMethod || typeof customData?.email !== 'string') return null;
  const credential = GoogleAuthProvider.credentialFromError(cause as FirebaseError);
  return credential && { email: customData.email, credential };
}

/** Wraps what Firebase throws: its code and its own words stay. */
export function toCardError(cause: unknown): CardError {
  if (cause instanceof CardError) return cause;
  const { code, message, customData } = (cause ?? {}) as Thrown;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new CardError('card/unexpected', { cause });
  // After a refusal the next try is to have another token.
  if (import.meta.env.VITE_APP_CHECK_KEY) pageAppCheck.loaded()?.forget(code);
  const options = { providerMessage: typeof message === 'string' ? message : null, cause };
  const link = linkOf(cause);
  if (link) return new OtherMethodError(link.email, options);
  // An answer that is no JSON, of whatever status, is a failed network to the SDK; but somebody has answered.
  const isUnreadable = `${customData?.message}`.startsWith('SyntaxError');
  return new CardError(isUnreadable ? 'card/unreadable-answer' : code, options);
}
