import { longWaits } from '../../dev/proof/browser/long-waits.ts';
import type { ConfigProblem } from '../core/card-config.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import type { Messages } from '../languages/messages.ts';
import type { CardPage } from './card-page.ts';
import { expect, rareTestDetails, test, type VisitorCardPage } from './card-test.ts';
import { createErrorReply, type ErrorReply, sendErrorReply, serveLiveCard } from './live-card.ts';

const anchorOf = (code: string): string => code.replace('/', '-');

type Reply = {
  readonly code: string;
  /** Maps each refused call to its error reply. core/find-failure-reason.test.ts names the source of each reply. */
  readonly replies: Readonly<Record<string, object | ErrorReply>>;
  readonly does: 'touch' | 'sign-up' | 'send-otp' | 'google';
  readonly event: string;
  readonly words?: string;
  readonly sentence: keyof Messages['failures'];
  /** Attributes of the card's tag. */
  readonly tag?: Readonly<Record<string, string>>;
  /** The advice in the console line begins with this text. */
  readonly cure?: string;
  readonly daily?: true;
};

const project = '{"apiKey":"k","authDomain":"https://shop.firebaseapp.com/","projectId":"shop"}';

/** Error replies to each call, and errors of the SDK itself. */
const replies: readonly Reply[] = [
  {
    code: 'auth/operation-not-allowed',
    replies: { 'accounts:signUp': createErrorReply(400, 'OPERATION_NOT_ALLOWED') },
    does: 'sign-up',
    event: 'auth/operation-not-allowed',
    sentence: 'notAllowed',
    daily: true,
  },
  {
    code: 'sms/region-not-allowed',
    replies: {
      sendVerificationCode: createErrorReply(
        400,
        'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled.',
      ),
    },
    does: 'send-otp',
    event: 'auth/operation-not-allowed',
    words: 'Firebase: SMS unable to be sent until this region enabled. (auth/operation-not-allowed).',
    sentence: 'smsRegion',
    daily: true,
  },
  {
    code: 'auth/quota-exceeded',
    replies: { 'accounts:signUp': createErrorReply(400, 'QUOTA_EXCEEDED : Exceeded quota for signing up.') },
    does: 'sign-up',
    event: 'auth/quota-exceeded',
    words: 'Firebase: Exceeded quota for signing up. (auth/quota-exceeded).',
    sentence: 'limit',
  },
  {
    code: 'project/blocking-function',
    replies: {
      'accounts:signUp': createErrorReply(
        400,
        'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"code":400,"message":"Patil Traders only.","status":"INVALID_ARGUMENT"}}',
      ),
    },
    does: 'sign-up',
    event: 'project/blocking-function',
    words: 'Patil Traders only.',
    sentence: 'refusedByRule',
    daily: true,
  },
  {
    code: 'project/wrong-key',
    replies: { recaptchaParams: createErrorReply(400, 'API key not valid. Please pass a valid API key.') },
    does: 'touch',
    event: 'human-check/blocked',
    words: 'Firebase: Error (auth/api-key-not-valid.-please-pass-a-valid-api-key.).',
    sentence: 'notAuthorised',
    cure: 'It is the key of our build: report this line to us.',
  },
  {
    code: 'project/wrong-key',
    tag: { 'firebase-config': project.replace(/https:|\//g, '') },
    replies: { recaptchaParams: createErrorReply(400, 'API key not valid. Please pass a valid API key.') },
    does: 'touch',
    event: 'human-check/blocked',
    words: 'Firebase: Error (auth/api-key-not-valid.-please-pass-a-valid-api-key.).',
    sentence: 'notAuthorised',
    cure: 'Copy `apiKey` of `firebase-config` again',
  },
  {
    code: 'auth/unauthorized-domain',
    replies: { projects: { projectId: 'demo-acct', authorizedDomains: ['www.acct.example'] } },
    does: 'google',
    event: 'auth/unauthorized-domain',
    sentence: 'notAuthorised',
  },
];

async function performAction(
  card: VisitorCardPage,
  does: Reply['does'],
  visitor: Parameters<CardPage['fillSignUp']>[0] & { phone: string },
) {
  if (does === 'touch') return card.field('name').click();
  if (does === 'sign-up') await card.fillSignUp(visitor);
  else if (does === 'send-otp') await card.fillSignIn(visitor.phone);
  else await card.field('company').fill('Chai & Co');
  await card.solveCheck();
  if (does === 'sign-up') return card.createAccount();
  if (does === 'send-otp') return card.signIn();
  await card.root.locator('.popup').click();
  // If Google's script is still loading, the card asks for one more press.
  const again = card.button(en.popup.open('Google'));
  await expect(again.or(card.root.locator('.status .provider'))).toBeVisible();
  if (await again.isVisible()) await again.click();
}

for (const { code, replies: errorReplies, does, event, words, sentence, tag = {}, cure = '', daily } of replies) {
  test(
    `a server's reply that means ${code}${Object.keys(tag).map((name) => ` with ${name}`)} leads to the documented line, event and message`,
    daily ? {} : rareTestDetails,
    async ({ card, page, services, visitor, allowConsole }) => {
      allowConsole(/\[acct-auth-card\] |status of (400|401|403|503)|ERR_FAILED/);
      const lines = card.lines();
      await serveLiveCard(page, services, errorReplies);
      await card.show(tag);
      await performAction(card, does, visitor);
      const provider = words ?? `Firebase: Error (${event}).`;
      await expect(card.status).toContainText(en.failures[sentence]);
      await expect(card.status).toContainText(provider);
      await expect.poll(() => lines.length).toBe(1);
      expect(lines[0]).toMatch(
        new RegExp(`^\\[acct-auth-card\\] ${code}: [A-Z].*\\. Where: ${services.partner}, project [\\w-]+\\. ${cure}`),
      );
      expect(lines[0]).toContain(`${services.site}/docs/messages#${anchorOf(code)}`);
      await expect.poll(() => card.detailsOf('acct-error')).toMatchObject([{ code: event, reason: code }]);
      await card.set('lang', 'hi');
      await expect(card.status).toContainText(hi.failures[sentence]);
      await expect(card.status).toContainText(provider);
    },
  );
}

const texts = 'messages-for-integrators.js';

test('a refused value is reported in one console line with the attribute, advice and a link', async ({
  card,
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] config\/theme/);
  const lines = card.lines();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await card.show();
  await card.field('name').click();
  await card.waitForTestCheck();
  expect(asked.filter((address) => address.endsWith(texts) || address.endsWith('examine-tag.js'))).toHaveLength(0);
  await card.set('theme', 'pink');
  await expect
    .poll(() => lines)
    .toEqual([
      `[acct-auth-card] config/theme: theme="pink" is refused; the default is taken. Use one of: auto, light, dark. ${services.site}/docs/messages#config-theme`,
    ]);
  expect(asked.filter((address) => address.endsWith(texts))).toHaveLength(1);
});

test('if the texts for integrators do not load, a console line still contains code and link', async ({
  card,
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] config\/app-url|ERR_FAILED/);
  await page.route(`**/${texts}`, (route) => route.abort());
  const lines = card.lines();
  await card.show({ 'app-url': 'javascript:alert(1)' });
  await expect
    .poll(() => lines)
    .toEqual([`[acct-auth-card] config/app-url: ${services.site}/docs/messages#config-app-url`]);
  await expect(card.status).toHaveText(en.misconfigured);
});

