import type { FaultId } from './faults.ts';

/** The result of a check. `not-checked` means that the check could not run; it never counts as ok. */
export type FindingStatus = 'ok' | 'wrong' | 'not-checked';

export type Finding = {
  /** The id of the checked object or of its fault. It stays the same when the wording of the report changes. */
  readonly id: string;
  readonly status: FindingStatus;
  /** The result in one sentence, without a full stop. */
  readonly what: string;
  /** The consequence of the fault; absent if the status is `ok`. */
  readonly why?: string;
  /** The remedy, and the place where the owner applies it. */
  readonly cure?: string;
  /** The name of the setting or fact that the finding is about, if any. */
  readonly setting?: string;
  /** The name of the check that returned the finding. */
  readonly check?: string;
};

/** The text of a finding that is not ok. */
export type FindingText = { readonly what: string; readonly why: string; readonly cure: string };

/** The question that a check answers. */
export type DoctorQuestion = {
  readonly id: string;
  /** The start of the sentence that says why the question was not checked, such as "Whether Google knows the key". */
  readonly subject: string;
  /** The reason why the question matters. */
  readonly why: string;
};

export const okFinding = (id: string, what: string): Finding => ({ id, status: 'ok', what });
export const wrongFinding = (id: FaultId, words: FindingText): Finding => ({ id, status: 'wrong', ...words });
export const notCheckedFinding = (id: string, words: FindingText): Finding => ({ id, status: 'not-checked', ...words });
/** Returns a "not checked" finding for a question, with the reason and the remedy. */
export const unansweredQuestionFinding = (
  { id, subject, why }: DoctorQuestion,
  because: string,
  cure: string,
): Finding => notCheckedFinding(id, { what: `${subject}: ${because}`, why, cure });
/** Returns the findings in `faults` without the `false` values. If no finding remains, returns the finding `ok`. */
export function collectFindings(ok: Finding, faults: readonly (Finding | false)[]): readonly Finding[] {
  const held = faults.filter((fault) => fault !== false);
  return held.length > 0 ? held : [ok];
}
