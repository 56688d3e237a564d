import { beforeEach, expect, test } from 'vitest';
import type { Language } from '../../account/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { chooseLanguage } from '../session/choose-language.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { storeSession } from '../session/stored-session.ts';
import { storeTabNote } from '../session/tab-storage.ts';
import { ashaSession, clearBrowserStorage } from '../session/testing/asha.ts';
import { openStandalonePage, recordPageListeners } from '../testing/open-standalone-page.ts';

beforeEach(() => {
  clearBrowserStorage();
  return recordPageListeners();
});

type Visit = {
  /** The language of the /session document. */
  readonly language?: Language;
  /** The rest of the address after /session. */
  readonly rest?: string;
  readonly task?: SessionRequest['type'];
  /** The language of the stored session. */
  readonly stored?: string;
  /** The language in which this tab began to sign out. */
  readonly begun?: string;
};

test.each<[condition: string, Visit, shown: Language, address: string]>([
  ['no session is stored', { rest: '?return=/x' }, 'en', '/session?return=/x'],
  ['a session is stored', { rest: '?return=/x#row', stored: 'hi' }, 'hi', '/session?return=/x&lang=hi#row'],
  ['the address has no query', { stored: 'hi' }, 'hi', '/session?lang=hi'],
  ['the address names a language', { rest: '?return=/x&lang=hi' }, 'hi', '/session?return=/x&lang=hi'],
  [
    'the address names another language than the session',
    { rest: '?sign-out&lang=en', stored: 'hi' },
    'en',
    '/session?sign-out&lang=en',
  ],
  ['the address names an unknown language', { rest: '?lang=%22]', stored: 'hi' }, 'en', '/session?lang=%22]'],
  ['an unknown language is stored', { stored: '"]' }, 'en', '/session'],
  ['the page has a language of its own', { language: 'hi', stored: 'en' }, 'hi', '/hi/session'],
  ['a sign-out returns', { rest: '?signed-out', task: 'signed-out', begun: 'hi' }, 'hi', '/session?signed-out&lang=hi'],
  ['a sign-out never returned', { rest: '?return=/x', begun: 'hi' }, 'en', '/session?return=/x'],
])('when %s, /session is displayed in the expected language', async (_, visit, shown, address) => {
  const { language = 'en', rest = '', task = 'renew', stored, begun } = visit;
  if (stored !== undefined) await storeSession({ ...ashaSession, language: stored });
  if (begun !== undefined) storeTabNote('acct-sign-out', begun);
  await openStandalonePage('session', () => chooseLanguage(task), { language, rest });
  expect(document.documentElement.lang).toBe(shown);
  expect(document.querySelector('#working h1')?.textContent).toBe(catalogues[shown].session.working);
  const home = document.querySelector<HTMLAnchorElement>('.to-home');
  expect(home?.pathname).toBe(shown === 'hi' ? '/hi' : '/');
  expect(location.pathname + location.search + location.hash).toBe(address);
});
