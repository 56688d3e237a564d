import type { AttributeName } from '../core/card-config.ts';

/** The texts of one code, for the console and the guide: whole sentences, with no Markdown except backticks. */
export type IntegratorMessage = {
  /** The event. A guess is worded as one. */
  readonly what: string;
  /** The integrator's remedy. */
  readonly cure: string;
  /** The cure if the tag has this attribute. Otherwise the value is the build's, which integrators cannot change. */
  readonly ofTag?: readonly [attribute: AttributeName, cure: string];
  /** No public document shows the reply behind this code. */
  readonly unconfirmed?: true;
};

export type IntegratorMessages = Readonly<Record<string, IntegratorMessage>>;
