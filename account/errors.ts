/** The card's error: a stable code, the provider's own words if any, the cause. */
export class CardError extends Error {
  // A name that is set explicitly stays readable after minifying.
  override readonly name = 'CardError';
  /** `auth/...` as the provider gives it, or one of the card's own codes listed on /docs/messages. */
  readonly code: string;
  /** The provider's words for the status box; null if the card itself found the fault. */
  readonly providerMessage: string | null;

  constructor(code: string, options: { providerMessage?: string | null; cause?: unknown } = {}) {
    super(options.providerMessage ?? code, { cause: options.cause });
    this.code = code;
    this.providerMessage = options.providerMessage ?? null;
  }
}

/** Returns a `CardError` unchanged, and wraps anything else. */
export const asCardError = (cause: unknown, code = 'card/unexpected'): CardError =>
  cause instanceof CardError ? cause : new CardError(code, { cause });

/** Returns the anchor of a code in every guide; console lines end with it. */
export const errorAnchor = (code: string): string => code.replace('/', '-');

/**
 * An error of a sign-in with Google for an address that has a password account. After a sign-in by password, the card
 * can link Google to that account.
 */
export class OtherMethodError extends CardError {
  readonly email: string;

  constructor(email: string, options: { providerMessage: string | null; cause?: unknown }) {
    super('auth/account-exists-with-different-credential', options);
    this.email = email;
  }
}
