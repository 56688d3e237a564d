import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { basename } from 'node:path';
import { createValidProject, type FakeProject, startFakeGoogle } from '../../owner/doctor/testing/fake-google.ts';
import { createValidZone, type DnsZone, startDnsServer } from '../../owner/doctor/testing/start-dns-server.ts';
import type { GuideCommand } from '../../owner/go-live/go-live-steps.ts';
import { createGuideFiles } from '../../owner/go-live/guide-memory-file.ts';
import { createCommandRunner, createDoctorRunner } from '../../owner/go-live/run-command.ts';
import { type GuideServices, runGuide } from '../../owner/go-live/run-guide.ts';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService } from '../../services/service.ts';
import { createSiteHandler } from '../../services/start-site-server.ts';
import { validSettings } from '../../settings/valid-settings.ts';

/**
 * Walks as an owner from nothing to an accepted live build of another brand, in a fresh copy of the sources, whose
 * files it changes: `node --import tsx dev/proof/owner-setup/walk-as-owner.ts` there prints the transcript. The owner
 * answers each question wrong once, is interrupted twice, and forgets each step in a console once. At the end the owner
 * opens the step whose questions a command has already answered. Google, DNS and hosting are the doctor's fakes; files,
 * build, pictures and the key are real.
 */
const own = { name: 'Khata & Company', domain: 'khata-and-company.test', project: 'khata-and-company' };
const renamed = (text: string): string =>
  text.replaceAll(validSettings.brand.domain, own.domain).replaceAll('hisaab-prod', own.project);

const { VITE_INSTALLER_PATH: _, VITE_PARTNER_ORIGINS: __, ...settings } = validSettings.env;
const right: Readonly<Record<string, string>> = {
  ...JSON.parse(renamed(JSON.stringify({ ...settings, ...validSettings.facts, since: '2024' }))),
  name: own.name,
  domain: own.domain,
  packageName: '@khata/auth-card',
  // Quotes, a number sign and line breaks must be stored unchanged.
  postalAddress: 'Shop "4" #12, Lakshmi Road\\nPune 411005',
  productPicture: '',
  VITE_PARTNER_ORIGINS: '',
  VITE_INSTALLER_PATH: '',
};

/** A wrong answer to each of these questions, which the question refuses. */
const wrong: Readonly<Record<string, string>> = {
  VITE_APP_URL: 'http://app.khata-and-company.test',
  VITE_COOKIE_DOMAIN: '.khata-company.test',
  VITE_APP_LOGIN_URL: 'app.khata-and-company.test/login',
  VITE_BLOG_URL: 'https://blog..khata-and-company.test',
  VITE_ANDROID_APP_URL: 'https://apps.apple.com/in/app/hisaab/id1234567890',
  VITE_IOS_APP_URL: 'https://www.apple.com/in',
  VITE_FIREBASE_API_KEY: 'AIzaSyB0c1D2e3F4g5 H6i7J8k9L0m1N2o3P4q5R',
  VITE_FIREBASE_AUTH_DOMAIN: 'https://khata-and-company.firebaseapp.com',
  VITE_FIREBASE_APP_ID: '1:412345678901:web: 0a1b2c3d4e5f6a7b8c9d0e',
  VITE_TERMS_URL: '/terms',
  VITE_PRIVACY_URL: 'https://www.example.com/privacy',
  VITE_APP_SIGN_OUT_URL: 'https://localhost/site-sign-out',
  VITE_APP_CHECK_KEY: '6Ld',
  VITE_WATCH_URL: 'https://log.khata-and-company.test/failures',
  VITE_WITHDRAWAL_KEY: 'MFkwEwYHKoZI',
  domain: 'www.khata-and-company.test',
  packageName: 'auth-card',
  since: '2999',
  VITE_SITE_ORIGIN: 'https://www.khata-and-company.test/',
  VITE_FIREBASE_PROJECT_ID: 'Khata & Company',
  gstOnPrices: '18%',
  supportEmail: 'noreply@khata-and-company.test',
  grievanceOfficer: '+91 98220 12345',
  supportPhone: '020 4000 1200',
  grievanceTime: 'a month or two',
  refundTime: 'Same as above',
  contactsSince: '2027-02-30',
  productPicture: 'product.png',
  closedAccountsKeptFor: '-1',
  VITE_PARTNER_ORIGINS: 'https://a.test, https://b.test',
  VITE_INSTALLER_PATH: '/login',
  VITE_WATCH_PERCENT: '0.5',
};

const env = { ...validSettings.env, ...(right as typeof validSettings.env) };
const ready = createValidProject({ ...env, VITE_PARTNER_ORIGINS: '' }, own.domain);
let project: FakeProject = {
  ...ready,
  authentication: false,
  protection: false,
  database: 'missing',
  smsRegions: [],
  passwordPolicy: {},
  domains: ['localhost', env.VITE_FIREBASE_AUTH_DOMAIN],
  apis: ['identity'],
  mailPage: undefined,
  rules: null,
  sendEmail: {},
};
let zone: DnsZone = { ...createValidZone(own.domain, own.project), [`www.${own.domain} A`]: [] };

