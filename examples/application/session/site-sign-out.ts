import type { Context, Handler } from 'hono';
import { pageTexts } from '../page-texts.ts';
import { renderQuestionPage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { deleteApplicationCookie, readApplicationCookie } from './application-cookies.ts';
import { isFormToken } from './form-token.ts';
import { selectSessionProof } from './identify-visitor.ts';
import { readForm } from './read-form.ts';
import { readRequestParts } from './read-request-parts.ts';
import { isPostOfThisApplication } from './refuse-foreign-posts.ts';
import { signedOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, deleteSiteCookies, readSiteCookies } from './site-cookies.ts';
import { readUnverifiedSubject } from './token-verdict.ts';

/** The path at which the site reports a sign-out (VITE_APP_SIGN_OUT_URL). */
export const siteSignOutPath = '/site-sign-out';

/**
 * Ends the session of the user whom the site signed out, in this browser only. Asks the visitor first if another site
 * sends the request.
 */
export const handleSiteSignOut =
  (settings: Settings): Handler =>
  async (context) => {
    const { formToken, userId } = await readForm(context);
    const isFromSite = context.req.header('origin') === settings.siteOrigin;
    const isAnswer =
      isPostOfThisApplication(context, settings) && isFormToken(formToken, currentProof(context, settings));
    // Browsers send no Lax cookie with another site's POST. The redirect makes the browser send a GET with the session
    // cookie, which the page with the question needs.
    if (!isFromSite && !isAnswer) return context.redirect(siteSignOutPath, 303);
    const isEnded = endSessionHere(context, settings, isFromSite ? userId : null);
    return context.redirect(signedOutAddress(settings, !isEnded), 303);
  };

/** Asks whether to sign out if a page other than the site's has sent the visitor. */
export const askWhetherToSignOut =
  (settings: Settings): Handler =>
  (context) => {
    const { title, line, action } = pageTexts.siteSignOut;
    return context.html(renderQuestionPage(title, line, siteSignOutPath, action, currentProof(context, settings)));
  };

const currentProof = (context: Context, settings: Settings): string => {
  const request = readRequestParts(context);
  const { tokens } = readSiteCookies(request, settings);
  return selectSessionProof(settings, { tokens, sessionCookie: readApplicationCookie(request, settings, 'session') });
};

/**
 * Ends the session and returns true. If the session belongs to another user than `uid`, changes nothing and returns
 * false. If `uid` is null, ends any user's session.
 */
function endSessionHere(context: Context, settings: Settings, uid: string | null): boolean {
  const request = readRequestParts(context);
  const ends = (whose: string | null | undefined): boolean => uid === null || whose === uid;
  // Does not verify the cookie, because only this application can have written it, and the session must end even if
  // Google is unavailable.
  const owner = readUnverifiedSubject(readApplicationCookie(request, settings, 'session') ?? '');
  const isEnded = owner === null || ends(owner);
  if (isEnded) deleteApplicationCookie(context, settings, 'session');
  if (ends(readApplicationCookie(request, settings, 'last'))) deleteApplicationCookie(context, settings, 'last');
  deleteSiteCookies(context, settings);
  deletePlantedTokens(context, settings, '/');
  return isEnded;
}
