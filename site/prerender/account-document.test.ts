import { beforeEach, expect, test, vi } from 'vitest';
import { consentName, createConsentRecord } from '../../account/consent.ts';
import { consentButtons } from '../../account/consent-buttons.ts';
import { catalogues } from '../content/catalogues.ts';
import { shownEditions } from '../content/facts/editions.ts';
import { documentNamePrefix, knownOrigins } from '../session/session-settings.ts';
import { sessionStore } from '../session/session-store.ts';
import { readStoredSession, storeSession } from '../session/stored-session.ts';
import { consumeTabNote } from '../session/tab-storage.ts';
import {
  ashaSession,
  clearBrowserStorage,
  endedSessionAnswer,
  outageAnswer,
  renewedSessionAnswer,
  stubTokenService,
} from '../session/testing/asha.ts';
import {
  clickByText,
  findVisibleScreenId,
  openStandalonePage,
  readVisibleScreenText,
  recordPageListeners,
  submitVisibleForm,
} from '../testing/open-standalone-page.ts';

// These tests use the built /account with its own script; only the servers are fake.

const { account: text } = catalogues.en;
const { uid } = ashaSession;
const email = 'asha@example.com';
const at = { profile: `user_profiles/${uid}`, asked: `account_requests/${uid}`, setUp: `provision_requests/${uid}` };
const profile = { uid, email, displayName: 'Asha', phone: '+919876543210', updatedAt: new Date(0) };
const asked = { uid, kind: 'close', status: 'open', requestedAt: new Date('2026-11-20T06:30:00Z') };
const ravi = { ...ashaSession, uid: 'uid-of-ravi' };

type Reply = readonly [status: number, body: object];
type Asked = { readonly documents?: readonly string[]; readonly continueUrl?: string };
const usual = {
  /** Firestore's records, by path. */
  records: { [at.profile]: profile } as Readonly<Record<string, Readonly<Record<string, string | Date>>>>,
  /** The user in Firebase Authentication. */
  user: { localId: uid, email, emailVerified: false } as object,
  /** App Check's key. With a key, /account tries to load App Check's file, which these tests do not have. */
  appCheck: '',
  tokens: [renewedSessionAnswer] as Parameters<typeof stubTokenService>[0],
  /** Runs while the session is renewed. Tests use it to act like another tab. */
  meanwhile: async (): Promise<unknown> => undefined,
  /** Returns the answer to a call. Undefined stands for the usual answer. */
  respond: (_call: string, _body: Asked): Reply | undefined => undefined,
};

let servers = usual;
let sent: (readonly [call: string, body: object])[];
beforeEach(async () => {
  clearBrowserStorage();
  servers = { ...usual };
  sent = [];
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await storeSession(ashaSession);
  return recordPageListeners();
});

/** Encodes fields as Firestore does (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
const encoded = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: value },
    ]),
  );

function answer(call: string, { documents: names = [] }: Asked): Reply {
  if (call === 'accounts:lookup') return [200, { users: [servers.user] }];
  // Returns the documents in reverse order, because Firestore may return them in any order.
  const found = [...names].reverse().map((name) => {
    const fields = servers.records[name.slice(documentNamePrefix.length + 1)];
    return fields ? { found: { name, fields: encoded(fields) } } : { missing: name };
  });
  return [200, found];
}

/** Opens /account with the usual servers, except for the given answers. */
async function visit(more: Partial<typeof usual> = {}, language: 'en' | 'hi' = 'en', rest = ''): Promise<void> {
  servers = { ...servers, ...more };
  const others: typeof fetch = async (url, init) => {
    const call = /(accounts|documents):\w+/.exec(`${url}`)?.[0] ?? `${url}`;
    const body = JSON.parse(`${init?.body}`);
    sent.push([call, { ...body, headers: init?.headers }]);
    const [status, json] = servers.respond(call, body) ?? answer(call, body);
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(json, { status });
  };
  stubTokenService(servers.tokens, others, () => servers.meanwhile());
  vi.stubEnv('VITE_APP_CHECK_KEY', servers.appCheck);
  await openStandalonePage('account', () => import('../account-pages/account-page.ts'), { language, rest });
}
const shows = (id: string) => vi.waitFor(() => expect(findVisibleScreenId()).toBe(id));
async function shown(...how: Parameters<typeof visit>): Promise<void> {
  await visit(...how);
  await shows('account');
}
/** Returns a server that answers the call `name` with an error. */
const fails = (name: string, status: number, message = '') => ({
  respond: (call: string): Reply | undefined => (call === name ? [status, { error: { message } }] : undefined),
});
const says = (words: string) =>
  vi.waitFor(() => expect(document.querySelector('.account-message')?.textContent).toBe(words));
