import { beforeEach, expect, test, vi } from 'vitest';
import { localPath } from '../../account/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { greet } from '../session/greet.ts';
import { forget, keep, kept } from '../session/keeper.ts';
import { appUrl } from '../session/session-settings.ts';
import { leaveNote } from '../session/tab-storage.ts';
import { freshBrowser, outage, renewed, session, tokenService } from '../session/testing/asha.ts';
import { endsOfPage } from '../testing/open-standalone.ts';
import { renderedPage } from '../testing/rendered-page.ts';

// /login as built, with its greeting.

const { greeting } = catalogues.en.login;

beforeEach(async () => {
  freshBrowser();
  const html = await renderedPage('/login');
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return endsOfPage();
});

const card = () => document.querySelector('acct-auth-card') as HTMLElement;
const isGreeted = () => document.querySelector('.login-head')?.classList.contains('is-greeting');
const button = (words: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === words);
const accountLink = () => document.querySelector('.greeting [data-open]')?.textContent;
/** Counts the page's requests for a closing request; after the last one its greeting is complete. */
let read = 0;
const servers = (isClosing: boolean, answer = renewed) => {
  read = 0;
  tokenService([answer], async (_, init) => {
    read += 1;
    const [name] = JSON.parse(`${init?.body}`).documents;
    return Response.json([isClosing ? { found: { name } } : { missing: name }]);
  });
};
const isRead = (times: number) => vi.waitFor(() => expect(read).toBe(times));
const visit = (address = '/login') => {
  history.replaceState(null, '', address);
  greet(card());
};

test('who is kept is greeted by a short name, and whoever is not sees the heading', async () => {
  servers(false);
  visit();
  await kept();
  expect(isGreeted()).toBe(false);
  await keep(session);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await kept();
  expect(isGreeted(), 'asked once').toBe(false);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await isRead(1);
  expect(isGreeted()).toBe(true);
  expect(document.querySelector('.greeting a')?.textContent).toBe(greeting.continueAs.replace('{account}', 'asha@…'));
  await keep({ ...session, account: null });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await isRead(2);
  button(greeting.another)?.click();
  expect([isGreeted(), document.activeElement]).toEqual([false, document.querySelector('.login-head h1')]);
  expect(await kept(), 'and stays kept').toMatchObject({ uid: session.uid });
});

test('another visitor of another tab is greeted here too, or nobody; the same one is asked once', async () => {
  servers(false);
  await keep(session);
  visit();
  await isRead(1);
  const shown = async (change: unknown) => {
    await change;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await kept();
    return isGreeted() && document.querySelector('.greeting b')?.textContent;
  };
  button(greeting.another)?.click();
  expect(await shown(null), 'answered').toBe(false);
  expect(read).toBe(1);
  const ravi = { ...session, uid: 'uid-of-ravi', account: 'ravi@example.com' };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await shown(keep(ravi)), 'not as this page is left').toBe(false);
  hidden.mockRestore();
  expect(await shown(keep(ravi))).toBe('ravi@…');
  expect(await shown(forget())).toBe(false);
});

test.each([
  ['the records say so', true, renewed, greeting.isClosing],
  ['they do not', false, renewed, greeting.account],
  ['nobody can ask them', true, outage, greeting.account],
] as const)('that the account is to be closed is said where %s', async (_, isClosing, answer, words) => {
  await keep(session);
  servers(isClosing, answer);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  visit();
  if (answer === renewed) await isRead(1);
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
])('%s leads on to %s', (address, to, search) => {
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
])('%s, the visitor in a field already: %s, opens %s', (hash, isTyping, tab) => {
  card().tabIndex = 0;
  if (isTyping) card().focus();
  visit(`/login${hash}`);
  expect(card().getAttribute('tab')).toBe(tab);
});

test('a link to this page itself loads it anew: with the fragment it has, a browser would go nowhere', () => {
  visit('/login?return=/books#session-ended');
  const links = Array.from(document.links as unknown as HTMLAnchorElement[]);
  const here = links.filter(({ pathname, hash }) => pathname === '/login' && hash !== '#content');
  expect(here.map(({ textContent }) => textContent)).toContain(catalogues.en.login.lateReload);
  expect([...new Set(here.map(({ href }) => href))]).toEqual([`${location.origin}/login?return=/books`]);
});

const arrives = async (language: 'en' | 'hi'): Promise<void> => {
  const html = await renderedPage(localPath('/login', language));
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  vi.resetModules();
  await import('../islands/login.ts');
};

test('who comes from /account goes back there after a reload, and from the page in another language', async () => {
  const leads = () => [card().getAttribute('app-url'), card().getAttribute('tab')];
  const back = (path: string) => [`${location.origin}${path}#back`, 'signin'];
  leaveNote('acct-to-account');
  leaveNote('acct-sign-in');
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
  expect(location.hash, 'why they are here').toBe('#sign-in-first');
  await arrives('hi');
  expect(leads()).toEqual(back('/hi/account'));
  // A later visit by any other link.
  history.replaceState(null, '', '/hi/login');
  await arrives('hi');
  expect(leads()).toEqual([appUrl, null]);
});

test('the address of a mail goes along into another language, and stays nowhere', async () => {
  leaveNote('acct-sign-in', `${session.account}`);
  history.replaceState(null, '', '/login');
  await arrives('en');
  expect([sessionStorage.length, history.state]).toEqual([0, null]);
  const other = document.querySelector<HTMLAnchorElement>('a[hreflang=hi]');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  other?.click();
  history.replaceState(null, '', other?.href);
  await arrives('hi');
  expect([card().getAttribute('prefill-email'), sessionStorage.length]).toEqual([session.account, 0]);
});
