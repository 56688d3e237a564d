import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeNote } from '../account/note.ts';
import { catalogues } from '../content/catalogues.ts';
import { keep, kept } from '../session/keeper.ts';
import { documents, origins } from '../session/session-settings.ts';
import {
  ended,
  freshBrowser,
  outage,
  renewed,
  session,
  type TokenAnswer,
  tokenService,
} from '../session/testing/asha.ts';
import { click, openStandalone, screen, seen } from '../testing/open-standalone.ts';

// /account as it is built, its own script in it; only the servers are the test's.

const { account: text } = catalogues.en;
const { uid } = session;
const email = 'asha@example.com';
const at = { profile: `user_profiles/${uid}`, asked: `account_requests/${uid}`, setUp: `provision_requests/${uid}` };
const profile = { uid, email, displayName: 'Asha', phone: '+919876543210', updatedAt: new Date(0) };
const user = { localId: uid, email, emailVerified: false };
const asked = { uid, kind: 'close', status: 'open', requestedAt: new Date('2026-11-20T06:30:00Z') };

type Reply = readonly [status: number, body: object];
type Asked = { readonly documents?: readonly string[]; readonly continueUrl?: string };
/** As Firestore writes them (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
const encodeFields = (fields: Servers['records'][string]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: value },
    ]),
  );
type Servers = {
  /** Of Firestore, by path. */
  records: Record<string, Readonly<Record<string, string | Date>>>;
  /** Of Authentication. */
  user: object;
  tokens: readonly TokenAnswer[];
  /** Answers a call in another way; undefined for the usual one. */
  befall: (call: string, body: Asked) => Reply | undefined;
};

let servers: Servers;
let calls: string[];
let bodies: Record<string, unknown>[];
let ends: (() => void)[];

beforeEach(async () => {
  freshBrowser();
  servers = { records: { [at.profile]: profile }, user, tokens: [renewed], befall: () => undefined };
  calls = [];
  bodies = [];
  ends = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
      add(name, listener as EventListener);
      ends.push(() => target.removeEventListener(name, listener as EventListener));
    });
  }
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await keep(session);
});
afterEach(() => {
  for (const end of ends) end();
  history.replaceState(null, '', '/');
});

const answer = (call: string, { documents: names = [] }: Asked): Reply => {
  if (call === 'accounts:lookup') return [200, { users: [servers.user] }];
  if (call !== 'documents:batchGet') return [200, {}];
  // In any order, as Firestore may.
  const found = [...names].reverse().map((name) => {
    const fields = servers.records[name.slice(documents.length + 1)];
    return fields ? { found: { name, fields: encodeFields(fields) } } : { missing: name };
  });
  return [200, found];
};

