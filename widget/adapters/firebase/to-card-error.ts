import { CardError } from '../../core/errors.ts';

/** Wraps what Firebase throws: its code and its own words stay. */
export function toCardError(cause: unknown): CardError {
  if (cause instanceof CardError) return cause;
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new CardError('card/unexpected', { cause });
  return new CardError(code, { providerMessage: typeof message === 'string' ? message : null, cause });
}
