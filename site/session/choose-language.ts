import type { SessionRequest } from './session-request.ts';
import { readStoredSession } from './stored-session.ts';
import { consumeTabNote } from './tab-storage.ts';

/**
 * Shows the page in the visitor's language if the page has a template in that language. The visitor's language is the
 * language in the address (`lang`), else the language that this tab stored at a sign-out, else the language of the
 * stored session. Adds the language to the address, because the session may have ended by the next reload.
 */
export async function chooseLanguage(requestType: SessionRequest['type']): Promise<void> {
  const templates = document.querySelectorAll('template');
  if (templates.length === 0) return;
  const { pathname, search, hash } = location;
  const addressLanguage = new URLSearchParams(search).get('lang');
  const signOutLanguage = requestType === 'signed-out' ? consumeTabNote('acct-sign-out') : null;
  const language = addressLanguage ?? signOutLanguage ?? (await readStoredSession())?.language;
  const template = Array.from(templates).find(({ lang }) => lang === language);
  if (!template) return;
  if (addressLanguage === null)
    history.replaceState(history.state, '', `${pathname}${search}${search ? '&' : '?'}lang=${language}${hash}`);
  const { documentElement } = document;
  documentElement.lang = template.lang;
  documentElement.dir = template.dir;
  document.querySelector('main')?.replaceWith(template.content);
}