const leftUnfilled = 'A script or a template left this value unfilled: fill it in, or leave the attribute out.';
const unread = 'is not read by the card.';

/**
 * Groups mistakes in a tag by the code of their console line. The value of each mistake is the console line's text
 * after the attribute.
 */
const mistakes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'unknown-attribute': {
    'data-app-url="x"': `${unread} Write app-url.`,
    'locale="hi"': `${unread} Write lang.`,
    'redirect-url="/x"': `${unread} Write app-url.`,
    'url="https://app.shop.example"': `${unread} Write app-url.`,
    ':app-url="appUrl"': `${unread} Write app-url.`,
    'mode="signin"': `${unread} Write tab.`,
    'mode="dark"': `${unread} Write theme.`,
    'dark=""': `${unread} Write theme="dark".`,
    'login=""': `${unread} Write tab="signin".`,
    'email="asha@shop.example"': `${unread} Write prefill-email.`,
    'phone="98"': `${unread} Write prefill-phone.`,
    'api-key="k"': `${unread} Write firebase-config.`,
    'emulator="localhost:9099"': `${unread} Write auth-emulator.`,
    'onacct-authenticated="go()"': `${unread} Call addEventListener('acct-authenticated', listener).`,
    '@acct-ready="go"': `${unread} Call addEventListener('acct-ready', listener).`,
  },
  property: { 'termsUrl="/terms"': `${unread} Call setAttribute('terms-url', value).` },
  loading: { 'loading="true"': 'is refused; the default is taken. Use one of: eager, lazy.' },
  'prefill-name': {
    'prefill-name="Asha undefined"': `is refused; the default is taken. ${leftUnfilled}`,
    'prefill-name="{{user.name}}"': `is refused; the default is taken. ${leftUnfilled}`,
  },
  'terms-url': { 'terms-url="undefined"': `is refused; the default is taken. ${leftUnfilled}` },
  nonce: { 'nonce="undefined"': `is refused; the default is taken. ${leftUnfilled}` },
  handoff: { 'handoff=""': 'is empty; the default is taken. Use one of: auto, always, never.' },
  'app-url': {
    'app-url=""': 'is empty; the default is taken. Use an https address (http on localhost only).',
    'app-url="/app"': 'is refused; the card cannot be used. Write the whole address, from https:// on.',
  },
  'firebase-config': {
    'firebase-config="{ apiKey: "k" }"':
      'is refused; the card cannot be used. Put each name in double quotes, as JSON wants them: "apiKey", "authDomain", "projectId".',
  },
  'auth-domain': {
    [`firebase-config="${project}"`]:
      'is taken, but of authDomain the name alone. Write authDomain as a name alone, without https:// and slashes.',
  },
  'cookie-domain': {
    'cookie-domain="https://shop.example"': 'is refused; the card cannot be used. Use a domain such as .acct.example.',
  },
  'cookie-domain-elsewhere': {
    'cookie-domain=".shop.example"':
      'does not hold for the application, which will not see the session. Write cookie-domain="localhost": it holds for this page and for localhost.',
    'app-url="https://app.shop.example"':
      'lies outside the cookie domain, so the application will not see the session. Take it away: no cookie of this page reaches app.shop.example; our site takes the session to our own application.',
  },
};

