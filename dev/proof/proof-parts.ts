import { provePackage } from './package/prove-package.ts';
import type { ProofPart } from './proof-part.ts';
import { proveRename } from './rename-and-fill/prove-rename.ts';
import { proveRulers } from './rulers/prove-rulers.ts';
import { tellAutofill } from './tell-autofill.ts';
import { toolsPart } from './tools-part.ts';
import { proveWalks } from './walks/prove-walks.ts';

/** The proof: `npm run proof -- NAME` runs the part of that name, without a name all of them, in this order. */
export const proofParts: Readonly<Record<string, ProofPart>> = {
  rare: {
    proves: 'what happens now and then goes as well: other pairs of page, width and fault, every message, every recipe',
    needs: ['chromium', 'firefox', 'build'],
    minutes: 30,
    runner: 'browser',
  },
  leaks: {
    proves: '500 touched and removed cards leave at most 1 node, no listener and 2 kB each',
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
    proves: 'on pages that are hard on a card it looks as ever, signs up, and leaves the page as it was',
    needs: ['chromium', 'build'],
    minutes: 10,
    runner: 'browser',
  },
  autofill: {
    proves: 'browsers fill every field rightly and take the e-mail address for the user name',
    needs: ['chromium', 'whole-chromium', 'firefox', 'build'],
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
  walks: {
    proves:
      'however visitors wander, 20,000 steps over fakes and 300 with the built card break no rule of states, focus, words, cookies and once',
    needs: ['chromium', 'build'],
    run: proveWalks,
  },
  load: {
    proves: '200 visitors sign up on one card and 200 at once, and nothing is lost, nothing crossed',
    needs: ['chromium', 'build'],
    run: proveLoad,
  },
  'app-check': appCheckPart,
  tools: toolsPart,
  mutants: {
    proves:
      'with any one expression of the core or of the session’s code changed, a unit test fails, or a reason is written why nobody could see it',
    needs: [],
    run: proveMutants,
  },
  package: {
    proves: 'the packed card compiles in other projects, mistakes in it do not, and in a bundle it recovers',
    needs: ['chromium', 'package'],
    minutes: 15,
    runner: provePackage,
    isWholeOnly: true,
  },
};
