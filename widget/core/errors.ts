/** The card's error: a stable code, the provider's own words if there are any, the cause. */
export class CardError extends Error {
  // An explicit name stays readable after minifying.
  override readonly name = 'CardError';
  /** `auth/...` as the provider gives it, or one of the card's own codes listed on /docs/messages. */
  readonly code: string;
  /** What the provider said, for the status box; null when the card itself found the fault. */
  readonly providerMessage: string | null;

  constructor(code: string, options: { providerMessage?: string | null; cause?: unknown } = {}) {
    super(options.providerMessage ?? code, { cause: options.cause });
    this.code = code;
    this.providerMessage = options.providerMessage ?? null;
  }
}

/** A `CardError` as it is; anything else wrapped. */
export const asCardError = (cause: unknown, code = 'card/unexpected'): CardError =>
  cause instanceof CardError ? cause : new CardError(code, { cause });

/** Where every guide explains a code; console lines end with it. */
export const errorAnchor = (code: string): string => code.replace('/', '-');

/** Google's address has an account with a password. Once that is signed in to, what Google has proved can be linked. */
export class OtherMethodError extends CardError {
  readonly email: string;

  constructor(email: string, options: { providerMessage: string | null; cause?: unknown }) {
    super('auth/account-exists-with-different-credential', options);
    this.email = email;
  }
}