test('each mistake in a tag has one console line, which says what to write instead', async ({ card, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\//);
  const lines = card.lines();
  const all = Object.entries(mistakes).flatMap(([code, tags]) =>
    Object.entries(tags).map(([tag, line]) => [code, tag, line] as const),
  );
  const written = all.map(([code, tag]) => {
    const [, name, value] = /^(.+?)="(.*)"$/.exec(tag) ?? [];
    return code === 'property'
      ? '<acct-auth-card id="set"></acct-auth-card>'
      : `<acct-auth-card ${name}='${value}'></acct-auth-card>`;
  });
  const sets = "document.onreadystatechange = () => { document.querySelector('#set').termsUrl = '/terms'; }";
  await card.show({}, { body: `<script>${sets}</script>${written.join('')}` });
  await expect
    .poll(() => lines.map((line) => line.replace(/^.*?\] | http:\S*$/g, '')).sort())
    .toEqual(all.map(([code, tag, line]) => `config/${code}: ${tag} ${line}`).sort());
});

/** Resolves to code and attribute of every problem in the events so far. */
const problemsOf = async (card: VisitorCardPage): Promise<string[]> =>
  (await card.detailsOf('acct-config-error'))
    .flatMap(({ problems }) => problems as readonly ConfigProblem[])
    .map(({ code, attribute }) => `${code} ${attribute}`);

test('setting a JavaScript property on a card leads to a console line, at once or at the first interaction', async ({
  card,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] config\/property/);
  const lines = card.lines();
  await card.show();
  await card.ready();
  await card.root.evaluate((element) => {
    Object.assign(element, { appUrl: 'https://app.shop.example', theme: 'dark' });
    // These values cannot be converted to text, so a template literal would throw.
    Object.assign(element, { prefillName: Symbol('asha'), firebaseConfig: Object.create(null) });
  });
  const compound = ['appUrl', 'prefillName', 'firebaseConfig'].map((name) => `config/property ${name}`);
  await expect.poll(() => problemsOf(card)).toEqual(expect.arrayContaining(compound));
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
  expect(lines[0]).toContain(
    `config/property: appUrl="https://app.shop.example" ${unread} Call setAttribute('app-url', value).`,
  );
  await card.field('name').click();
  await card.waitForTestCheck();
  await expect.poll(() => lines.length).toBe(4);
  expect((await problemsOf(card)).sort()).toEqual([...compound, 'config/property theme'].sort());
  expect(await card.root.evaluate((element) => (element as { appUrl?: string }).appUrl)).toBe(
    'https://app.shop.example',
  );
});

test('each fault of a tag is reported once, however often the tag changes', async ({ card, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\//);
  // The card has no French, so React starts in the card's default language.
  await card.show({ lang: 'fr', theme: 'pink' });
  await expect.poll(() => problemsOf(card)).toContain('config/lang lang');
  await card.set('handoff', 'yes');
  await expect.poll(() => problemsOf(card)).toContain('config/handoff handoff');
  expect((await problemsOf(card)).sort()).toEqual(['config/handoff handoff', 'config/lang lang', 'config/theme theme']);
  await card.set('theme', 'dark');
  await card.set('theme', 'pink');
  await expect.poll(() => problemsOf(card)).toHaveLength(4);
});

test(
  'a missing database is reported in a console line with a code for this cause only',
  rareTestDetails,
  async ({ card, page, services, allowConsole }) => {
    allowConsole(/\[acct-auth-card\] store\/|status of 40/);
    const lines = card.lines();
    const missing = createErrorReply(404, 'The database (default) does not exist for project demo-acct');
    await page.route(`${services.firestore}/**`, (route) => sendErrorReply(route, missing));
    await card.showSignUp();
    await card.createAccount();
    await expect(card.status).toHaveText(en.unsaved.details, longWaits.recordsLimit);
    await expect.poll(() => lines.filter((line) => line.includes(' store/database-missing: ')).length).toBe(1);
    await expect
      .poll(() => card.detailsOf('acct-error'))
      .toContainEqual(expect.objectContaining({ action: 'finish', reason: 'store/database-missing' }));
  },
);
