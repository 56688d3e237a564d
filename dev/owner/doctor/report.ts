import { escapeForTerminal, formatEscapedJson } from '../../base/escape-for-terminal.ts';
import type { Finding, FindingStatus } from './finding.ts';
import type { DoctorSection } from './run-doctor-checks.ts';

const words: Readonly<Record<FindingStatus, string>> = { ok: 'ok', wrong: 'WRONG', 'not-checked': 'not checked' };
const column = Math.max(...Object.values(words).map((word) => word.length)) + 2;

const all = (sections: readonly DoctorSection[]): readonly Finding[] => sections.flatMap(({ findings }) => findings);
const count = (sections: readonly DoctorSection[], status: FindingStatus): number =>
  all(sections).filter((finding) => finding.status === status).length;

/** Returns 0 if everything is ok, 1 if something is wrong, and 2 if nothing is wrong but something was not checked. */
export function computeDoctorExitCode(sections: readonly DoctorSection[]): 0 | 1 | 2 {
  if (count(sections, 'wrong') > 0) return 1;
  return count(sections, 'not-checked') > 0 ? 2 : 0;
}

/** Formats the report for people. Each section has a heading, and each finding has its result, reason and remedy. */
export function formatReport(sections: readonly DoctorSection[]): string {
  const parts = sections.map(({ title, findings }) => [title, ...findings.flatMap(formatFinding)].join('\n'));
  return `${parts.join('\n\n')}\n\n${summary(sections)}\n`;
}

/** Formats a finding: a line for the result, one for the reason and one for the remedy. */
export function formatFinding({ status, what, why, cure }: Finding): readonly string[] {
  const indent = ' '.repeat(column + 2);
  // Some of the text comes from Google or from a setting, so it may contain control characters.
  return [
    `  ${words[status].padEnd(column)}${escapeForTerminal(what)}`,
    ...(why === undefined ? [] : [`${indent}why: ${escapeForTerminal(why)}`]),
    ...(cure === undefined ? [] : [`${indent}cure: ${escapeForTerminal(cure)}`]),
  ];
}

function summary(sections: readonly DoctorSection[]): string {
  const [good, bad, open] = [count(sections, 'ok'), count(sections, 'wrong'), count(sections, 'not-checked')];
  const counts = `${good} ok, ${bad} wrong, ${open} not checked`;
  if (bad > 0) return `${counts}. Correct what is wrong, from the top, and run this again.`;
  return open > 0 ? `${counts}. Nothing wrong was found, but not everything could be checked.` : `${counts}.`;
}

/** Formats the report as JSON: `{exitCode, findings: [{section, step, id, status, what, why?, cure?}]}`. */
export function formatReportAsJson(sections: readonly DoctorSection[], stepOf: (finding: Finding) => string): string {
  const findings = sections.flatMap(({ title, findings }) =>
    findings.map((finding) => ({ section: title, step: stepOf(finding), ...finding })),
  );
  return formatEscapedJson({ exitCode: computeDoctorExitCode(sections), findings });
}
