import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { projectId } from '../../base/ports.ts';
import { startAuthProxy } from '../../checks/session-check/auth-proxy.ts';
import {
  checkApplication,
  printTestCaseResult,
  printTestCaseTotals,
  type TestCaseResult,
} from '../../checks/session-check/check-application.ts';
import { runSessionCheckCommand } from '../../commands/session-check.ts';
import { freePorts } from '../../services/free-ports.ts';
import type { Service } from '../../services/service.ts';
import { startExampleApplication } from '../../services/start-application.ts';
import { startChild } from '../../services/start-child.ts';
import { removeTemporaryFolders, temporaryFolder } from '../unit/temporary-folder.ts';

// Runs the session check on both example applications and on five applications with a mistake. The examples pass all
// cases; the others do not.

// Each test runs all cases of the session check against its own application.
vi.setConfig({ testTimeout: 120_000 });

afterAll(removeTemporaryFolders);

const site = 'http://localhost:5173';
const python = readFileSync('examples/small-application.py', 'utf8');
const emulator = inject('auth');

/** Resolves to the check's findings about the application that `start` starts. */
async function findingsOf(start: (port: number, auth: number) => Promise<Service>): Promise<readonly TestCaseResult[]> {
  const [port = 0, auth = 0] = await freePorts(2);
  const services = [await startAuthProxy(auth, Number(new URL(emulator).port)), await start(port, auth)] as const;
  const [{ state: proxy }, { address: app }] = services;
  try {
    return await checkApplication({ app, site, prefix: 'acct', projectId, emulator, proxy }, () => undefined);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}
const failed = (findings: readonly TestCaseResult[]) => findings.filter(({ why }) => why !== null);

/** Resolves to the check's findings about the small application with this source. */
const findingsOfPython = (source: string): Promise<readonly TestCaseResult[]> =>
  findingsOf((port, auth) => {
    const folder = temporaryFolder('python');
    writeFileSync(join(folder, 'application.py'), source);
    const app = `http://localhost:${port}`;
    return startChild({
      name: 'The application in Python',
      address: app,
      command: 'python3',
      args: [join(folder, 'application.py')],
      env: { APP_ORIGIN: app, SITE_ORIGIN: site, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}` },
      logFile: join(folder, 'python.log'),
      ready: /^The application is ready/,
    });
  });

test.concurrent('the example passes', async () => {
  const firestore = Number(new URL(inject('firestore').fake).port);
  const logFolder = temporaryFolder('example');
  const findings = await findingsOf((port, auth) =>
    startExampleApplication({ port, ports: { auth, firestore }, siteOrigin: site, logFolder }),
  );
  expect([findings.length, failed(findings)]).toEqual([24, []]);
});

test.concurrent('the small application in Python passes', async () => {
  const findings = await findingsOfPython(python);
  expect([findings.length, failed(findings)]).toEqual([24, []]);
});

test.concurrent.each([
  ["claims['aud'] == PROJECT and", '', 'a token of another project signs nobody in'],
  ["for name in ('state', 'asked')]", "for name in ('asked',)]", 'a state is valid only once'],
  [' and uid in (None, *whose)', '', 'another user’s token on the return signs nobody in'],
  ["'', text).lstrip('/\\\\')", "'', text[1:])", 'no return address redirects to another site'],
  [
    "accounts('update', {'localId': session['sub'], 'validSince': str(int(time.time()))})",
    'pass',
    'signing out ends all sessions, deletes the site’s cookies and redirects to the site',
  ],
])('a mistake fails exactly its own case: %s', async (right, mistake, what) => {
  expect(python).toContain(right);
  const findings = await findingsOfPython(python.replace(right, mistake));
  expect(failed(findings).map((finding) => finding.what)).toEqual([what]);
});

test('the check stops at an application in which nobody can sign in, and prints what to correct', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const findings = await findingsOfPython(python.replace('/session?return', '/login?r'));
  for (const finding of findings) printTestCaseResult(finding);
  expect(printTestCaseTotals(findings)).toBe(1);
  expect(lines.mock.calls[0]).toEqual([
    expect.stringMatching(
      /^FAIL {2}without a cookie .*: it answers 303 and redirects to .*\/login.* Redirect to SITE_ORIGIN/,
    ),
  ]);
  expect(lines.mock.calls.join('\n')).toMatch(/not checked here: signatures[\s\S]*\n0 right, 1 wrong\.$/);
});

test.each([
  [
    ['http://www.acct.example:8000'],
    'http://www.acct.example:8000: the session’s cookies reach only the host localhost',
  ],
  [[], 'Give the address of your application'],
])('only an application on this machine is checked: %j', async (args, line) => {
  await expect(runSessionCheckCommand(args)).rejects.toThrow(line);
});

test('an application is not checked if its Firebase project may be real', async () => {
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'acct-live');
  await expect(runSessionCheckCommand(['http://localhost:8000'])).rejects.toThrow('acct-live is not a demo- project');
});