const rows = (place: string) =>
  Array.from(document.querySelectorAll(`[data-place=${place}]:not([hidden]) div:not([hidden]) > dd`), (dd) =>
    String(dd.textContent),
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
function type(texts: object): void {
  for (const [name, value] of Object.entries(texts)) field(name).value = value;
  submitVisibleForm();
}
const sentTo = (name: string) => sent.filter(([call]) => call === name).map(([, body]) => body);
const writes = () => sentTo('documents:commit').flatMap((body) => (body as { writes: object[] }).writes);

test.each([
  ['in a frame', false, undefined],
  ['in a page that is prerendered', true, 'account'],
])('%s, /account sends no request before the visitor sees the page', async (_, prerendering, after) => {
  Object.assign(document, { prerendering });
  if (!prerendering) vi.stubGlobal('top', {});
  await visit();
  await readStoredSession();
  expect([findVisibleScreenId(), sent]).toEqual([undefined, []]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(findVisibleScreenId()).toBe(after));
  Reflect.deleteProperty(document, 'prerendering');
});

test('/account lists the stored records in the words of the privacy notice, and hides records that do not exist', async () => {
  const consent = { notice: '2026-11-22', terms: '2026-11-21', kind: 'given', language: 'ta' };
  await shown({
    records: { ...usual.records, [`${at.profile}/consents/2026-11-23`]: consent },
    user: { localId: uid, email, emailVerified: true },
  });
  const stored = [uid, email, 'Asha', '+919876543210', '1 Jan 1970, 12:00 am'];
  expect(rows('user_profiles')).toEqual(expect.arrayContaining(stored));
  expect(rows('authentication')).toContain(`${email} · yes`);
  expect(rows('consents')).toEqual([
    '2026-11-23 · 2026-11-22 · 2026-11-21',
    'Tamil',
    text.values.kind.given,
    'Privacy noticeTerms of Service',
  ]);
  // The terms do not exist in a language that has only the privacy notice.
  const shownThen = ['/editions/2026-11-23/ta/privacy', '/editions/2026-11-23/en/terms'];
  const documents = document.querySelectorAll<HTMLAnchorElement>('[data-document]');
  expect(Array.from(documents, ({ pathname }) => pathname)).toEqual(shownThen);
  expect(rows('provision_requests')).toEqual([]);
  expect([field('name').value, field('phone').value]).toEqual(['Asha', '+919876543210']);
  expect(readVisibleScreenText()).not.toContain(text.unconfirmed.action);
  for (const words of [text.close.action, text.signIn.newPassword, text.correct.action])
    expect(readVisibleScreenText()).toContain(words);
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false');
  expect(document.activeElement, 'the focus has not moved').toBe(document.body);
  const headers = { authorization: expect.stringMatching(/^Bearer e30\./) };
  expect(sentTo('documents:batchGet')).toMatchObject([{ headers }]);
});

test.each(['en', 'hi'] as const)(
  '/account shows every value of a consent record in words instead of codes (%s)',
  async (language) => {
    const { kind, button } = catalogues[language].account.values as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >;
    for (const pressed of consentButtons) {
      const { recordedAt: _, ...consent } = createConsentRecord(
        { editions: shownEditions[0], language, button: pressed, kind: 'told' },
        false,
      );
      await shown(
        { records: { ...usual.records, [`${at.profile}/consents/${consentName(shownEditions[0])}`]: consent } },
        language,
      );
      const [, words, of] = rows('consents');
      expect([words, of]).toEqual([expect.stringContaining(`${button?.[pressed]}`), kind?.told]);
    }
  },
);

const phoneAlone = { user: { localId: uid, phoneNumber: '+919876543210' } };
const inHand = { records: { [at.asked]: { ...asked, status: 'taken' } } };
const { signIn, unconfirmed, close, correct } = text;
test.each([
  [
    'offers no mail to a visitor without an e-mail address',
    phoneAlone,
    [signIn.newPassword, signIn.withMail.summary, unconfirmed.action],
    'none',
  ],
  ['shows no form without a profile', { records: {} }, [correct.action], 'none'],
  ['shows an open request to close the account', { records: { [at.asked]: asked } }, [close.action], 'open'],
  [
    'shows a request to close that is being handled, and cannot be taken back',
    inHand,
    [close.action, close.takeBack],
    'taken',
  ],
] as const)('for a visitor with some of the records, /account %s', async (_, given, hidden, closing) => {
  await shown(given);
  for (const words of hidden) expect(readVisibleScreenText()).not.toContain(words);
  const [stands, ...more] = document.querySelectorAll<HTMLElement>('[data-closing]:not([hidden])');
  expect([stands?.dataset.closing, more]).toEqual([closing, []]);
  if (closing !== 'none') expect(stands?.querySelector('.since')?.textContent).toMatch(/^20 Nov 2026/);
});

const setUp = { uid, companyName: 'Patil Traders', requestedAt: new Date('2026-11-20T06:30:00Z') };
const { path } = text;
test.each([
  ['no company', {}, path.company.none.heading, path.company.none.heading],
  ['a pending company', { status: 'pending' }, 'Patil Traders is being set up', 'Patil Traders is being set up'],
  ['a rejected company', { status: 'rejected', rejectReason: 'No such shop' }, 'Reason: No such shop', 'could not be'],
  [
    'a company that is set up',
    { status: 'done', doneAt: asked.requestedAt },
    'Patil Traders is set up',
    path.firstBill,
  ],
] as const)(
  'for a visitor with %s, the last step is the first bill, which is never marked as done',
  async (_, record, words, now) => {
    await shown({
      records: 'status' in record ? { ...usual.records, [at.setUp]: { ...setUp, ...record } } : usual.records,
    });
    expect(readVisibleScreenText()).toContain(words);
    const steps = Array.from(document.querySelectorAll('#account li:not([hidden])'));
    expect(steps).toHaveLength(3);
    expect(
      steps.filter((step) => step.getAttribute('aria-current') === 'step').map((step) => step.textContent),
    ).toEqual([expect.stringContaining(now)]);
    expect(steps[2]?.textContent).toContain(path.firstBill);
    expect(steps[2]?.className).not.toContain('is-done');
  },
);

test('/account names the signed-in person, counts the stored entries, and shows each section of details collapsed', async () => {
  await shown();
  const filled = (name: string) => document.querySelector(`[data-fill=${name}]`)?.textContent;
  expect([filled('initials'), filled('person')]).toEqual(['A', `Asha · ${email}`]);
  const entries = document.querySelectorAll('#stored [data-place]:not([hidden]) dl > :not([hidden])').length;
  expect(entries).toBeGreaterThan(4);
  expect(filled('count')).toBe(`${entries}`);
  const folds = Array.from(document.querySelectorAll('#account details:not([hidden])'));
  expect(
    folds.map(({ id }) => id),
    'no consent is stored',
  ).toEqual(['stored', 'devices']);
  expect(folds.filter((fold) => fold.hasAttribute('open'))).toEqual([]);
  const uids = Array.from(document.querySelectorAll('#account *')).filter(
    (each) => each.childElementCount === 0 && each.textContent?.includes(uid),
  );
  expect(uids.map((each) => each.closest('details')?.id)).toEqual(['stored']);
});

test('/account downloads the account as a file, but not after another visitor has signed in', async () => {
  await shown();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  const ends = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  clickByText(text.copy.action);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(pressed.mock.contexts[0]).toMatchObject({ download: 'account.json', href: 'blob:copy' });
  const [[blob]] = made.mock.calls as unknown as [[Blob]];
  const places = { user_profiles: [{ displayName: 'Asha' }], authentication: [{ uid }], consents: [] };
  expect(JSON.parse(await blob.text())).toMatchObject(places);
  vi.advanceTimersByTime(60_000);
  expect(ends).toHaveBeenCalledWith('blob:copy');
  await storeSession(ravi);
  clickByText(text.copy.action);
  await shows('another');
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.querySelector('main')?.textContent, 'no trace of the first visitor is left').not.toContain(uid);
});

