import { join } from 'node:path';
import { catalogues } from '../../../site/content/catalogues.ts';
import { CardPage } from '../../../widget/e2e/card-page.ts';
import { getPortVariable } from '../../base/ports.ts';
import { freePorts } from '../../services/free-ports.ts';
import { startChild } from '../../services/start-child.ts';
import { longWaits } from '../browser/long-waits.ts';
import { expect, test } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';

test('a small application in Python can replace the example: sign-up, renewal and sign-out work', {
  tag: '@proof:rare',
}, async ({ page, context, visitor, allowConsole }) => {
  // `npm start` compiles each page when a browser first requests it.
  test.setTimeout(300_000);
  // In development, the request for the favicon gets the status 401. Chromium also skips a view transition, because
  // scripts insert the styles.
  allowConsole(/status of 401|^uncaught: \w+: Transition was (aborted|skipped)/);
  const [auth = 0, firestore = 0, site = 0, port = 0] = await freePorts(4);
  const [app, siteOrigin] = [`http://localhost:${port}`, `http://localhost:${site}`];
  const logFile = (name: string): string => join(readTestRun().folder, `${name}.log`);
  const ports = { auth, firestore, site };
  const start = await startChild({
    name: 'npm start',
    address: siteOrigin,
    command: process.execPath,
    args: ['dev/run.mjs', 'start', '--app', app],
    env: Object.fromEntries(
      (['auth', 'firestore', 'site'] as const).map((name) => [getPortVariable(name), `${ports[name]}`]),
    ),
    logFile: logFile('start'),
    ready: /Main application .*yours: nothing answers there yet/,
  });
  const python = await startChild({
    name: 'The application in Python',
    address: app,
    command: 'python3',
    args: ['examples/small-application.py'],
    env: { APP_ORIGIN: app, SITE_ORIGIN: siteOrigin, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}` },
    logFile: logFile('python'),
    ready: /^The application is ready/,
  });
  try {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${siteOrigin}/login`);
    const card = new CardPage(page);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(heading).toHaveText('You are signed in', longWaits.firstCompilation);
    await expect(page.getByText(visitor.email)).toBeVisible();
    await expect(page, 'neither state nor user id stays in the address').toHaveURL(`${app}/`);

    await context.clearCookies({ name: /^app_session$|^acct_auth_token$/ });
    await page.goto(`${app}/books?year=2026`);
    await expect(page).toHaveURL(`${app}/books?year=2026`);
    await expect(heading).toHaveText('You are signed in');
    expect((await context.cookies()).map(({ name }) => name)).toContain('acct_auth_token');

    await page.goto(`${siteOrigin}/account`);
    await page.getByRole('link', { name: catalogues.en.account.signIn.signOut }).click();
    await page.waitForURL(`${siteOrigin}/session?signed-out`);
    expect((await context.cookies()).filter(({ name }) => /_session$|_token$|_id$/.test(name))).toEqual([]);
    await page.goto(`${app}/books`);
    await expect(page).toHaveURL(/\/login\?return=%2Fbooks/);
  } finally {
    // Closes the page first, because /login may still request modules while the server stops.
    await page.close();
    await Promise.all([start.stop(), python.stop()]);
  }
});
