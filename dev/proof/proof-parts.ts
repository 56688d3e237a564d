import { plantDefects } from './defects/plant-defects.ts';
import { type ProofPart, shardOf } from './proof-part.ts';
import { unitStep } from './runner/run-step.ts';

/** The parts of the proof: `npm run proof -- NAME` runs one; without a name all run, in this order. */
export const proofParts: Readonly<Record<string, ProofPart>> = {
  rare: {
    proves: 'what happens now and then goes as well: other pairs of page, width and fault, every message, every recipe',
    needs: ['chromium', 'firefox', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  leaks: {
    proves: '500 interacted and removed cards leave at most 1 node, no listener and 2 kB each',
    needs: ['chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  faults: {
    proves: 'whatever befalls a request, something true is said, the next try succeeds, and nothing is made twice',
    needs: ['chromium', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  hostile: {
    proves: 'on ten pages that are hard on a card it looks as ever and signs up by mouse and keys',
    needs: ['chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  autofill: {
    proves: 'Chromium fills every field rightly and takes the e-mail address for the user name',
    needs: ['chromium', 'whole-chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  session: {
    proves: 'a kept session is renewed, handed over and forgotten as promised, and nobody else gets at it',
    needs: ['chromium', 'firefox', 'build'],
    minutes: 20,
    runner: 'browser',
  },
  'app-check': {
    proves: 'with App Check its token goes with every request, a refused one is told, a hanging check holds nobody up',
    needs: ['chromium', 'build'],
    minutes: 15,
    runner: 'browser',
  },
  models: {
    proves: 'however visitors wander, 20,000 steps over fakes break no rule of states, focus, words, cookies and once',
    needs: [],
    minutes: 20,
    runner: ({ short, seed, signal }) => {
      const env = { ACCT_MODEL_STEPS: short ? '1500' : '20000', ACCT_MODEL_SEED: `${seed}` };
      return unitStep(['--project=unit-models'], { env, signal });
    },
  },
  tools: {
    proves: 'the owner’s commands, broken off anywhere as well, and the owner’s and translator’s steps in the sources',
    needs: ['chromium'],
    minutes: 30,
    // It compiles and builds copies of the sources, which takes minutes.
    runner: ({ short, seed, signal }) =>
      unitStep(['--project=tools', ...(short ? [shardOf(seed, 6)] : ['--project=copies'])], { signal }),
  },
  defects: {
    proves: 'each guard of a table is needed: with a defect in its place its test fails, and without it passes',
    needs: [],
    minutes: 20,
    runner: plantDefects,
    isWholeOnly: true,
  },
  engines: {
    proves: 'the same journeys go in Firefox, WebKitGTK and Chromium 80, over https',
    needs: ['firefox', 'webkit', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  package: {
    proves: 'the guide’s recipes, typed in empty folders, end in a sign-up; mistakes do not compile; a bundle recovers',
    needs: ['chromium', 'package'],
    minutes: 30,
    runner: 'browser',
    isWholeOnly: true,
  },
};

/** The parts that Playwright runs: the tests with the tag `@proof:PART`. */
export const browserParts: readonly string[] = Object.keys(proofParts).filter(
  (name) => proofParts[name]?.runner === 'browser',
);
