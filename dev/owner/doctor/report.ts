import { visibleJson, visibleText } from '../../base/visible-text.ts';
import type { Section } from './examine.ts';
import type { Finding, Status } from './finding.ts';

const words: Readonly<Record<Status, string>> = { ok: 'ok', wrong: 'WRONG', 'not-checked': 'not checked' };
const column = Math.max(...Object.values(words).map((word) => word.length)) + 2;

const all = (sections: readonly Section[]): readonly Finding[] => sections.flatMap(({ findings }) => findings);
const count = (sections: readonly Section[], status: Status): number =>
  all(sections).filter((finding) => finding.status === status).length;

/** 0: all is well; 1: something is wrong; 2: nothing that was looked at is wrong, but not all was. */
export function exitCode(sections: readonly Section[]): 0 | 1 | 2 {
  if (count(sections, 'wrong') > 0) return 1;
  return count(sections, 'not-checked') > 0 ? 2 : 0;
}

/** For people: a heading for each section, a line for each finding, then why it matters and what to do. */
export function reportText(sections: readonly Section[]): string {
  const parts = sections.map(({ title, findings }) => [title, ...findings.flatMap(findingLines)].join('\n'));
  return `${parts.join('\n\n')}\n\n${summary(sections)}\n`;
}

/** A line for what was found, then why it matters and what to do. */
export function findingLines({ status, what, why, cure }: Finding): readonly string[] {
  const indent = ' '.repeat(column + 2);
  // Some of it was said by others: by Google, by a setting.
  return [
    `  ${words[status].padEnd(column)}${visibleText(what)}`,
    ...(why === undefined ? [] : [`${indent}why: ${visibleText(why)}`]),
    ...(cure === undefined ? [] : [`${indent}cure: ${visibleText(cure)}`]),
  ];
}

function summary(sections: readonly Section[]): string {
  const [good, bad, open] = [count(sections, 'ok'), count(sections, 'wrong'), count(sections, 'not-checked')];
  const counts = `${good} ok, ${bad} wrong, ${open} not checked`;
  if (bad > 0) return `${counts}. Mend what is wrong, from the top, and run this again.`;
  return open > 0 ? `${counts}. Nothing wrong was found, but not everything could be looked at.` : `${counts}.`;
}

/** For programs: `{exitCode, findings: [{section, step, id, status, what, why?, cure?}]}`; `stepOf`: of go-live. */
export function reportJson(sections: readonly Section[], stepOf: (finding: Finding) => string): string {
  const findings = sections.flatMap(({ title, findings }) =>
    findings.map((finding) => ({ section: title, step: stepOf(finding), ...finding })),
  );
  return visibleJson({ exitCode: exitCode(sections), findings });
}