/** Opens /account; `calls` and `bodies` then hold what it asks for. */
async function visit({ language = 'en' as 'en' | 'hi', rest = '' } = {}): Promise<void> {
  tokenService(servers.tokens, async (url, init) => {
    const call = /(accounts|documents):\w+/.exec(`${url}`)?.[0] ?? `${url}`;
    const body = JSON.parse(`${init?.body}`);
    calls.push(call);
    bodies.push({ ...body, headers: init?.headers });
    const [status, json] = servers.befall(call, body) ?? answer(call, body);
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(json, { status });
  });
  await openStandalone('account', () => import('../account/account-page.ts'), { language, rest });
}
const shows = (id: string) => vi.waitFor(() => expect(screen()).toBe(id));
const says = (words: string) => vi.waitFor(() => expect(document.querySelector('.said')?.textContent).toBe(words));
const rows = (place: string) =>
  Array.from(
    document.querySelectorAll(`[data-place=${place}]:not([hidden]) div:not([hidden]) > dd`),
    (dd) => dd.textContent,
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const sendForm = () => field('name').form?.requestSubmit();
const sent = (call: string) => bodies.filter((_, index) => calls[index] === call);
const lines = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const refusal = (message: string): Reply => [400, { error: { message } }];

test.each([
  ['in a frame', false, undefined],
  ['in a page that is prerendered', true, 'account'],
])('%s nobody is asked anything before the visitor has come', async (_, prerendering, after) => {
  Object.assign(document, { prerendering });
  ends.push(() => Reflect.deleteProperty(document, 'prerendering'));
  if (!prerendering) vi.stubGlobal('top', {});
  await visit();
  await kept();
  expect([screen(), calls]).toEqual([undefined, []]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(screen()).toBe(after));
});

describe('what is stored', () => {
  test('stands there by the words of the notice, record by record, and nothing where nothing is', async () => {
    const edition = { notice: '2026-11-22', terms: '2026-11-21', kind: 'given' };
    servers.records[`${at.profile}/consents/2026-11-23`] = edition;
    servers.user = { ...user, emailVerified: true };
    await visit();
    await shows('account');
    expect(rows('user_profiles')).toEqual(
      expect.arrayContaining([uid, 'asha@example.com', 'Asha', '+919876543210', '1 Jan 1970, 12:00 am']),
    );
    expect(rows('authentication')).toContain('asha@example.com · yes');
    expect(rows('consents')).toEqual(['2026-11-23 · 2026-11-22 · 2026-11-21', text.values.kind.given]);
    expect(rows('provision_requests')).toEqual([]);
    expect([field('name').value, field('phone').value]).toEqual(['Asha', '+919876543210']);
    expect(seen()).not.toContain(text.signIn.confirmEmail);
    for (const words of [text.close.action, text.signIn.newPassword, text.correct.action])
      expect(seen()).toContain(words);
    expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement, 'nobody has pressed anything').toBe(document.body);
    const [stored] = sent('documents:batchGet');
    expect(stored).toMatchObject({ headers: { authorization: expect.stringMatching(/^Bearer e30\./) } });
  });

  test.each<[string, Partial<Servers>, hidden: readonly string[], closing: string]>([
    [
      'no mail to send to who has no address',
      { user: { localId: uid, phoneNumber: '+919876543210' } },
      [text.signIn.newPassword, text.signIn.confirmEmail],
      'none',
    ],
    ['no form where there is no profile', { records: {} }, [text.correct.action], 'none'],
    ['what is asked for above all', { records: { [at.asked]: asked } }, [text.close.action], 'open'],
    [
      'what is in hand, and no way back from it',
      { records: { [at.asked]: { ...asked, status: 'taken' } } },
      [text.close.action, text.close.takeBack],
      'taken',
    ],
  ])('has %s', async (_, given, hidden, closing) => {
    Object.assign(servers, given);
    await visit();
    await shows('account');
    for (const words of hidden) expect(seen()).not.toContain(words);
    const [stands, ...more] = document.querySelectorAll<HTMLElement>('[data-closing]:not([hidden])');
    expect([stands?.dataset.closing, more]).toEqual([closing, []]);
    if (closing !== 'none') expect(stands?.querySelector('.since')?.textContent).toMatch(/^20 Nov 2026/);
  });

  test('is read without what older rules do not know', async () => {
    servers.befall = (call, { documents: names }) =>
      call === 'documents:batchGet' && names && names.length > 2 ? [403, {}] : undefined;
    servers.records[at.setUp] = { uid, companyName: 'Asha Traders' };
    await visit();
    await shows('account');
    expect(rows('provision_requests')).toEqual(['Asha Traders']);
  });

  test('is taken along as a file', async () => {
    await visit();
    await shows('account');
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
    const ended = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    click(text.copy.action);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    expect(pressed.mock.contexts[0]).toMatchObject({ download: 'account.json', href: 'blob:copy' });
    const [[blob]] = made.mock.calls as unknown as [[Blob]];
    const file = JSON.parse(await blob.text());
    expect(file).toMatchObject({ user_profiles: [{ displayName: 'Asha' }], authentication: [{ uid }], consents: [] });
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveBeenCalledWith('blob:copy');
    expect(calls.filter((call) => call === 'documents:commit')).toEqual([]);
  });
});

