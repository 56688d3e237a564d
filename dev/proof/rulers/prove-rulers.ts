import { browserPart } from '../browser-part.ts';
import type { ProofPart } from '../proof-part.ts';
import { forgetSeen } from './seen.ts';
import { tellRulers } from './tell-rulers.ts';

const part = browserPart({
  tag: '@proof:rulers',
  proves: 'checkers of others, on every page and card state, find nothing but what is listed with its reason',
  needs: ['chromium', 'whole-chromium', 'build'],
  sample: 3,
  compare: tellRulers,
});

/** Part `rulers` of the long suite: its table tells of each ruler and each page. */
export const proveRulers: ProofPart = {
  ...part,
  run: (options) => {
    forgetSeen();
    return part.run(options);
  },
};
