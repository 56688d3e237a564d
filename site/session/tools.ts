import { writeCookie } from '../../widget/adapters/browser/write-cookie.ts';
import { cookieString } from '../../widget/core/session-cookies.ts';
import { askServer } from './ask-server.ts';
import { areOfAnother, names } from './cookies.ts';
import { arrive, kept } from './renew-kept.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore } from './session-store.ts';

/** What the document's script lends the other tasks, which are a file of their own. */
export const tools = {
  kept,
  forget: sessionStore.clear,
  renewSession,
  arrive,
  areOfAnother,
  names,
  cookieString,
  writeCookie,
  askServer,
};

export type Tools = typeof tools;
