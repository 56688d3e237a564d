import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { httpsDemoSettings, withoutBuildSettings } from '../build/build-settings.ts';
import { checkedBuild, readTestRun } from './browser/test-run.ts';
import { browserPart } from './browser-part.ts';
import type { ProofPart } from './proof-part.ts';

/** A site key of the familiar form, which nobody has. */
const siteKey = '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o';

/** Watched as well: both settings are off in the build that they are held against. */
const watchUrl = 'https://watch.test/failures';

const journeys = browserPart({
  tag: '@proof:app-check',
  proves:
    'with App Check its token goes with every request of card and /session, a refused one is told, a hanging check holds nobody up, watched failures send a code and an action, and a build without the settings has none of it',
  needs: ['chromium', 'build'],
  sample: 2,
});

/** The journeys of a card that is built with App Check: it has a build of its own, beside that of the browser tests. */
export const appCheckPart: ProofPart = {
  ...journeys,
  run: async (options) => {
    const { folder, ports } = readTestRun();
    const out = join(folder, checkedBuild);
    rmSync(out, { recursive: true, force: true });
    const { values } = httpsDemoSettings(ports.https, 'checked');
    // Neither the demo nor meant to go anywhere.
    const more = { VITE_APP_CHECK_KEY: siteKey, VITE_WATCH_URL: watchUrl, ACCT_PLACEHOLDERS: '1' };
    const env = { ...withoutBuildSettings(), ...values, ...more };
    await buildAll({ out, env });
    return journeys.run(options);
  },
};