test('/account shows a problem next to an invalid name or phone, and writes only valid ones into an existing profile', async () => {
  await shown();
  const invalid = () => ['name', 'phone'].map((name) => field(name).getAttribute('aria-invalid'));
  const problems = () => ['name', 'phone'].map((name) => document.getElementById(`${name}-problem`)?.textContent);
  type({ name: ' ', phone: '12' });
  expect(problems()).toEqual([correct.problems.required, correct.problems.phone]);
  expect([invalid(), field('phone').value]).toEqual([['true', 'true'], '12']);
  expect(document.activeElement).toBe(field('name'));
  servers.records = { [at.profile]: { ...profile, displayName: 'Asha Patil' } };
  type({ name: ' Asha Patil ', phone: profile.phone });
  await says(text.messages.correct);
  expect(field('name').value).toBe('Asha Patil');
  expect([problems(), invalid(), rows('user_profiles')[2]]).toEqual([['', ''], ['false', 'false'], 'Asha Patil']);
  type({});
  await says(text.messages.unchanged);
  // Another tab has stored a new phone number after this page was loaded.
  servers.records = { [at.profile]: { ...profile, phone: '+919876543211' } };
  type({});
  await vi.waitFor(() => expect(field('phone').value).toBe('+919876543211'));
  const update = { name: `${documentNamePrefix}/${at.profile}`, fields: encoded({ displayName: 'Asha Patil' }) };
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
  const currentDocument = { exists: true };
  expect(writes()).toEqual([
    { update, updateMask: { fieldPaths: ['displayName'] }, updateTransforms, currentDocument },
  ]);
});

