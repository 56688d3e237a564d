import { printTable } from '../../build/print-table.ts';
import type { Counts } from '../suite/read-report.ts';
import { boxText, type Difference } from './boxes.ts';
import { type LooksList, looksFile, writeLooks } from './looks-list.ts';
import { pictures, type Result } from './measure-looks.ts';

/** Differences of one view that are told; what stands below a change moves with it. */
const told = 3;

/** With other fonts than those of the list nothing is proved and nothing fails: a warning says which. */
export function tellOtherFonts(listed: LooksList['fonts'], here: LooksList['fonts']): Counts {
  const names = [...new Set([...Object.keys(listed), ...Object.keys(here)])].filter(
    (name) => listed[name] !== here[name],
  );
  for (const name of names)
    console.warn(`looks, NOT RUN, other fonts: ${name} is ${here[name]}, in the list ${listed[name]}`);
  return { passed: 0, failed: 0 };
}

/** Writes the list, and says what is other in it. What differs by night is no matter of taste and fails here as well. */
export function acceptLooks(list: LooksList, results: readonly Result[]): Counts {
  writeLooks(list);
  const changed = results.filter(({ differences }) => differences.length > 0);
  console.log(`${looksFile} is written; ${changed.length} of ${results.length} views differ from what stood there.`);
  for (const { at, differences } of changed.slice(0, 20)) console.log(`  ${at}: ${differenceText(differences)}`);
  return count(results, ({ atNight }) => atNight);
}

/** Prints the table and counts; `obsolete`: names in the list that are no view any more. */
export function tellLooks(results: readonly Result[], obsolete: readonly string[]): Counts {
  const { passed, failed, failures } = count(results, ({ differences }) => differences);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const of = (kind: string, isGood: boolean): string =>
    String(results.filter((each) => each.kind === kind && (each.differences.length === 0) === isGood).length);
  const rows = kinds.map((kind) => [kind, of(kind, true), of(kind, false)]);
  printTable('Looks', ['views, at three widths, by day and night', 'as listed', 'otherwise'], rows);
  if (failed > 0)
    console.log(`\nPictures of what has changed: ${pictures}. If it is meant: npm run proof -- looks --write`);
  const gone = obsolete.map((name) => `${looksFile} has "${name}", which there is no more`);
  return { passed, failed: failed + gone.length, failures: [...failures, ...gone] };
}

function count(results: readonly Result[], faultsOf: (result: Result) => readonly Difference[]) {
  const failures = results.flatMap((result) => {
    const faults = faultsOf(result);
    return faults.length === 0 ? [] : [`${result.at}: ${differenceText(faults)}`];
  });
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function differenceText(differences: readonly Difference[]): string {
  const texts = differences
    .slice(0, told)
    .map(({ name, now, listed }) => `${name} is ${boxText(now)}, was ${boxText(listed)}`);
  return [...texts, ...(differences.length > told ? [`${differences.length - told} more`] : [])].join('; ');
}
