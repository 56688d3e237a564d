import type { SessionRequest } from './session-request.ts';
import { readStoredSession } from './stored-session.ts';
import { takeNote } from './tab-storage.ts';

/**
 * Shows the page in the visitor's language if it has a template in it: the language of the address (`lang`), else that
 * in which this tab began to sign out, else that of the stored session. Then the address names it, because a reload
 * may follow the end of that session.
 */
export async function chooseLanguage(task: SessionRequest['type']): Promise<void> {
  const templates = document.querySelectorAll('template');
  if (templates.length === 0) return;
  const { pathname, search, hash } = location;
  const named = new URLSearchParams(search).get('lang');
  const begun = task === 'signed-out' ? takeNote('acct-sign-out') : null;
  const language = named ?? begun ?? (await readStoredSession())?.language;
  const template = Array.from(templates).find(({ lang }) => lang === language);
  if (!template) return;
  if (named === null)
    history.replaceState(history.state, '', `${pathname}${search}${search ? '&' : '?'}lang=${language}${hash}`);
  const { documentElement } = document;
  documentElement.lang = template.lang;
  documentElement.dir = template.dir;
  document.querySelector('main')?.replaceWith(template.content);
}
