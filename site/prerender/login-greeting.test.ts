import { beforeEach, expect, test, vi } from 'vitest';
import { pathInLanguage } from '../../account/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { greetVisitor } from '../session/greet-visitor.ts';
import { appUrl } from '../session/session-settings.ts';
import { forgetVisitor, readStoredSession, storeSession } from '../session/stored-session.ts';
import { storeTabNote } from '../session/tab-storage.ts';
import {
  ashaSession,
  clearBrowserStorage,
  outageAnswer,
  renewedSessionAnswer,
  stubTokenService,
} from '../session/testing/asha.ts';
import { recordPageListeners } from '../testing/open-standalone-page.ts';
import { renderDemoPage } from '../testing/render-demo-page.ts';

// These tests use the built /login with its greeting.

const { greeting } = catalogues.en.login;

beforeEach(async () => {
  clearBrowserStorage();
  const html = await renderDemoPage('/login');
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return recordPageListeners();
});

const card = () => document.querySelector('acct-auth-card') as HTMLElement;
const isGreeted = () => document.querySelector('.login-head')?.classList.contains('is-greeting');
const button = (words: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === words);
const accountLink = () => document.querySelector('.greeting [data-open]')?.textContent;
/** The number of times that the page has read the closing request. After the last read, the greeting is complete. */
let read = 0;
const servers = (isClosing: boolean, answer = renewedSessionAnswer) => {
  read = 0;
  stubTokenService([answer], async (_, init) => {
    read += 1;
    const [name] = JSON.parse(`${init?.body}`).documents;
    return Response.json([isClosing ? { found: { name } } : { missing: name }]);
  });
};
const isRead = (times: number) => vi.waitFor(() => expect(read).toBe(times));
const visit = (address = '/login') => {
  history.replaceState(null, '', address);
  greetVisitor(card());
};

test('/login greets a visitor with a stored session by a short name, and shows the heading to all other visitors', async () => {
  servers(false);
  visit();
  await readStoredSession();
  expect(isGreeted()).toBe(false);
  await storeSession(ashaSession);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await readStoredSession();
  expect(isGreeted(), 'a pageshow without the back/forward cache checks nothing').toBe(false);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await isRead(1);
  expect(isGreeted()).toBe(true);
  expect(document.querySelector('.greeting a')?.textContent).toBe(greeting.continueAs.replace('{account}', 'asha@…'));
  await storeSession({ ...ashaSession, account: null });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await isRead(2);
  button(greeting.another)?.click();
  expect([isGreeted(), document.activeElement]).toEqual([false, document.querySelector('.login-head h1')]);
  expect(await readStoredSession(), 'the session stays stored').toMatchObject({ uid: ashaSession.uid });
});

test('the greeting on /login changes after a sign-in or sign-out in another tab, and disappears when the visitor chooses another account', async () => {
  servers(false);
  await storeSession(ashaSession);
  visit();
  await isRead(1);
  const shown = async (change: unknown) => {
    await change;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await readStoredSession();
    return isGreeted() && document.querySelector('.greeting b')?.textContent;
  };
  button(greeting.another)?.click();
  expect(await shown(null), 'the visitor chose another account').toBe(false);
  expect(read).toBe(1);
  const ravi = { ...ashaSession, uid: 'uid-of-ravi', account: 'ravi@example.com' };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await shown(storeSession(ravi)), 'nothing changes while the page is hidden').toBe(false);
  hidden.mockRestore();
  expect(await shown(storeSession(ravi))).toBe('ravi@…');
  expect(await shown(forgetVisitor())).toBe(false);
});

test.each([
  ['says that the account is to be closed if a request is stored', true, renewedSessionAnswer, greeting.isClosing],
  ['links the account if no request to close it is stored', false, renewedSessionAnswer, greeting.account],
  ['links the account if its records are unavailable', true, outageAnswer, greeting.account],
] as const)('the greeting of a visitor with a stored session %s', async (_, isClosing, answer, words) => {
  await storeSession(ashaSession);
  servers(isClosing, answer);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  visit();
  if (answer === renewedSessionAnswer) await isRead(1);
  else await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('acct: session/outage', 503, expect.anything()));
  await vi.waitFor(() => expect(accountLink()).toBe(words));
  servers(false);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await isRead(1);
  expect(accountLink(), 'taken back').toBe(greeting.account);
});

