import type { Exception } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { type Ruler, rulers } from './rulers.ts';
import type { Seen } from './seen.ts';

/** The exceptions that a finding of a ruler falls under, by their places in the list. */
export function exceptionsFor(ruler: Ruler, { rule, where }: Finding, exceptions: readonly Exception[]): number[] {
  return exceptions.flatMap((each, index) =>
    each.ruler === ruler && each.rule.test(rule) && (each.where?.test(where) ?? true) ? [index] : [],
  );
}

/** The findings that no exception covers, described. */
export function unlisted(seen: readonly Seen[], exceptions: readonly Exception[]): readonly string[] {
  return findingsOf(seen)
    .filter(({ ruler, finding }) => exceptionsFor(ruler, finding, exceptions).length === 0)
    .map(
      ({ ruler, finding: { rule, where, says }, place }) =>
        `${place}, ${rulers[ruler]}: ${rule}: ${says} (${where.replace(/\s+/g, ' ').slice(0, 240)})`,
    );
}

/** The exceptions that cover nothing of what was seen, described; those of a ruler that could not run are not asked. */
export function stale(seen: readonly Seen[], exceptions: readonly Exception[]): readonly string[] {
  const used = new Set(findingsOf(seen).flatMap(({ ruler, finding }) => exceptionsFor(ruler, finding, exceptions)));
  const idle = new Set(
    seen.flatMap(({ answers }) =>
      Object.entries(answers).flatMap(([ruler, answer]) => (answer === 'not run' ? ruler : [])),
    ),
  );
  return exceptions.flatMap(({ ruler, rule, where }, index) =>
    used.has(index) || idle.has(ruler)
      ? []
      : [`stale: exception ${index + 1}, ${rulers[ruler]} ${rule}${where ? ` at ${where}` : ''}, no longer occurs`],
  );
}

function findingsOf(seen: readonly Seen[]): readonly { ruler: Ruler; finding: Finding; place: string }[] {
  return seen.flatMap(({ view, language, answers }) =>
    (Object.keys(rulers) as Ruler[]).flatMap((ruler) => {
      const answer = answers[ruler] ?? [];
      if (answer === 'not run') return [];
      return answer.map((finding) => ({ ruler, finding, place: `${view} (${language})` }));
    }),
  );
}
