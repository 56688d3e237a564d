/**
 * What a console line and the guide say of one code. Whole sentences; of Markdown only code in backticks, since both
 * show the same text.
 */
export type IntegratorMessage = {
  /** What has happened; a guess is worded as one. */
  readonly what: string;
  /** What the integrator can do about it. */
  readonly cure: string;
  /** No public document shows the reply that this code is taken from. */
  readonly unconfirmed?: true;
};

export type IntegratorMessages = Readonly<Record<string, IntegratorMessage>>;
