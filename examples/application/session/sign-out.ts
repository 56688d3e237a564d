import type { Auth } from 'firebase-admin/auth';
import type { Context, Handler } from 'hono';
import { linePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import type { WithVisitor } from './identify-visitor.ts';
import { deleteOwn } from './own-cookies.ts';
import { readForm } from './read-form.ts';
import { siteSignOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, deleteSiteCookies } from './site-cookies.ts';

/**
 * Ends every session everywhere, then the cookies, then what the site stores. `whose`: null where the session had
 * ended, an Error where nobody could be asked whose it is.
 */
export async function signOut(
  context: Context,
  auth: Auth,
  settings: Settings,
  whose: string | null | Error,
): Promise<Response> {
  const revoked = typeof whose === 'string' && auth.revokeRefreshTokens(whose).catch((error: Error) => error);
  const failure = whose instanceof Error ? whose : await revoked;
  // Here it ends in any case: somebody is about to leave this computer.
  deleteOwn(context, settings, 'session');
  deleteOwn(context, settings, 'last');
  deleteSiteCookies(context, settings);
  const onward = siteSignOutAddress(settings);
  if (!failure) return context.redirect(onward, 303);
  console.error(`sign-out/not-everywhere: ${failure.message}`);
  const { title, line, onward: label } = texts.notSignedOutEverywhere;
  return context.html(linePage(title, line, { [label]: onward }), 503);
}

/** The visitor stays who the session cookie says: the other account's cookies go, wherever they lay. */
export const keepAccount =
  (settings: Settings): Handler<WithVisitor> =>
  async (context) => {
    const { page } = await readForm(context);
    deleteSiteCookies(context, settings);
    deletePlantedTokens(context, settings, page);
    return context.redirect(page, 303);
  };

/** Ends the session here; the next request asks the site: the visitor has said they are somebody else. */
export const changeAccount =
  (settings: Settings): Handler<WithVisitor> =>
  async (context) => {
    const { page } = await readForm(context);
    deleteOwn(context, settings, 'session');
    deleteOwn(context, settings, 'last');
    return context.redirect(page, 303);
  };
