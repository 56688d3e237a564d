import type { FaultId } from './faults.ts';

/** `not-checked`: the check could not run, which never counts as ok. */
export type FindingStatus = 'ok' | 'wrong' | 'not-checked';

/** Holds the result of one check. */
export type Finding = {
  /** Identifies the object or its fault. It stays the same when the words change. */
  readonly id: string;
  readonly status: FindingStatus;
  /** The result, in one sentence without its full stop. */
  readonly what: string;
  /** The consequence; absent if the status is `ok`. */
  readonly why?: string;
  /** The remedy: what to do, and where. */
  readonly cure?: string;
  /** The name of the setting or fact, if it is about one. */
  readonly setting?: string;
  /** The name of the check that found it. */
  readonly check?: string;
};

/** The text of a finding that is not ok. */
export type FindingText = { readonly what: string; readonly why: string; readonly cure: string };

/** The question that a check answers. */
export type CheckQuestion = {
  readonly id: string;
  /** Stands before the reason why it was not checked, such as "Whether Google knows the key". */
  readonly subject: string;
  /** The reason why it matters. */
  readonly why: string;
};

/** Returns a finding for something that is right. */
export const okFinding = (id: string, what: string): Finding => ({ id, status: 'ok', what });
/** Returns a finding for something that must be corrected. */
export const wrongFinding = (id: FaultId, words: FindingText): Finding => ({ id, status: 'wrong', ...words });
/** Returns a finding for something that could not be checked. */
export const notCheckedFinding = (id: string, words: FindingText): Finding => ({ id, status: 'not-checked', ...words });
/** Returns a "not checked" finding for a question, with the reason and the remedy. */
export const notCheckedQuestion = ({ id, subject, why }: CheckQuestion, because: string, cure: string): Finding =>
  notCheckedFinding(id, { what: `${subject}: ${because}`, why, cure });
/** Returns the faults that were found, else the ok finding. */
export function faultsOrOk(good: Finding, faults: readonly (Finding | false)[]): readonly Finding[] {
  const held = faults.filter((fault) => fault !== false);
  return held.length > 0 ? held : [good];
}
