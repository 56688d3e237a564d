import type { Auth } from 'firebase-admin/auth';
import type { Context, Handler } from 'hono';
import { pageTexts } from '../page-texts.ts';
import { renderMessagePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { deleteApplicationCookie } from './application-cookies.ts';
import type { VisitorVariables } from './identify-visitor.ts';
import { readForm } from './read-form.ts';
import { siteSignOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, deleteSiteCookies } from './site-cookies.ts';

/**
 * Revokes all sessions of a user, deletes the cookies, and signs the visitor out on the site. `whose` is the user id.
 * It is null if the session had ended, and an Error if Google could not verify the session.
 */
export async function signOut(
  context: Context,
  auth: Auth,
  settings: Settings,
  whose: string | null | Error,
): Promise<Response> {
  const revoked = typeof whose === 'string' && auth.revokeRefreshTokens(whose).catch((error: Error) => error);
  const failure = whose instanceof Error ? whose : await revoked;
  // Ends the session here even if Google is unavailable, because the computer may be shared.
  deleteApplicationCookie(context, settings, 'session');
  deleteApplicationCookie(context, settings, 'last');
  deleteSiteCookies(context, settings);
  const onward = siteSignOutAddress(settings);
  if (!failure) return context.redirect(onward, 303);
  console.error(`sign-out/not-everywhere: ${failure.message}`);
  const { title, line, onward: label } = pageTexts.notSignedOutEverywhere;
  return context.html(renderMessagePage(title, line, { [label]: onward }), 503);
}

/**
 * Keeps this application's session, and deletes the cookies of the account that has signed in on the site, on every
 * domain and path.
 */
export const keepCurrentAccount =
  (settings: Settings): Handler<VisitorVariables> =>
  async (context) => {
    const { page } = await readForm(context);
    deleteSiteCookies(context, settings);
    deletePlantedTokens(context, settings, page);
    return context.redirect(page, 303);
  };

/**
 * Ends the session of this application, because the visitor has chosen to use another account. The next request is
 * redirected to the site.
 */
export const switchAccount =
  (settings: Settings): Handler<VisitorVariables> =>
  async (context) => {
    const { page } = await readForm(context);
    deleteApplicationCookie(context, settings, 'session');
    deleteApplicationCookie(context, settings, 'last');
    return context.redirect(page, 303);
  };
