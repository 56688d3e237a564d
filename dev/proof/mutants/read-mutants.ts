import type { MutationReport, ReportedMutant } from './run-stryker.ts';

/** A mutant and what came of it; `explained` is for whoever holds it against the list. */
export type JudgedMutant = {
  readonly file: string;
  /** What became what, in words that outlive a change of lines; no two of a file have the same. */
  readonly change: string;
  /** `broken`: it does not run at all. */
  readonly fate: 'killed' | 'survived' | 'broken';
};

/** The mutants of Stryker's report, in the order of the source: Stryker has them in that in which they were judged. */
export function readMutants({ files }: MutationReport): readonly JudgedMutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const counts = new Map<string, number>();
    return [...mutants].sort(byPlace).map((mutant): JudgedMutant => {
      const change = `${oneLine(textAt(lines, mutant))} -> ${oneLine(mutant.replacement)}`;
      const count = (counts.get(change) ?? 0) + 1;
      counts.set(change, count);
      return { file, change: count === 1 ? change : `${change} (${count})`, fate: fates[mutant.status] };
    });
  });
}

const fates = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'survived',
  CompileError: 'broken',
  RuntimeError: 'broken',
  Ignored: 'broken',
} as const satisfies Record<ReportedMutant['status'], JudgedMutant['fate']>;

const byPlace = ({ location: a }: ReportedMutant, { location: b }: ReportedMutant): number =>
  a.start.line - b.start.line || a.start.column - b.start.column;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textAt(lines: readonly string[], { location: { start, end } }: ReportedMutant): string {
  const covered = lines.slice(start.line - 1, end.line);
  const last = covered.length - 1;
  const cut = covered.map((line, index) => {
    const to = index === last ? end.column - 1 : line.length;
    return line.slice(index === 0 ? start.column - 1 : 0, to);
  });
  return cut.join('\n');
}
