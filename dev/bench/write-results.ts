import { writeFileSync } from 'node:fs';

/** Writes everything that was measured, run by run, so that others can calculate on their own. Maps become objects. */
export function writeResults(file: string, results: object): void {
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value);
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date(), node: process.version, ...results }, plain, 2)}\n`);
}
