import { execFile } from 'node:child_process';
import { getPortVariable, type ServiceName } from '../../base/ports.ts';
import { expect, test } from '../../proof/browser/test.ts';
import { readTestRun } from '../../proof/browser/test-run.ts';
import { environmentWithoutSettings } from '../../settings/read-build-settings.ts';
import { validSettings } from '../../settings/valid-settings.ts';
import { checkTokenService } from './checks/key-limits.ts';
import { checkPasswordSignIn, checkPhoneSignIn } from './checks/sign-in-methods.ts';
import { createDoctorContext } from './context.ts';
import type { Finding } from './finding.ts';

const { folder, ports } = readTestRun();

test('npm run doctor finds no fault in a real demo build, and reports the live project and site as not checked', {
  tag: '@proof:rare',
}, async () => {
  // The doctor reads every page of the build, and waits up to ten seconds for each answer.
  test.setTimeout(120_000);
  const names: ServiceName[] = ['auth', 'firestore', 'app', 'site', 'preview'];
  const own = Object.fromEntries(names.map((name) => [getPortVariable(name), String(ports[name])]));
  // No program listens on the discard port (RFC 863), so this test asks no real npm registry.
  const offline = { npm_config_registry: 'http://localhost:9', npm_config_fetch_retries: '0' };
  const env = { ...process.env, ...environmentWithoutSettings(), ...own, ...offline, ACCT_DIST: folder };
  const { code, out } = await new Promise<{ code: number | null; out: string }>((resolve) => {
    const child = execFile(process.execPath, ['dev/run.mjs', 'doctor', '--json'], { env }, (_error, stdout) =>
      resolve({ code: child.exitCode, out: stdout }),
    );
  });
  const { exitCode, findings } = JSON.parse(out) as { exitCode: number; findings: (Finding & { section: string })[] };
  expect(code).toBe(exitCode);
  const reported = (section: string): readonly string[] =>
    findings.filter((each) => each.section === section).map(({ id, status }) => `${status} ${id}`);
  expect(reported('The build in dist')).toEqual([
    'ok built-pages',
    'ok built-rules',
    'ok snippet',
    'not-checked installer',
    'ok budgets',
  ]);
  expect(reported('What ships')).toEqual(['ok licences', 'not-checked audit']);
  const ofProject = findings.filter(({ section }) => /project|database|DNS|live/.test(section));
  expect(ofProject.map(({ status }) => status)).toEqual(ofProject.map(() => 'not-checked'));
});

test('Google’s Auth emulator refuses all sign-ins of the doctor, and creates no account for them', async ({
  services,
}) => {
  const plain = createDoctorContext(validSettings.env);
  const at = (service: string): string => `${services.auth}/${service}.googleapis.com`;
  const origins = { ...plain.services, identity: at('identitytoolkit'), token: at('securetoken') };
  const context = { ...plain, brand: validSettings.brand, services: origins };
  const found = [
    ...(await checkPasswordSignIn(context)),
    ...(await checkTokenService(context)),
    ...(await checkPhoneSignIn(context)),
  ];
  // The emulator's projects have no e-mail enumeration protection, like old projects of Google.
  expect(found.map(({ id, status }) => `${status} ${id}`)).toEqual([
    'ok password-method',
    'wrong enumeration-protection-off',
    'ok token-service',
    'not-checked phone-method',
  ]);
  const answer = await fetch(`${at('identitytoolkit')}/v1/projects/demo-acct/accounts:query`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('"nobody-');
});