const inApp = (path: string) => new URL(path, appUrl).href;
test.each([
  ['/login', appUrl, ''],
  ['/login?return=/books?y=1%23row', inApp('/books?y=1#row'), '&return=%2Fbooks%3Fy%3D1%23row'],
  ['/login?return=//evil.example', inApp('/'), '&return=%2F'],
])('the card on %s leads to %s', (address, to, search) => {
  const away = Object.assign(document.createElement('a'), { href: 'https://evil.example/login' });
  const marked = Object.assign(document.createElement('a'), { href: '/hi/login#company=A' });
  document.body.append(away, marked);
  visit(`${address}#sign-in-first`);
  expect(card().getAttribute('app-url')).toBe(to);
  expect(document.querySelector<HTMLAnchorElement>('.greeting a')?.search).toBe(`?lang=en${search}`);
  const other = document.querySelector<HTMLAnchorElement>('a[hreflang=hi]');
  const isBack = search !== '';
  expect(other?.getAttribute('href')).toMatch(
    isBack ? /\/hi\/login\?return=.*#sign-in-first$/ : /\/hi\/login#sign-in-first$/,
  );
  expect([away.href, marked.hash]).toEqual(['https://evil.example/login', '#company=A']);
  const home = Array.from(document.links as unknown as HTMLAnchorElement[]).filter(({ pathname }) => pathname === '/');
  expect(home.every((link) => link.search === '')).toBe(true);
});

test.each([
  ['#session-ended', false, 'signin'],
  ['#sign-in-first', false, 'signin'],
  ['#sign-in-first', true, null],
  ['#of-something-else', false, null],
])(
  'for the fragment %s, and a card whose focus state is %s, the page sets the card’s tab to %s',
  (hash, isTyping, tab) => {
    card().tabIndex = 0;
    if (isTyping) card().focus();
    visit(`/login${hash}`);
    expect(card().getAttribute('tab')).toBe(tab);
  },
);

test('a link from /login to itself has no fragment, so that the browser reloads the page instead of scrolling', () => {
  visit('/login?return=/books#session-ended');
  const links = Array.from(document.links as unknown as HTMLAnchorElement[]);
  const here = links.filter(({ pathname, hash }) => pathname === '/login' && hash !== '#content');
  expect(here.map(({ textContent }) => textContent)).toContain(catalogues.en.login.lateReload);
  expect([...new Set(here.map(({ href }) => href))]).toEqual([`${location.origin}/login?return=/books`]);
});

const arrives = async (language: 'en' | 'hi'): Promise<void> => {
  const html = await renderDemoPage(pathInLanguage('/login', language));
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  vi.resetModules();
  await import('../islands/login.ts');
};

test('a visitor who comes to /login from /account returns to /account, even after a reload or a change of the language', async () => {
  const leads = () => [card().getAttribute('app-url'), card().getAttribute('tab')];
  const back = (path: string) => [`${location.origin}${path}#back`, 'signin'];
  storeTabNote('acct-to-account');
  storeTabNote('acct-sign-in');
  history.replaceState(null, '', '/login#sign-in-first');
  await arrives('en');
  expect(leads()).toEqual(back('/account'));
  await arrives('en');
  expect(leads(), 'reloaded').toEqual(back('/account'));
  expect(sessionStorage).toHaveLength(0);
  const other = document.querySelector<HTMLAnchorElement>('a[hreflang=hi]');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  other?.click();
  history.replaceState(null, '', other?.href);
  expect(location.hash, 'the reason of the redirect').toBe('#sign-in-first');
  await arrives('hi');
  expect(leads()).toEqual(back('/hi/account'));
  // The visitor opens /login by a link that does not come from /account.
  history.replaceState(null, '', '/hi/login');
  await arrives('hi');
  expect(leads()).toEqual([appUrl, null]);
});

test('the e-mail address from a mail’s link is still on /login after a change of the language, and is not stored', async () => {
  storeTabNote('acct-sign-in', `${ashaSession.account}`);
  history.replaceState(null, '', '/login');
  await arrives('en');
  expect([sessionStorage.length, history.state]).toEqual([0, null]);
  const other = document.querySelector<HTMLAnchorElement>('a[hreflang=hi]');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  other?.click();
  history.replaceState(null, '', other?.href);
  await arrives('hi');
  expect([card().getAttribute('prefill-email'), sessionStorage.length]).toEqual([ashaSession.account, 0]);
});
