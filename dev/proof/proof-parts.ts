import { plantDefects } from './defects/plant-defects.ts';
import { type ProofPart, shardOption } from './proof-part.ts';
import { runUnitTests } from './runner/run-step.ts';

/** The parts of the proof. `npm run proof -- NAME` runs one part. Without a name, all parts run in this order. */
export const proofParts: Readonly<Record<string, ProofPart>> = {
  rare: {
    proves: 'rare cases work: other combinations of page, width and fault, every message, every recipe',
    needs: ['chromium', 'firefox', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  leaks: {
    proves: '500 used and removed cards leave at most 1 node, no listener and 2 kB each',
    needs: ['chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  faults: {
    proves: 'after any fault of a request the message is true, the next try succeeds, and nothing is created twice',
    needs: ['chromium', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  hostile: {
    proves: 'on ten pages with difficult styles and scripts the card looks the same and signs up by mouse and keyboard',
    needs: ['chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  autofill: {
    proves: 'Chromium fills every field correctly and stores the e-mail address as user name',
    needs: ['chromium', 'whole-chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  session: {
    proves: 'a stored session is renewed, handed off and deleted as promised, and nobody else can use it',
    needs: ['chromium', 'firefox', 'build'],
    minutes: 20,
    runner: 'browser',
  },
  'app-check': {
    proves: 'with App Check every request has a token, a refused token is reported, and a hanging check blocks nobody',
    needs: ['chromium', 'build'],
    minutes: 15,
    runner: 'browser',
  },
  models: {
    proves:
      'in 20,000 random steps over fakes the card breaks no rule of state, focus, text and cookies, and sends nothing twice',
    needs: [],
    minutes: 20,
    runner: ({ short, seed, signal }) => {
      const env = { ACCT_MODEL_STEPS: short ? '1500' : '20000', ACCT_MODEL_SEED: `${seed}` };
      return runUnitTests(['--project=unit-models'], { env, signal });
    },
  },
  tools: {
    proves:
      'the owner’s commands work, even if interrupted, and so do the owner’s and translator’s steps in the sources',
    needs: ['chromium'],
    minutes: 30,
    // A full run also compiles and builds copies of the sources, which takes minutes.
    runner: ({ short, seed, signal }) =>
      runUnitTests(['--project=tools', ...(short ? [shardOption(seed, 6)] : ['--project=copies'])], { signal }),
  },
  defects: {
    proves: 'each guard of a table is needed: its test passes, and fails with a planted defect',
    needs: [],
    minutes: 20,
    runner: plantDefects,
    isWholeOnly: true,
  },
  engines: {
    proves: 'the same journeys succeed in Firefox, WebKitGTK and Chromium 80, over https',
    needs: ['firefox', 'webkit', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  package: {
    proves:
      'the guide’s recipes, followed in empty folders, lead to a sign-up; mistakes do not compile; a bundle recovers',
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