test('/account keeps the text that is typed while a correction is pending, and saves it at the next press', async () => {
  await shown();
  field('name').value = 'Asha Patil';
  servers.records = { [at.profile]: { ...profile, displayName: 'Asha Patil' } };
  servers.respond = (call) => {
    if (call === 'documents:commit') field('phone').value = '98765 43211';
    return undefined;
  };
  submitVisibleForm();
  await says(text.messages.correct);
  expect([field('name').value, field('phone').value]).toEqual(['Asha Patil', '98765 43211']);
  servers.respond = usual.respond;
  submitVisibleForm();
  await says(text.working);
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ update: { fields: encoded({ phone: '+919876543211' }) } });
});

test.each([
  [400, text.messages.refused],
  [403, text.messages.refused],
  [404, text.messages.refused],
  [409, text.messages.refused],
  [503, text.messages.unanswered],
])(
  'if a correction is answered with the status %d, /account displays "%s" and keeps the typed text',
  async (status, words) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await shown(fails('documents:commit', status));
    type({ name: 'Asha Patil' });
    await says(words);
    expect(field('name').value).toBe('Asha Patil');
    expect(warned).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  },
);

test('if a correction conflicts with another write, /account says that there was no clear answer, and keeps the typed text', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const respond = (call: string): Reply | undefined =>
    call === 'documents:commit' ? [409, { error: { status: 'ABORTED', message: 'Too much contention' } }] : undefined;
  await shown({ respond });
  type({ name: 'Asha Patil' });
  await says(text.messages.unanswered);
  expect(field('name').value).toBe('Asha Patil');
});

test('/account shows the stored data after a lost answer and after a change in another tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const withName = (displayName: string) => ({ [at.profile]: { ...profile, displayName } });
  const confirmClose = (): void => {
    clickByText(close.action);
    vi.advanceTimersByTime(700);
    clickByText(close.confirm);
  };
  /** Answers the next writes with `status`, and stores `records`. With the status 0, the answer is lost. */
  const writesEnd = (status: number, records: typeof servers.records): void => {
    servers.respond = (call) => {
      if (call !== 'documents:commit') return undefined;
      servers.records = records;
      return [status, status === 0 ? {} : { error: { message: '' } }];
    };
  };
  await shown();
  writesEnd(0, withName('Asha Patil'));
  type({ name: 'Asha Patil' });
  await says(text.messages.correct);
  writesEnd(0, { ...withName('Asha Patil'), [at.asked]: asked });
  confirmClose();
  await says(text.messages.close);
  expect(readVisibleScreenText()).toContain(close.takeBack);
  writesEnd(0, withName('Asha Patil'));
  clickByText(close.takeBack);
  await says(text.messages['take-back']);
  expect(readVisibleScreenText()).toContain(close.action);

  // The write was lost, so the page shows what is stored and does not remove the typed text.
  type({ name: 'Asha P. Patil' });
  await says(text.messages.unanswered);
  expect([rows('user_profiles')[2], field('name').value]).toEqual(['Asha Patil', 'Asha P. Patil']);

  // Another tab stores the closing request before this page does, and later deletes it.
  writesEnd(409, { ...withName('Asha Patil'), [at.asked]: asked });
  confirmClose();
  await says(text.messages.close);
  writesEnd(404, withName('Asha Patil'));
  clickByText(close.takeBack);
  await says(text.messages['take-back']);
  expect(field('name').value, 'the text is not saved').toBe('Asha P. Patil');

  servers.respond = usual.respond;
  servers.records = withName('Asha P. Patil');
  submitVisibleForm();
  await says(text.messages.correct);
  servers.records = withName('Asha');
  submitVisibleForm();
  await says(text.messages.unchanged);
  expect(field('name').value).toBe('Asha');
});

