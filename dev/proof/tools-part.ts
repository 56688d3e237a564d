import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawSample } from './draw-sample.ts';
import type { ProofPart } from './proof-part.ts';
import { unitStep } from './suite/unit-step.ts';

/** The tests of vitest's project `tools`. */
const toolTests = (): readonly string[] =>
  ['dev/owner/people', 'dev/owner/provision', 'dev/proof/demand'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.emulator.test.ts'))
      .map((name) => join(folder, name)),
  );

/** The commands that the owner types, whole, on records and accounts of their own. */
export const toolsPart: ProofPart = {
  proves:
    'the owner’s commands leave accounts and records on the emulators as they say, when broken off anywhere as well',
  needs: [],
  run: ({ short, seed }) => unitStep(['--project', 'tools', ...(short ? drawSample(toolTests(), 1, seed) : [])]),
};
