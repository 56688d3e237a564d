import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validSettings } from '../../settings/valid-settings.ts';
import { findStepIdByFinding } from '../go-live/find-step-id-by-finding.ts';
import { doctorFaults } from './faults.ts';
import type { Finding } from './finding.ts';
import { computeDoctorExitCode, formatReport, formatReportAsJson } from './report.ts';
import { doctorSections, runDoctorChecks } from './run-doctor-checks.ts';
import { createValidProject } from './testing/fake-google.ts';
import { createDkimRecords } from './testing/start-dns-server.ts';
import { startValidDeployment, type ValidDeployment } from './testing/valid-deployment.ts';
import { wrongDeployments } from './testing/wrong-deployments.ts';

let contexts: Awaited<ReturnType<typeof startValidDeployment>>;
beforeAll(async () => {
  contexts = await startValidDeployment();
});
afterAll(() => contexts.stop());

const find = async (deployment: ValidDeployment, title?: string) => {
  const parts = doctorSections.filter(([each]) => title === undefined || each === title);
  return runDoctorChecks(deployment.context, 20_000, parts);
};
const wrongIn = (found: readonly { readonly findings: readonly Finding[] }[]): readonly Finding[] =>
  found.flatMap(({ findings }) => findings).filter(({ status }) => status === 'wrong');

const { VITE_PARTNER_ORIGINS: partners, ...withoutPartners } = validSettings.env;
test.each([
  ['with partners', { ...withoutPartners, VITE_PARTNER_ORIGINS: partners }],
  ['without partners', withoutPartners],
])('the doctor reports every check as ok for a correct project %s', async (_, env) => {
  const deployment = contexts.fresh();
  deployment.project = createValidProject(env, validSettings.brand.domain);
  deployment.context = { ...deployment.context, env };
  const found = await find(deployment);
  const others = found.flatMap(({ findings }) => findings).filter(({ status }) => status !== 'ok');
  expect(others).toEqual([]);
  expect(computeDoctorExitCode(found)).toBe(0);
  expect(formatReport(found)).toMatch(/Of the 22 languages .* is in 1: Hindi\. Not in Assamese, .*, Urdu\n/);
  expect(formatReport(found)).toMatch(/\n\n\d{2} ok, 0 wrong, 0 not checked\.\n$/);
});

/** Returns the keys in the table of faults that match a finding's id, each with the heading above it. */
const rowsOf = (id: string): readonly (readonly [title: string, row: string])[] =>
  Object.entries(doctorFaults).flatMap(([title, rows]) =>
    Object.keys(rows).flatMap((row) => {
      const fits = row.endsWith('*') ? id.startsWith(row.slice(0, -1)) : id === row;
      return fits ? [[title, row] as const] : [];
    }),
  );

const planted = wrongDeployments.map(([ids, plant, ...says]) => ({ ids: [ids].flat(), plant, says }));
test.each(planted)(
  'the doctor reports only the fault of a deployment, with the ids $ids',
  async ({ ids, plant, says }) => {
    const deployment = contexts.fresh();
    plant(deployment);
    const found = await find(deployment, rowsOf(ids[0] ?? '')[0]?.[0]);
    const reported = wrongIn(found);
    expect(reported.map(({ id }) => id)).toEqual(ids);
    expect(computeDoctorExitCode(found)).toBe(1);
    const text = formatReport(found);
    for (const part of says) expect(text).toContain(part);
    for (const { what, why, cure } of reported) {
      for (const words of [what, why, cure]) expect(words).toMatch(/^\S.*[^.\s]$/);
    }
  },
);

test('every fault in the doctor’s table has a test that causes it', () => {
  const rows = planted.flatMap(({ ids }) => ids.flatMap((id) => rowsOf(id).map(([, row]) => row)));
  expect([...new Set(rows)].sort()).toEqual(Object.values(doctorFaults).flatMap(Object.keys).sort());
  expect(doctorSections.map(([title]) => title)).toEqual(Object.keys(doctorFaults));
});