test('/account asks for a confirmation before it stores a closing request, ignores a double click, and can delete the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await shown({}, 'hi');
  const hi = catalogues.hi.account;
  clickByText(hi.close.action);
  expect(document.activeElement).toBe(document.querySelector('#close h1'));
  clickByText(hi.close.cancel);
  vi.advanceTimersByTime(700);
  dispatchEvent(new Event('blur'));
  clickByText(hi.close.confirm);
  expect([findVisibleScreenId(), writes()], 'its buttons are still disabled').toEqual(['close', []]);
  vi.advanceTimersByTime(700);
  clickByText(hi.close.cancel);
  expect(findVisibleScreenId()).toBe('account');
  clickByText(hi.close.action);
  vi.advanceTimersByTime(700);
  servers.records = { [at.asked]: asked };
  clickByText(hi.close.confirm);
  expect([findVisibleScreenId(), document.querySelector('main')?.getAttribute('aria-busy')]).toEqual(['close', 'true']);
  await says(hi.messages.close);
  servers.records = {};
  clickByText(hi.close.takeBack);
  await says(hi.messages['take-back']);
  expect(readVisibleScreenText()).toContain(hi.close.action);
  const name = `${documentNamePrefix}/${at.asked}`;
  const fields = encoded({ uid, kind: 'close', language: 'hi', status: 'open' });
  const once = { update: { name, fields }, currentDocument: { exists: false } };
  expect(writes()).toMatchObject([once, { delete: name }]);
});

test.each([
  [
    'to set a new password',
    catalogues.hi.account.signIn.newPassword,
    'new-password',
    { requestType: 'PASSWORD_RESET', email },
    'UNAUTHORIZED_DOMAIN : Not allowlisted',
  ],
  [
    'to confirm the address',
    catalogues.hi.account.unconfirmed.action,
    'confirm-email',
    { requestType: 'VERIFY_EMAIL', idToken: expect.any(String) },
    'INVALID_CONTINUE_URI',
  ],
] as const)(
  'the mail %s is sent in the page’s language with a link to /login, or without one if Google refuses the link',
  async (_, press, operation, body, message) => {
    const { messages, working } = catalogues.hi.account;
    await shown({ respond: (_, { continueUrl: link }) => (link ? [400, { error: { message } }] : undefined) }, 'hi');
    clickByText(press);
    expect(document.querySelector('.account-message')?.textContent).toBe(working);
    await says(messages[operation]);
    const headers = expect.objectContaining({ 'x-firebase-locale': 'hi' });
    const continueUrl = `${knownOrigins.siteOrigin}/login`;
    expect(sentTo('accounts:sendOobCode')).toEqual([
      { ...body, continueUrl, headers },
      { ...body, headers },
    ]);
  },
);

test.each(['TOO_MANY_ATTEMPTS_TRY_LATER : Later.', 'RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED'])(
  '/account asks the visitor to try again later if Google refuses a mail for now (%s)',
  async (message) => {
    await shown(fails('accounts:sendOobCode', 400, message));
    clickByText(signIn.newPassword);
    await says(text.messages.busy);
  },
);

const nobodyKept = (): unknown => indexedDB.deleteDatabase('acct');
const led = () => vi.spyOn(location, 'replace').mockImplementation(() => undefined);
const notes = () => [consumeTabNote('acct-to-account'), consumeTabNote('acct-sign-in')];