/** The owner's work in the consoles, by step. */
const consoleWork: Readonly<Record<string, () => void>> = {
  database: () => change({ database: 'native' }),
  'ways-in': () => change({ authentication: true, protection: true }),
  authentication: () => change({ smsRegions: ['IN'], passwordPolicy: ready.passwordPolicy }),
  'key-limits': () => change({ apis: ready.apis }),
  'authorised-domains': () => change({ domains: ready.domains }),
  mails: () => change({ sendEmail: ready.sendEmail }),
  domain: () => {
    zone = createValidZone(own.domain, own.project);
  },
  'mail-links': () => change({ mailPage: ready.mailPage }),
};
const change = (part: Partial<FakeProject>): void => {
  project = { ...project, ...part };
};

const google = await startFakeGoogle(() => project);
const dns = await startDnsServer(() => zone);
const [port = 0] = await freePorts(1);
const notFound: RequestListener = (_request, response) => void response.writeHead(404).end();
let hosting = notFound;
const server = createServer((request, response) => hosting(request, response));
const site = await listenAsService(server, port, { name: 'hosting', address: `http://localhost:${port}` });
process.env.ACCT_WALK = JSON.stringify({
  services: google.origins,
  dnsServers: [dns.address],
  liveSite: `http://localhost:${port}`,
  liveApplication: google.application,
});
for (const role of ['AUTHOR', 'COMMITTER'])
  Object.assign(process.env, { [`GIT_${role}_NAME`]: 'Asha Rao', [`GIT_${role}_EMAIL`]: `asha@${own.domain}` });
mkdirSync('.cache', { recursive: true });
if (!existsSync('.git')) {
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'A fresh clone'],
  ])
    execFileSync('git', args);
}

const sdkConfig = {
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  appId: env.VITE_FIREBASE_APP_ID,
};

/** Runs our own commands and git, and simulates Google's commands. */
async function run(command: GuideCommand): Promise<{ readonly code: number; readonly output: string }> {
  const [program, tool, what] = command.run;
  // The file of the key is stored beside the copy and has the copy's name.
  const own = command.run.map((word) => word.replace('../withdrawal', `../${basename(process.cwd())}`));
  if (program === 'npm' || program === 'git') return createCommandRunner()({ ...command, run: own });
  if (tool === 'firebase' && what === 'deploy') {
    hosting = createSiteHandler('dist');
    change({ rules: ready.rules });
  }
  const output = what === 'apps:sdkconfig' ? JSON.stringify({ status: 'success', result: { sdkConfig } }) : '';
  return { code: 0, output };
}

const answered = new Set<string>();
/** Returns true only for the first call with this text. */
const isFirst = (what: string): boolean => !answered.has(what) && Boolean(answered.add(what));
let step = '';

/** True for a question that a command has answered. */
const isFilled = (name: string): boolean => /^VITE_(?:WITHDRAWAL_KEY|FIREBASE_(?!PROJECT_ID))/.test(name);

/** Answers a question as the owner would; null stands for Ctrl-C. */
function reply(prompt: string): string | null {
  const [, name = ''] = /^(\w+)(?: \(.*\))?(?: \[.*\])?: $/.exec(prompt) ?? [];
  if (name !== '') {
    if (isFirst(`wrong ${name}`)) return wrong[name] ?? 'TBD';
    if (['VITE_COOKIE_DOMAIN', 'grievanceOfficer'].includes(name) && isFirst(`interrupt ${name}`)) return null;
    return isFilled(name) ? '' : `${right[name] ?? ''}`;
  }
  if (prompt.startsWith('Really?')) return 'n';
  if (prompt.startsWith('Write this?')) return isFirst(`write ${step}`) && step === 'names' ? 'n' : 'y';
  if (prompt.includes('apps:sdkconfig')) return isFirst('configuration') ? 'y' : 'n';
  if (step === 'withdrawal-key' && prompt.startsWith('Is that so?') && isFirst('key again')) return 'a';
  if (/^Run this now\?|^Answer \d+ more|^Is that so\?/.test(prompt)) return 'y';
  // Omits the work in a console the first time, so that the doctor reports it.
  if (prompt.startsWith('Press Enter when you have done this') && isFirst(`console ${step}`)) return '';
  // Stops if a fault remains after the owner's work, so that the walk ends with its transcript.
  if (prompt.includes('check again') && !isFirst(`work ${step}`)) return 'q';
  consoleWork[step]?.();
  return '';
}

const print = (text: string): void => void process.stdout.write(text);
const terminal: GuideServices['terminal'] = {
  say: (text) => {
    step = /^Step \d+ of \d+: .* \(([\w-]+)\)$/m.exec(text)?.[1] ?? step;
    print(`${text}\n`);
  },
  ask: async (prompt) => {
    const text = reply(prompt);
    print(`${prompt}${text ?? '^C'}\n`);
    return text;
  },
};
const checker = createDoctorRunner('.', ['--import', 'tsx', 'dev/proof/owner-setup/run-doctor-on-walk.ts']);
const ports: GuideServices = { terminal, files: createGuideFiles(), check: checker, run, now: () => new Date() };
let code = 130;
while (code === 130) {
  print('\n$ npm run go-live\n');
  code = await runGuide(ports, null);
}
print(`\nExit code ${code}\n`);
print('\n$ npm run go-live -- --step web-app\n');
const last = await runGuide(ports, 'web-app');
print(`\nExit code ${last}\n`);
await Promise.all([google.stop(), dns.stop(), site.stop()]);
process.exit(code || last);