const below = {
  'mail.hisaab.test TXT': ['v=spf1 include:_spf.firebasemail.com -all'],
  ...createDkimRecords('mail.hisaab.test'),
};
const sentFromBelow = { dnsInfo: { customDomain: 'mail.hisaab.test', useCustomDomain: true } };
const smtp = { method: 'CUSTOM_SMTP', smtp: { senderEmail: 'noreply@hisaab.test' } };
const watching = { '_dmarc.hisaab.test TXT': ['v=DMARC1; p=none'] };
test.each([
  ['a policy that only watches', watching, null, 'none, which refuses no forgery'],
  ['no CAA record', { 'hisaab.test CAA': [] }, null, 'www.hisaab.test leads to Firebase Hosting'],
  ['mails from a subdomain and a policy on the domain', below, sentFromBelow, 'signed for mail.hisaab'],
  ['mails from Google’s own domain', {}, {}, 'Mails come from hisaab-prod.firebaseapp.com'],
  ['mails from an SMTP service with unknown keys', {}, smtp, 'the SMTP service alone knows'],
])('the doctor accepts DNS records that have %s', async (_, zone, sendEmail, line) => {
  const deployment = contexts.fresh();
  deployment.zone = { ...deployment.zone, ...zone };
  deployment.project = { ...deployment.project, ...(sendEmail && { sendEmail }) };
  const found = await find(deployment, 'Mail and DNS');
  expect([wrongIn(found), formatReport(found)]).toEqual([[], expect.stringContaining(line)]);
});

describe('if a check gets no clear answer, the doctor', () => {
  test('reports the project as not checked if services never answer', async () => {
    const deployment = contexts.fresh();
    deployment.project = { ...deployment.project, isSilent: true };
    deployment.context = { ...deployment.context, answerWithin: 50 };
    const found = await find(deployment);
    expect(wrongIn(found)).toEqual([]);
    expect(computeDoctorExitCode(found)).toBe(2);
    const open = found.find(({ title }) => title === 'The Firebase project')?.findings ?? [];
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 'not-checked'));
    for (const { what, cure } of open) {
      expect(what).toContain('did not arrive within 0.05 s');
      expect(cure).toBe('Run this again where that host can be reached');
    }
  });

  test('reports nothing as ok if services are busy and the live site does not answer', async () => {
    const deployment = contexts.fresh();
    deployment.project = { ...deployment.project, isBusy: true };
    // No program listens on the discard port (RFC 863) of this machine.
    deployment.context = { ...deployment.context, liveSite: 'http://localhost:9' };
    const found = await find(deployment);
    expect(wrongIn(found)).toEqual([]);
    for (const title of ['The Firebase project', 'The database', 'The live site']) {
      const findings = found.find((section) => section.title === title)?.findings ?? [];
      expect(
        findings.filter(({ status }) => status === 'ok'),
        title,
      ).toEqual([]);
    }
  });

  // No program listens on the discard port (RFC 863) of this machine.
  test.each([
    ['no network', ['127.0.0.1:9'], 'no server answers'],
    ['a network that denies every name', undefined, 'no server knows the domain hisaab.test'],
  ])('reports DNS as not checked when the DNS server has %s', async (_, servers, because) => {
    const deployment = contexts.fresh();
    deployment.zone = {};
    if (servers) deployment.context = { ...deployment.context, dnsServers: servers };
    const findings = (await find(deployment, 'Mail and DNS')).flatMap((section) => section.findings);
    expect(findings.map(({ id, status }) => `${status} ${id}`)).toEqual(
      ['site-names', 'mail-names', 'mail-sender'].map((id) => `not-checked ${id}`),
    );
    for (const { what } of findings) expect(what).toContain(because);
  });

  test('reports as not checked that closed accounts are stored too briefly, and that Google’s shared reCAPTCHA key is used in place of the owner’s', async () => {
    const deployment = contexts.fresh();
    const { context } = deployment;
    const shared = '6LcMZR0UAAAAALgPMcgHwga7gY5p8QMg1Hj-bmUv';
    deployment.project = { ...deployment.project, ownKeys: ['6Le'], recaptchaParams: { recaptchaSiteKey: shared } };
    deployment.context = { ...context, facts: { ...context.facts, closedAccountsKeptFor: 0, keepingAdvice: null } };
    const ids = (await find(deployment)).flatMap(({ findings }) => findings).filter(({ status }) => status !== 'ok');
    expect(ids.map(({ id, status }) => `${status} ${id}`)).toEqual([
      'not-checked fact-kept-briefly',
      'not-checked recaptcha-key',
    ]);
    deployment.project = { ...deployment.project, recaptchaParams: { recaptchaSiteKey: '6Le' } };
    deployment.context = { ...deployment.context, facts: { ...context.facts, closedAccountsKeptFor: 0 } };
    expect(computeDoctorExitCode(await find(deployment))).toBe(0);
  });

  test('reports checks that need credentials as not checked if the credentials are missing or refused', async () => {
    const deployment = contexts.fresh();
    deployment.context = { ...deployment.context, hasCredentials: false };
    const ids = (found: Awaited<ReturnType<typeof find>>) =>
      found.flatMap(({ findings }) => findings).filter(({ status }) => status === 'not-checked');
    expect(ids(await find(deployment)).map(({ id }) => id)).toEqual([
      'phone-method',
      'recaptcha-key',
      'project-config',
      'mail-links',
      'deployed-rules',
      'mail-sender',
    ]);
    const refused = new Error('invalid_grant');
    deployment.context = { ...deployment.context, hasCredentials: true, accessToken: () => Promise.reject(refused) };
    for (const { what } of ids(await find(deployment))) expect(what).toContain(': invalid_grant');
  });

  test('sends no request if there are no settings, and reports no check of the project as ok', async () => {
    const deployment = contexts.fresh();
    deployment.context = { ...deployment.context, env: {} };
    contexts.google.requests.length = 0;
    const found = await find(deployment);
    expect(contexts.google.requests).toEqual([]);
    const project = found
      .filter(({ title }) => /project|database|DNS|live/.test(title))
      .flatMap(({ findings }) => findings);
    expect(project.filter(({ status }) => status === 'ok')).toEqual([]);
  });

  test('reports all checks of the build as not checked if there is no build', async () => {
    const deployment = contexts.fresh();
    deployment.context = { ...deployment.context, dist: join(deployment.context.root, 'not-built') };
    const found = await find(deployment);
    expect(wrongIn(found)).toEqual([]);
    const parts = found.filter(({ title }) => /dist|ships|live/.test(title)).flatMap(({ findings }) => findings);
    // The check of the application's sign-out needs only the application's address, not a build.
    const build = parts.filter(({ id }) => id !== 'application-sign-out');
    expect(build.map(({ status }) => status)).toEqual(build.map(() => 'not-checked'));
  });

  test('reports a check that throws, or that never ends, as not checked', async () => {
    const checks = [
      function stays() {
        return new Promise<never>(() => {});
      },
      function breaks(): never {
        throw new Error('no such file\n  at');
      },
    ];
    const found = await runDoctorChecks(contexts.fresh().context, 20, [['Here', checks]]);
    expect(found[0]?.findings.map(({ status, what }) => `${status}: ${what}`)).toEqual([
      'not-checked: The check "stays" did not end within 0.02 s',
      'not-checked: The check "breaks" broke: no such file',
    ]);
    expect(computeDoctorExitCode(found)).toBe(2);
  });
});

