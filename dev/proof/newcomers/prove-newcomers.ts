import { printTable } from '../../build/print-table.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { linkPackages } from './fresh-clone.ts';
import { newcomersCases } from './newcomers-cases.ts';
import { newcomersGround } from './newcomers-ground.ts';

/**
 * Part `newcomers` of the long suite: README's two commands, typed in a fresh clone of the last commit, each time with something else in
 * the way. Counts cases. `short`: those that need no installation, beside the packages of this project.
 */
export async function proveNewcomers({ short }: Pick<ProofOptions, 'short'>): Promise<Counts> {
  const ground = await newcomersGround();
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    if (short) linkPackages(ground.folder);
    for (const { name, walk } of newcomersCases.filter(({ isShort }) => isShort || !short)) {
      const begun = performance.now();
      const outcome = await walk(ground).catch((error: Error) => {
        console.error(`FAILED ${name}: ${error.message}`);
        ground.clear();
        failures.push(`newcomers: ${name}: ${error.message.split('\n')[0]}`);
        return 'FAILED';
      });
      const seconds = (performance.now() - begun) / 1000;
      console.log(`${name}: ${outcome} (${seconds.toFixed(1)} s)`);
      rows.push([name, outcome, seconds.toFixed(1)]);
    }
  } finally {
    ground.remove();
  }
  printTable("Newcomers' paths", ['case', 'outcome', 'seconds'], rows);
  return { passed: rows.length - failures.length, failed: failures.length, failures };
}