describe('name and phone', () => {
  test('that cannot be stored are said at the field, and typing stays; corrected they are merged, never made', async () => {
    await visit();
    await shows('account');
    Object.assign(field('name'), { value: ' ' });
    Object.assign(field('phone'), { value: '12' });
    sendForm();
    expect(document.querySelector('#name-problem')?.textContent).toBe(text.correct.problems.required);
    expect(document.querySelector('#phone-problem')?.textContent).toBe(text.correct.problems.phone);
    expect(['name', 'phone'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(field('name'));
    expect(field('phone').value).toBe('12');
    Object.assign(field('name'), { value: 'Asha Patil' });
    Object.assign(field('phone'), { value: '+919876543210' });
    servers.records[at.profile] = { ...profile, displayName: 'Asha Patil' };
    sendForm();
    await says(text.said.correct);
    expect(['name', 'phone'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual(['false', 'false']);
    expect(document.querySelector('#phone-problem')?.textContent).toBe('');
    expect(rows('user_profiles')).toContain('Asha Patil');
    expect(sent('documents:commit')).toMatchObject([
      {
        writes: [
          {
            update: { name: `${documents}/${at.profile}`, fields: { displayName: { stringValue: 'Asha Patil' } } },
            updateMask: { fieldPaths: ['displayName'] },
            updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: true },
          },
        ],
      },
    ]);
  });

  test('that stay the same ask nobody', async () => {
    await visit();
    await shows('account');
    sendForm();
    await says(text.said.unchanged);
    expect(calls).not.toContain('documents:commit');
  });

  test.each([403, 404, 409])(
    'that the rules refuse (%d) are said to be, with what is stored by now',
    async (status) => {
      servers.befall = (call) => (call === 'documents:commit' ? [status, {}] : undefined);
      await visit();
      await shows('account');
      Object.assign(field('name'), { value: 'Asha Patil' });
      sendForm();
      await says(text.said.refused);
      expect(field('name').value).toBe('Asha');
    },
  );
});

describe('closing', () => {
  test('is asked about; a double click answers nothing, and what is pressed then is written once, if nothing is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await visit({ language: 'hi' });
    const { close, said } = catalogues.hi.account;
    await shows('account');
    click(close.action);
    expect(screen()).toBe('close');
    expect(document.activeElement).toBe(document.querySelector('#close h1'));
    click(close.confirm);
    click(close.cancel);
    expect(screen(), 'the buttons sleep').toBe('close');
    vi.advanceTimersByTime(700);
    click(close.cancel);
    expect(screen()).toBe('account');
    click(close.action);
    vi.advanceTimersByTime(700);
    servers.records[at.asked] = asked;
    click(close.confirm);
    expect([screen(), document.querySelector('main')?.getAttribute('aria-busy')]).toEqual(['close', 'true']);
    await says(said.close);
    expect(seen()).toContain(close.takeBack);
    const fields = { uid, kind: 'close', language: 'hi', status: 'open' };
    expect(sent('documents:commit')).toMatchObject([
      {
        writes: [
          {
            update: { name: `${documents}/${at.asked}`, fields: encodeFields(fields) },
            updateTransforms: [{ fieldPath: 'requestedAt' }],
            currentDocument: { exists: false },
          },
        ],
      },
    ]);
  });

  test('is taken back', async () => {
    servers.records[at.asked] = asked;
    await visit();
    await shows('account');
    delete servers.records[at.asked];
    click(text.close.takeBack);
    await says(text.said['take-back']);
    expect(seen()).toContain(text.close.action);
    expect(sent('documents:commit')).toMatchObject([{ writes: [{ delete: `${documents}/${at.asked}` }] }]);
  });
});

describe('a mail', () => {
  const continueUrl = `${origins.siteOrigin}/login`;
  test.each([
    ['newPassword', 'new-password', { requestType: 'PASSWORD_RESET', email: 'asha@example.com' }],
    ['confirmEmail', 'confirm-email', { requestType: 'VERIFY_EMAIL', idToken: expect.stringMatching(/^e30\./) }],
  ] as const)(
    '%s is sent in the page’s language, and leads on to /login, or nowhere where that is refused',
    async (action, task, body) => {
      servers.befall = (call, { continueUrl: link }) =>
        call === 'accounts:sendOobCode' && link ? refusal('UNAUTHORIZED_DOMAIN : Domain not allowlisted') : undefined;
      await visit({ language: 'hi' });
      await shows('account');
      const { signIn, said, working } = catalogues.hi.account;
      click(signIn[action]);
      expect(document.querySelector('.said')?.textContent).toBe(working);
      await says(said[task]);
      const headers = expect.objectContaining({ 'x-firebase-locale': 'hi' });
      expect(sent('accounts:sendOobCode')).toEqual([
        { ...body, continueUrl, headers },
        { ...body, headers },
      ]);
    },
  );

  test.each(['TOO_MANY_ATTEMPTS_TRY_LATER : Later.', 'RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED'])(
    'that Google refuses for now (%s) is said to be',
    async (message) => {
      servers.befall = (call) => (call === 'accounts:sendOobCode' ? refusal(message) : undefined);
      await visit();
      await shows('account');
      click(text.signIn.newPassword);
      await says(text.said.busy);
    },
  );
});

describe('nobody’s account is shown', () => {
  const led = () => vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  const notes = () => [takeNote('acct-to-account'), takeNote('acct-sign-in')];

  test.each<[string, () => unknown, string, reason: string]>([
    ['nobody is kept', () => indexedDB.deleteDatabase('acct'), 'en', 'sign-in-first'],
    ['a user of another project is', () => keep({ ...session, projectId: 'other' }), 'hi', 'sign-in-first'],
    ['the session has ended', () => Object.assign(servers, { tokens: [ended] }), 'en', 'session-ended'],
  ])('where %s: /login shows Sign In, and leads back here', async (_, before, language, reason) => {
    await before();
    const replaced = led();
    await visit({ language: language as 'en' });
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce());
    expect(`${replaced.mock.calls[0]?.[0]}`).toMatch(new RegExp(`${language === 'hi' ? '/hi' : '0'}/login#${reason}$`));
    expect(notes()).toEqual(['', '']);
    if (reason === 'session-ended') expect(await kept()).toBeNull();
  });

  test('who comes from there and is not kept is told, and sent nowhere', async () => {
    indexedDB.deleteDatabase('acct');
    const replaced = led();
    await visit({ rest: '#back' });
    await shows('not-kept');
    expect(location.hash).toBe('');
    expect(replaced).not.toHaveBeenCalled();
    document.addEventListener('click', (event) => event.preventDefault());
    click(text.signInAgain);
    expect(notes(), 'asked for once more').toEqual(['', '']);
  });

  test.each<[string, Partial<Servers>]>([
    ['the token service', { tokens: [outage, renewed] }],
    ['Authentication', { befall: (call) => (call === 'accounts:lookup' ? [503, {}] : undefined) }],
    ['Firestore', { befall: (call) => (call === 'documents:batchGet' ? [503, {}] : undefined) }],
    ['the network', { befall: () => [0, {}] }],
  ])('while %s is down; the next try succeeds', async (what, broken) => {
    const warned = lines();
    Object.assign(servers, broken);
    await visit();
    await shows('outage');
    expect(await kept()).toMatchObject({ uid });
    // Whoever runs the site finds an answer that nobody expects.
    if (/Auth|Fire/.test(what)) expect(warned).toHaveBeenCalledWith('acct: account/outage', 503, {});
    servers.befall = () => undefined;
    click(text.tryAgain);
    await shows('account');
  });

  test.each(['USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_ID_TOKEN', 'TOKEN_EXPIRED'])(
    'once Authentication says %s',
    async (message) => {
      await visit();
      await shows('account');
      servers.befall = (call) => (call === 'accounts:lookup' ? refusal(message) : undefined);
      click(text.signIn.newPassword);
      await shows('ended');
    },
  );

  test('once another visitor is kept: nothing is sent in their name, and what was found meanwhile is not shown', async () => {
    await visit();
    await shows('account');
    await keep({ ...session, uid: 'uid-of-ravi' });
    click(text.signIn.newPassword);
    await shows('another');
    expect(calls).not.toContain('accounts:sendOobCode');
    await keep(session);
    let during: Promise<unknown> = Promise.resolve();
    servers.befall = (call) => {
      if (call === 'accounts:lookup') during = keep({ ...session, uid: 'uid-of-ravi' });
      return undefined;
    };
    for (const end of ends.splice(0)) end();
    await visit();
    await shows('another');
    await during;
  });

  const looksAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  const comes = (persisted: boolean) => () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  test.each<[string, () => unknown, string, visibility?: DocumentVisibilityState]>([
    ['is looked at again', looksAgain, 'nobody'],
    ['is left', looksAgain, 'account', 'hidden'],
    ['comes back as it was left', comes(true), 'nobody'],
    ['is shown for the first time', comes(false), 'account'],
  ])('after a sign-out in another tab, when the page %s', async (_, happens, shown, visibility = 'visible') => {
    await visit();
    await shows('account');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    indexedDB.deleteDatabase('acct');
    happens();
    if (shown === 'account') await kept();
    await shows(shown);
  });
});
