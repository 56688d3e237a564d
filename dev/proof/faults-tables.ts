import { faults } from '../../widget/e2e/faults/faults.ts';
import { outcomes } from '../../widget/e2e/faults/outcomes.ts';
import { cells, flowNames, noCells, requests } from '../../widget/e2e/faults/requests.ts';
import { table } from '../build/readme/markdown.ts';
import type { BrowserTest } from './suite/browser-tests.ts';

/** What came of a fault in a request, by `nameOf`: the outcome's word, or that it did not come about. */
export type FaultResults = ReadonlyMap<string, string>;

const nameOf = (flow: string, request: string, fault: string): string => [flow, request, fault].join(', ');

/** The results of the tests that have run (faults.spec.ts): their last title is `fault: outcome`. */
export function faultResults(tests: readonly BrowserTest[]): FaultResults {
  return new Map(
    tests.map(({ titles, ok }) => {
      const [flow = '', request = '', cell = ''] = titles;
      const [fault = '', outcome = ''] = cell.split(': ');
      return [nameOf(flow, request, fault), ok ? outcome : '**fails**'];
    }),
  );
}

/** What stands in docs/reliability.md between the markers of the same names. */
export function faultsTables(results: FaultResults): Readonly<Record<string, string>> {
  const names = Object.keys(faults);
  const flows = flowNames.map((flow) => {
    const rows = requests
      .filter((request) => request.flow === flow)
      .map(({ name }) => [name, ...names.map((fault) => results.get(nameOf(flow, name, fault)) ?? '')]);
    return `**${flow}**\n\n${table(['request', ...names], rows)}`;
  });
  const reasons = [...new Set(noCells.map(({ reason }) => reason))].map((reason) => {
    const told = noCells.filter((cell) => cell.reason === reason);
    const left = [...new Set(told.map(({ fault }) => fault))].join(', ');
    const inFlows = [...new Set(told.map(({ request }) => request.flow))].map((flow) => {
      const named = new Set(told.filter(({ request }) => request.flow === flow).map(({ request }) => request.name));
      const isAll = named.size === requests.filter((request) => request.flow === flow).length;
      return isAll ? `all ${flow === 'files of the card' ? flow : `of ${flow}`}` : `${flow} (${[...named].join(', ')})`;
    });
    return `- *${left}*, because ${reason}: ${inFlows.join('; ')}.`;
  });
  const used = new Set<string>(cells.map(({ outcome }) => outcome));
  const words = Object.entries(outcomes).filter(([name]) => used.has(name));
  return {
    'fault-names': table(['fault', 'what happens to the request'], Object.entries(faults)),
    'fault-outcomes': table(
      ['word', 'what is said within 16 s', 'the way on'],
      words.map(([name, { sentence, wayOn }]) => [name, sentence === null ? '' : `"${sentence}"`, wayOn]),
    ),
    'fault-results': flows.join('\n\n'),
    'fault-exceptions': reasons.join('\n'),
  };
}

/** The results as a written page tells them. */
export function writtenResults(page: string): FaultResults {
  const names = Object.keys(faults);
  const sections = page.split(/^\*\*(.+)\*\*$/m).slice(1);
  const rows = flowNames.flatMap((flow) => {
    const section = sections[sections.indexOf(flow) + 1] ?? '';
    return section.split('\n').flatMap((row) => {
      const [name = '', ...results] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return names.map((fault, column) => [nameOf(flow, name, fault), results[column] ?? ''] as const);
    });
  });
  return new Map(rows);
}
