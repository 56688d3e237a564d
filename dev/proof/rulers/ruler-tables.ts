import { code, table } from '../../build/readme/markdown.ts';
import type { Exception } from './exceptions.ts';
import type { Finding, NotRun } from './finding.ts';
import { exceptionsFor } from './judge.ts';
import { type Ruler, rulers } from './rulers.ts';
import type { Seen } from './seen.ts';

const names = Object.keys(rulers) as Ruler[];
const order: readonly Seen['kind'][] = ['page', 'card state', 'policy'];

/** The columns of `rulerRows`. */
export const rulerHeads: readonly string[] = ['shown to them', ...Object.values(rulers)];

/**
 * A row for each page, state of the card and policy, all languages in one; card states with the same results share a row. A cell is empty where the ruler
 * has nothing to measure, and else "clean", "not run", the numbers of the exceptions that its findings fall under, or how many fall under none.
 */
export function rulerRows(seen: readonly Seen[], exceptions: readonly Exception[]): readonly (readonly string[])[] {
  const rows = new Map<string, { readonly views: Set<string>; readonly cells: readonly string[] }>();
  for (const kind of order) {
    const ofKind = seen.filter((each) => each.kind === kind);
    for (const view of new Set(ofKind.map((each) => each.view))) {
      const cells = cellsOf(
        ofKind.filter((each) => each.view === view),
        exceptions,
      );
      const key = kind === 'card state' ? cells.join('|') : `${kind} ${view}`;
      const row = rows.get(key) ?? { views: new Set(), cells };
      rows.set(key, row);
      row.views.add(view);
    }
  }
  return Array.from(rows.values(), ({ views, cells }) => [[...views].join(', '), ...cells]);
}

function cellsOf(seen: readonly Seen[], exceptions: readonly Exception[]): readonly string[] {
  return names.map((name) => {
    const answers = seen.flatMap(({ answers }) => (answers[name] === undefined ? [] : [answers[name]]));
    return answers.length === 0 ? '' : cellOf(name, answers, exceptions);
  });
}

function cellOf(
  ruler: Ruler,
  answers: readonly (readonly Finding[] | NotRun)[],
  exceptions: readonly Exception[],
): string {
  if (answers.includes('not run')) return 'not run';
  const findings = answers.flatMap((answer) => (answer === 'not run' ? [] : answer));
  const covers = findings.map((finding) => exceptionsFor(ruler, finding, exceptions));
  const faults = covers.filter(({ length }) => length === 0).length;
  if (faults > 0) return `**${faults} unlisted**`;
  const numbers = [...new Set(covers.flat())].sort((a, b) => a - b).map((index) => `${index + 1}`);
  return numbers.length === 0 ? 'clean' : numbers.join(' ');
}

/** The exceptions as a table of Markdown, numbered as the cells of `rulerRows` name them. */
export function exceptionsTable(exceptions: readonly Exception[]): string {
  const rows = exceptions.map(({ ruler, rule, where, reason }, index) => [
    `${index + 1}`,
    rulers[ruler],
    code(rule.source),
    where ? code(where.source) : 'anywhere',
    reason,
  ]);
  return table(['', 'ruler', 'rule', 'where', 'why it stays'], rows);
}
