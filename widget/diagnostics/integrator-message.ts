import type { AttributeName } from '../core/card-config.ts';

/** The texts of line and guide for one code: whole sentences, with no Markdown but backticks. */
export type IntegratorMessage = {
  /** The event; a guess is worded as one. */
  readonly what: string;
  /** The integrator's remedy. */
  readonly cure: string;
  /** The cure if the tag has this attribute; without it the value is the build's, which no integrator can change. */
  readonly ofTag?: readonly [attribute: AttributeName, cure: string];
  /** No public document shows the reply behind this code. */
  readonly unconfirmed?: true;
};

export type IntegratorMessages = Readonly<Record<string, IntegratorMessage>>;
