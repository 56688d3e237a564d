/** An error of the card. It has a stable code, the cause, and the provider's message if there is one. */
export class CardError extends Error {
  // The name is set explicitly, so that it stays readable after minifying.
  override readonly name = 'CardError';
  /** A code of the provider (`auth/...`), or one of the card's own codes, which /docs/messages lists. */
  readonly code: string;
  /** The provider's message, for the status box; null if the card itself detected the failure. */
  readonly providerMessage: string | null;

  constructor(code: string, options: { providerMessage?: string | null; cause?: unknown } = {}) {
    super(options.providerMessage ?? code, { cause: options.cause });
    this.code = code;
    this.providerMessage = options.providerMessage ?? null;
  }
}

/** Returns a `CardError` unchanged, and wraps anything else. */
export const ensureCardError = (cause: unknown, code = 'card/unexpected'): CardError =>
  cause instanceof CardError ? cause : new CardError(code, { cause });

/** Returns the anchor of an error code. It is the same in every guide, and the links in console lines end with it. */
export const errorAnchor = (code: string): string => code.replace('/', '-');

/**
 * The error if a visitor signs in with Google, but the e-mail address belongs to a password account. After a sign-in by
 * password, the card can link Google to that account.
 */
export class OtherSignInMethodError extends CardError {
  readonly email: string;

  constructor(email: string, options: { providerMessage: string | null; cause?: unknown }) {
    super('auth/account-exists-with-different-credential', options);
    this.email = email;
  }
}