test('the doctor sends no request that could create an account, an SMS, a mail or a record', async () => {
  const deployment = contexts.fresh();
  contexts.google.requests.length = 0;
  await find(deployment);
  const posts = contexts.google.requests.filter((request) => request.startsWith('POST'));
  expect([...new Set(posts.map((request) => request.split(' ')[1]))].sort()).toEqual([
    '/application/site-sign-out',
    '/identity/v1/accounts:createAuthUri',
    '/identity/v1/accounts:signInWithPassword',
    '/identity/v1/accounts:signInWithPhoneNumber',
    '/token/v1/token',
  ]);
  expect(contexts.google.requests.filter((request) => !/^(GET|POST) /.test(request))).toEqual([]);
});

test('the doctor’s JSON report has all findings and the exit code, and no report contains terminal escapes', async () => {
  const deployment = contexts.fresh();
  deployment.context = { ...deployment.context, brand: { ...deployment.context.brand, name: 'Khata \u001b[31m' } };
  const found = await find(deployment, 'The build in dist');
  const { exitCode: code, findings } = JSON.parse(formatReportAsJson(found, findStepIdByFinding));
  expect(code).toBe(1);
  expect(findings).toEqual(
    found.flatMap(({ title, findings }) => findings.map((each) => ({ section: title, step: 'build', ...each }))),
  );
  for (const text of [formatReportAsJson(found, findStepIdByFinding), formatReport(found)])
    expect(text).not.toContain('\u001b');
});
