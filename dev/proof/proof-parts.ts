import { appCheckPart } from './app-check-part.ts';
import { browserPart } from './browser-part.ts';
import { compareFaults } from './compare-faults.ts';
import { proveEngines } from './engines/prove-engines.ts';
import { proveHosting } from './hosting/prove-hosting.ts';
import { proveLoad } from './load/prove-load.ts';
import { proveLooks } from './looks/prove-looks.ts';
import { proveMutants } from './mutants/prove-mutants.ts';
import { proveNewcomers } from './newcomers/prove-newcomers.ts';
import { oldest } from './oldest-browser/oldest.ts';
import { provePackage } from './package/prove-package.ts';
import type { ProofPart } from './proof-part.ts';
import { proveRename } from './rename-and-fill/prove-rename.ts';
import { proveRules } from './rules-mutants/prove-rules.ts';
import { tellAutofill } from './tell-autofill.ts';
import { toolsPart } from './tools-part.ts';
import { proveWalks } from './walks/prove-walks.ts';

/** The long suite: `npm run proof -- NAME` runs the part of that name, without a name all of them, in this order. */
export const proofParts: Readonly<Record<string, ProofPart>> = {
  axe: browserPart({
    tag: '@proof:axe',
    proves: 'no axe violation and nothing cut off, in the pairs of language, theme and width that npm test leaves out',
    needs: ['chromium', 'build'],
    sample: 4,
  }),
  firefox: browserPart({
    tag: '@proof:firefox',
    proves: 'no page breaks its content policy in Firefox',
    needs: ['chromium', 'firefox', 'build'],
    sample: 3,
  }),
  waits: browserPart({
    tag: '@proof:waits',
    proves: 'what takes real time, such as slides that glide',
    needs: ['chromium', 'build'],
    sample: 1,
  }),
  pairs: browserPart({
    tag: '@proof:pairs',
    proves: 'every pair of browser and fault, chunk and fault, page and width, where npm test tries some',
    needs: ['chromium', 'build'],
    sample: 2,
  }),
  rare: browserPart({
    tag: '@proof:rare',
    proves: 'what visitors and pages do now and then, beside what they do each day, goes as well',
    needs: ['chromium', 'build'],
    sample: 4,
  }),
  messages: browserPart({
    tag: '@proof:messages',
    proves:
      'each misconfiguration of project or page, as its reply is documented, has its line, its event and its sentence',
    needs: ['chromium', 'build'],
    sample: 4,
  }),
  leaks: browserPart({
    tag: '@proof:leaks',
    proves: '500 touched and removed cards leave at most 1 node, no listener and 2 kB each',
    needs: ['chromium', 'build'],
    sample: 1,
  }),
  faults: browserPart({
    tag: '@proof:faults',
    proves: 'whatever befalls a request, something true is said, the next try succeeds, and nothing is made twice',
    needs: ['chromium', 'build'],
    sample: 4,
    compare: compareFaults,
  }),
  styles: browserPart({
    tag: '@proof:styles',
    proves: 'every text and control of every card state looks the same on a plain page and on eight hostile ones',
    needs: ['chromium', 'build'],
    sample: 2,
  }),
  hostile: browserPart({
    tag: '@proof:hostile',
    proves:
      'on every page of a gallery of hostile ones the card looks as ever, signs up, and leaves the page as it was',
    needs: ['chromium', 'build'],
    sample: 3,
  }),
  autofill: browserPart({
    tag: '@proof:autofill',
    proves: 'browsers and password managers fill every field rightly and take the e-mail address for the user name',
    needs: ['chromium', 'whole-chromium', 'firefox', 'build'],
    sample: 2,
    compare: tellAutofill,
  }),
  session: browserPart({
    tag: '@proof:session',
    proves:
      'a kept session is renewed, handed over and forgotten as promised, and no address, page or second reader gets at it',
    needs: ['chromium', 'firefox', 'build'],
    sample: 4,
  }),
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
  rules: {
    proves:
      'the access rules answer every request of the table, and with any condition removed, weakened or turned round they do not',
    needs: [],
    run: proveRules,
  },
  tools: toolsPart,
  mutants: {
    proves:
      'with any one expression of the core or of the session’s code changed, a unit test fails, or a reason is written why nobody could see it',
    needs: [],
    run: proveMutants,
  },
  package: {
    proves:
      'the packed card compiles in TypeScript, React and Vue, mistakes in it do not, publint and Node find no fault, and in a bundle it recovers',
    needs: ['chromium', 'package'],
    run: provePackage,
  },
  guide: browserPart({
    tag: '@proof:guide',
    proves: 'what the guide on /docs writes and says works on a page of a partner as it stands there',
    needs: ['chromium', 'build'],
    sample: 2,
  }),
  engines: {
    proves:
      'sign-up, sign-in, one-time code, Google, hand-off, renewal, languages, slideshow, bill maker and reading without scripts go in Chromium, Firefox and WebKitGTK over https',
    needs: ['chromium', 'firefox', 'webkit', 'build'],
    run: proveEngines,
  },
  oldest: {
    proves:
      'in Chromium 80 a sign-up and a sign-in over https arrive, and nothing of any page or card state touches, overlaps or is missing that does not in a current one',
    needs: ['chromium', 'whole-chromium', 'build'],
    run: oldest,
  },
  hosting: {
    proves:
      'npm run preview answers every address of the build, however it is asked for, as Google’s Hosting emulator does: status, headers, bytes',
    needs: ['build'],
    run: proveHosting,
  },
  looks: {
    proves:
      'the parts of every card state and the sections of every page stand where the list has them, in every language, light and dark, at three widths',
    needs: ['chromium', 'build'],
    run: proveLooks,
  },
  newcomers: {
    proves:
      'README’s two commands, typed in a fresh clone, end well or in one clear line: with a cold cache, a taken port, no Java, no browser, an old Node, a line that breaks',
    needs: ['chromium'],
    run: proveNewcomers,
  },
  rename: {
    proves:
      'another name, and every fact of the owner filled in, leave npm test green, and a copy with a language more is whole',
    needs: ['chromium'],
    run: proveRename,
  },
};
