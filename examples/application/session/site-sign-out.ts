import type { Context, Handler } from 'hono';
import { questionPage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import { isFormToken } from './form-token.ts';
import { sessionProof } from './identify-visitor.ts';
import { deleteOwn, readOwn } from './own-cookies.ts';
import { readForm } from './read-form.ts';
import { readRequest } from './read-request.ts';
import { isOwnPost } from './refuse-foreign-posts.ts';
import { signedOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, deleteSiteCookies, readSiteCookies } from './site-cookies.ts';
import { uncheckedSubject } from './verdict.ts';

/** Where the site says whom it has forgotten (VITE_APP_SIGN_OUT_URL). */
export const siteSignOutPath = '/site-sign-out';

/** Ends the forgotten user's session in this browser, revoking nothing; at anybody else's word it asks. */
export const signOutAfterSite =
  (settings: Settings): Handler =>
  async (context) => {
    const { given, userId } = await readForm(context);
    if (context.req.header('origin') === settings.siteOrigin) endHere(context, settings, userId);
    else if (isOwnPost(context, settings) && isFormToken(given, proofHere(context, settings)))
      endHere(context, settings, null);
    // Another site's POST brings no Lax cookie: only a GET knows the session that the question is bound to.
    else return context.redirect(siteSignOutPath, 303);
    return context.redirect(signedOutAddress(settings), 303);
  };

/** Asks a visitor whom another than the site has sent. */
export const askSignOut =
  (settings: Settings): Handler =>
  (context) => {
    const { title, line, action } = texts.siteSignOut;
    return context.html(questionPage(title, line, siteSignOutPath, action, proofHere(context, settings)));
  };

const proofHere = (context: Context, settings: Settings): string => {
  const request = readRequest(context);
  const { tokens } = readSiteCookies(request, settings);
  return sessionProof(settings, { tokens, sessionCookie: readOwn(request, settings, 'session') });
};

/** `uid`: whose session ends; null for anybody's. */
function endHere(context: Context, settings: Settings, uid: string | null): void {
  const ends = (whose: string | null | undefined): boolean => uid === null || whose === uid;
  // Nobody else can have written the cookie, and it has to end where Google cannot be asked, too.
  if (ends(uncheckedSubject(readOwn(readRequest(context), settings, 'session') ?? '')))
    deleteOwn(context, settings, 'session');
  if (ends(readOwn(readRequest(context), settings, 'last'))) deleteOwn(context, settings, 'last');
  deleteSiteCookies(context, settings);
  deletePlantedTokens(context, settings, '/');
}
