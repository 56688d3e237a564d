import type { AttributeName } from '../core/card-config.ts';

/**
 * What a console line and the guide say of one code. Whole sentences; of Markdown only code in backticks, since both
 * show the same text.
 */
export type IntegratorMessage = {
  /** What has happened; a guess is worded as one. */
  readonly what: string;
  /** What the integrator can do about it. */
  readonly cure: string;
  /** The cure where the tag has this attribute: without it the value is the build's, which no integrator can mend. */
  readonly ofTag?: readonly [attribute: AttributeName, cure: string];
  /** No public document shows the reply that this code is taken from. */
  readonly unconfirmed?: true;
};

export type IntegratorMessages = Readonly<Record<string, IntegratorMessage>>;
