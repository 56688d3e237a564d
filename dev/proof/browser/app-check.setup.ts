import { join } from 'node:path';
import { test } from '@playwright/test';
import { buildAll } from '../../release/build-all.ts';
import { environmentWithoutSettings, httpsDemoSettings } from '../../settings/read-build-settings.ts';
import { appCheckBuildFolderName, readTestRun } from './test-run.ts';

/** A site key of the usual form that nobody owns. */
const siteKey = '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o';
/** The address for reports of failures. The build that most tests use has neither this address nor a site key. */
const watchUrl = 'https://watch.test/failures';

test('a demo with App Check is built in a folder of its own', async () => {
  test.setTimeout(180_000);
  const { folder, ports } = readTestRun();
  const { values } = httpsDemoSettings(ports.https, 'checked');
  // Allows the owner's settings to be placeholders, because only tests use this build.
  const more = { VITE_APP_CHECK_KEY: siteKey, VITE_WATCH_URL: watchUrl, ACCT_PLACEHOLDERS: '1' };
  await buildAll({
    out: join(folder, appCheckBuildFolderName),
    env: { ...environmentWithoutSettings(), ...values, ...more },
  });
});
