import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../build/command-error.ts';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import { findFirestoreEmulator } from '../../build/services/find-firestore-emulator.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { startFirestore } from '../../build/services/start-firestore.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import { allRequests } from '../rules/requests/all-requests.ts';
import { openRulesGround } from '../rules/rules-ground.ts';
import type { Counts } from '../suite/read-report.ts';
import { type MeasuredSection, withMeasured } from '../with-measured.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { findReaching } from './find-reaching.ts';
import { judgeMutants } from './judge-mutants.ts';
import { makeMutants } from './make-mutants.ts';
import { tellFates } from './tell-fates.ts';

/** How many mutants a short run draws, and how many are judged side by side. */
const sample = 15;
const grounds = 3;

/**
 * Part `rules` of the long suite: firestore.rules answers every request of the table, and with any one condition removed, weakened or
 * turned round it answers one of them otherwise, on the official emulator. Counts requests and mutants. Where there is no such emulator
 * nothing is proved, and nothing counted.
 */
export async function proveRules({ short, seed, write }: ProofOptions): Promise<Counts> {
  if (findFirestoreEmulator() === undefined) {
    const told = 'needs Java and the official Firestore emulator (see README, FIRESTORE_EMULATOR_JAR)';
    if (process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1') throw new CommandError(`The part "rules" ${told}.`);
    console.warn(`NOT RUN: ${told}. firestore.rules is not proved here.`);
    return { passed: 0, failed: 0 };
  }
  const [port = 0] = await freePorts(1);
  const logFolder = join('.cache', `rules-firestore-${port}`);
  const emulator = await startFirestore({ port, logFolder });
  try {
    const open = (_: unknown, index: number) => openRulesGround(emulator.address, `demo-mutants-${index}`);
    const [first, ...others] = await Promise.all(Array.from({ length: grounds }, open));
    if (!first) throw new Error('There is no ground to judge mutants on.');
    const requests = Object.values(allRequests).flat();
    const rules = readFileSync('firestore.rules', 'utf8');
    const reaching = await findReaching(first, rules, requests);
    const wrong = reaching.wrong.map(({ title, answer }) => `"${title}" must be ${answer}, and is not`);
    const all = makeMutants(rules);
    const mutants = short ? drawSample(all, sample, seed) : all;
    const fates = wrong.length > 0 ? new Map() : await judgeMutants(mutants, [first, ...others], reaching.of);
    const { rows, proved, failures } = tellFates(all, fates, equivalentMutants);
    printTable(`${requests.length} requests, ${fates.size} of ${all.length} mutants`, heads, rows);
    if (write && !short) writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, table(heads, rows)));
    const failed = [...wrong, ...failures];
    return { passed: requests.length - wrong.length + proved, failed: failed.length, failures: failed };
  } finally {
    await emulator.stop();
    rmSync(logFolder, { recursive: true, force: true });
  }
}

const page = 'docs/reliability.md';
const section: MeasuredSection = {
  name: 'rules',
  heading: 'Access rules',
  intro: `\`firestore.rules\` with one change in each of its places, against the table of requests in \`dev/proof/rules/requests\`: a mutant is killed when the
official emulator answers one of them otherwise. What no request can tell apart is listed with its reason in \`dev/proof/rules-mutants/equivalent-mutants.ts\`.
\`npm run proof -- rules --write\` writes this.`,
};

const heads = ['what was done to the rules', 'made', 'killed', 'unreadable', 'equivalent', 'survived'] as const;
