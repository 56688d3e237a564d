import type { FaultId } from './faults.ts';

/** `not-checked`: unreachable from here, which never counts as right. */
export type Status = 'ok' | 'wrong' | 'not-checked';

/** One thing that was looked at. */
export type Finding = {
  /** Which thing, or which fault of it; stays the same when the words change. */
  readonly id: string;
  readonly status: Status;
  /** What was found, in one sentence without its full stop. */
  readonly what: string;
  /** What would happen, or why it matters; nothing where all is well. */
  readonly why?: string;
  /** What to do, and where. */
  readonly cure?: string;
  /** The setting or fact that it is about, if it is about one. */
  readonly setting?: string;
  /** The name of the check that found it. */
  readonly check?: string;
};

/** The words of a finding that is not good. */
export type Words = { readonly what: string; readonly why: string; readonly cure: string };

/** What a check wants to know. */
export type Question = {
  readonly id: string;
  /** "Whether Google knows the key": stands before why that is open. */
  readonly subject: string;
  /** Why it matters. */
  readonly why: string;
};

/** What was looked at and is good. */
export const ok = (id: string, what: string): Finding => ({ id, status: 'ok', what });
/** What must be corrected. */
export const wrong = (id: FaultId, words: Words): Finding => ({ id, status: 'wrong', ...words });
/** What could not be looked at, and what that takes. */
export const notChecked = (id: string, words: Words): Finding => ({ id, status: 'not-checked', ...words });
/** What stays open: why, and what that takes. */
export const open = ({ id, subject, why }: Question, because: string, cure: string): Finding =>
  notChecked(id, { what: `${subject}: ${because}`, why, cure });
/** The faults that hold, else what is good. */
export function faultsOr(good: Finding, faults: readonly (Finding | false)[]): readonly Finding[] {
  const held = faults.filter((fault) => fault !== false);
  return held.length > 0 ? held : [good];
}
