import type { AttributeName } from '../core/card-config.ts';

/** The texts of one code, for the console and the guide: whole sentences, with no Markdown except backticks. */
export type IntegratorMessage = {
  /** The description of the fault. If the fault is only a guess, the text says so. */
  readonly what: string;
  /** The remedy for the integrator. */
  readonly cure: string;
  /**
   * Replaces `cure` if the tag has this attribute. Without the attribute, the value comes from the build, which
   * integrators cannot change.
   */
  readonly ofTag?: readonly [attribute: AttributeName, cure: string];
  /** Set if no public documentation shows a server's reply with this code. */
  readonly unconfirmed?: true;
};

export type IntegratorMessages = Readonly<Record<string, IntegratorMessage>>;
