import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { CommandError } from '../../base/run-tool.ts';
import { printRunResults } from './print-run-results.ts';
import { type MeasuredSubject, measureRounds } from './rounds.ts';

const today = '2026-11-27';
const lines = 5000;

type ReadList = (text: string, today: string) => unknown;

/** The functions that read lists in "Who owes me?", with their files. Only earlier commits have `collectDebts`. */
const readers = [
  ['site/tools/debts/read-debt-list.ts', 'readDebtList'],
  ['site/tools/debts/collect-debts.ts', 'collectDebts'],
] as const;

const row = (index: number) => ({
  party: `Party ${index % 700}`,
  day: `${String((index % 28) + 1).padStart(2, '0')}/0${(index % 9) + 1}/2026`,
  amount: ((index * 37) % 9000) + 100,
});
const listOf = (line: (index: number) => string): string =>
  Array.from({ length: lines }, (_, at) => line(at)).join('\n');

/** Lists of 5,000 lines. Each list has the format of a different program. */
const lists: Readonly<Record<string, string>> = {
  table: `Party\tDate\tBill No\tAmount\tReceived\n${listOf((at) => {
    const { party, day, amount } = row(at);
    return [party, day, at, amount, at % 3 === 0 ? 50 : ''].join('\t');
  })}`,
  'lines with commas': listOf((at) => Object.values(row(at)).join(', ')),
  notebook: listOf((at) => `Ram${at % 700} ki dukan ${row(at).amount} baki ${(at % 28) + 1}/${(at % 9) + 1}`),
  chat: listOf((at) => `${row(at).day}, 9:05 pm - Raju: Anand${at % 700} ${row(at).amount} baki`),
};

/** Measures the time for reading lists of 5,000 lines, compared with another commit's reader in the same rounds. */
export async function measureListReader(rounds: number, against: string | undefined): Promise<number> {
  // Creates the folder outside the project, so that vitest does not also run the other commit's tests.
  const folder = mkdtempSync(join(tmpdir(), 'acct-lists-'));
  try {
    const now = await loadReader('.', folder, 'now');
    const before = against === undefined ? null : await loadReader(sourcesOf(against, folder), folder, 'before');
    return await compareReaders(now, before, rounds, against);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareReaders(
  now: ReadList,
  before: ReadList | null,
  rounds: number,
  against: string | undefined,
): Promise<number> {
  const nameBefore = (list: string): string => `${list}, ${against}`;
  const subjects = Object.entries(lists).flatMap(([name, text]): readonly MeasuredSubject[] => [
    { name, measure: () => timed(now, text) },
    ...(before === null ? [] : [{ name: nameBefore(name), measure: () => timed(before, text) }]),
  ]);
  const { runs, failures } = await measureRounds('Lists of 5,000 lines', subjects, rounds);
  printRunResults('Lists of 5,000 lines', runs, before === null ? {} : { [`over ${against}`]: nameBefore });
  for (const line of failures) console.error(line);
  return failures.length === 0 ? 0 : 1;
}

/** Measures CPU time, because other programs change it less than the elapsed time. */
async function timed(read: ReadList, text: string) {
  const start = process.cpuUsage();
  read(text, today);
  const { user, system } = process.cpuUsage(start);
  return { 'read, ms': (user + system) / 1000 };
}

/** Returns the folder with another commit's sources. Throws a CommandError if there is no such commit. */
function sourcesOf(revision: string, folder: string): string {
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  try {
    const archive = execFileSync('git', ['archive', revision, 'site', 'account'], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
  } catch {
    throw new CommandError(`There is no commit "${revision}" with the folders "site" and "account".`);
  }
  return sources;
}

async function loadReader(root: string, folder: string, name: string): Promise<ReadList> {
  const [file, exported] = readers.find(([path]) => existsSync(join(root, path))) ?? [];
  if (file === undefined || exported === undefined) throw new CommandError(`${root} has no reader of lists.`);
  const bundle = await rolldown({ input: join(root, file), platform: 'node' });
  const out = join(folder, `${name}.mjs`);
  await bundle.write({ file: out, format: 'esm' });
  const module = (await import(pathToFileURL(out).href)) as Readonly<Record<string, ReadList>>;
  const read = module[exported];
  if (read === undefined) throw new CommandError(`${file} does not export ${exported}.`);
  return read;
}