test.each<[string, () => unknown, object, 'en' | 'hi', string]>([
  ['no session is stored', nobodyKept, {}, 'en', '/login#sign-in-first'],
  [
    'the session belongs to another project',
    () => storeSession({ ...ashaSession, projectId: 'other' }),
    {},
    'hi',
    '/hi/login#sign-in-first',
  ],
  ['the session has ended', () => undefined, { tokens: [endedSessionAnswer] }, 'en', '/login#session-ended'],
])(
  'if %s, /account redirects to /login, which shows Sign In and leads back to /account',
  async (_, before, given, language, address) => {
    await before();
    const replaced = led();
    await visit(given, language);
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith(location.origin + address));
    expect(notes()).toEqual(['', '']);
    if (address.includes('ended')) expect(await readStoredSession()).toBeNull();
  },
);

test('a visitor who returns from /login to /account without a stored session sees the reason, and is not redirected to /login a second time', async () => {
  nobodyKept();
  const replaced = led();
  await visit({}, 'en', '#back');
  await shows('not-kept');
  expect([location.hash, replaced.mock.calls]).toEqual(['', []]);
  document.addEventListener('click', (event) => event.preventDefault());
  clickByText(text.signInAgain);
  expect(notes()).toEqual(['', '']);
});

test.each([
  [
    'the token service',
    { tokens: [outageAnswer, renewedSessionAnswer] },
    ['acct: session/outage', 503, expect.anything()],
  ],
  ['Authentication', fails('accounts:lookup', 503), ['acct: account/outage', 503, expect.anything()]],
  ['Firestore', fails('documents:batchGet', 503), ['acct: account/outage', 503, expect.anything()]],
  ['Google', { respond: () => [503, {}] as const }, ['acct: account/outage', 503, expect.anything()]],
  ['the network', { respond: () => [0, {}] as const }, null],
  ['App Check’s file', { appCheck: '6Lc' }, ['acct: account/outage', expect.any(Error)]],
])(
  'while %s is unavailable, /account shows and logs the failure once, and a later retry succeeds',
  async (_, broken, line) => {
    const logged: unknown[][] = [];
    for (const kind of ['warn', 'error'] as const)
      vi.spyOn(console, kind).mockImplementation((...words) => void logged.push(words));
    await visit(broken);
    await shows('outage');
    expect(await readStoredSession()).toMatchObject({ uid });
    expect(logged).toEqual(line ? [line] : []);
    servers.respond = usual.respond;
    vi.unstubAllEnvs();
    clickByText(text.tryAgain);
    await shows('account');
    expect(document.activeElement, 'screen readers announce the account').toBe(document.querySelector('#account h1'));
  },
);

test.each(['USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_ID_TOKEN', 'TOKEN_EXPIRED'])(
  'if Authentication answers %s, /account says that the session has ended',
  async (message) => {
    await shown();
    Object.assign(servers, fails('accounts:lookup', 400, message));
    clickByText(signIn.newPassword);
    await shows('ended');
  },
);

test('if another visitor signs in while /account shows the first visitor’s data, the button for a new password sends no mail', async () => {
  await shown();
  await storeSession(ravi);
  clickByText(signIn.newPassword);
  await shows('another');
  expect(sentTo('accounts:sendOobCode')).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  ['somebody else has signed in', () => sessionStore.write(ravi), 'another'],
  ['the visitor has signed out', nobodyKept, 'nobody'],
])('/account does not show the records if %s while they were read', async (_, happens, why) => {
  await shown();
  servers.respond = (call) => void (call === 'accounts:lookup' && happens());
  clickByText(signIn.newPassword);
  await shows(why);
});

test('if Google refuses the stored session, /account continues with the session that another tab has just stored', async () => {
  const meanwhile = () => storeSession({ ...ashaSession, refreshToken: 'newer' });
  await shown({ tokens: [endedSessionAnswer, renewedSessionAnswer], meanwhile });
});

const looksAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const comes = (persisted: boolean) => () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
test.each<[string, () => unknown, string, DocumentVisibilityState]>([
  ['that becomes visible', looksAgain, 'nobody', 'visible'],
  ['that is hidden', looksAgain, 'account', 'hidden'],
  ['from the back/forward cache', comes(true), 'nobody', 'visible'],
  ['that is shown for the first time', comes(false), 'account', 'visible'],
])(
  'after a sign-out in another tab, an /account page %s displays the expected screen',
  async (_, happens, why, visibility) => {
    await shown();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    nobodyKept();
    happens();
    await readStoredSession();
    await shows(why);
  },
);
