import type { Auth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import { pageTexts } from '../page-texts.ts';
import { accountConfirmationPage } from '../pages/account-choice-page.ts';
import { renderMessagePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { forgetRedirectsToSite } from './application-cookies.ts';
import type { VisitDecision } from './decide-visit.ts';
import { isFormToken } from './form-token.ts';
import { createOAuthState, deleteOAuthState, readOAuthStates } from './oauth-states.ts';
import { readForm } from './read-form.ts';
import { readRequestParts } from './read-request-parts.ts';
import { loginAddress, siteSignOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, readSiteCookies } from './site-cookies.ts';
import { startSession } from './start-session.ts';
import { verifyToken } from './token-verdict.ts';

/**
 * Returns a text that binds the form to one token and one browser. If the token is replaced while the page is open, the
 * form signs nobody in.
 */
const proofOf = (state: string, token: string): string => `${state} ${token}`;

type Asked = Extract<VisitDecision, { kind: 'ask-account' }>;
type Stopped = Extract<VisitDecision, { kind: 'stop' }>;

/** Asks whether the account in the site's cookies is the visitor's. */
export function askWhichAccount(context: Context, settings: Settings, { page, found, isOther }: Asked) {
  forgetRedirectsToSite(context, settings);
  const { claims, token } = found;
  const proof = proofOf(createOAuthState(context, settings), token);
  return context.html(accountConfirmationPage({ claims, isOther, proof, page, signIn: loginAddress(settings, page) }));
}

/** Shows a page with links that explains why nobody is signed in, and deletes cookies that another page has planted. */
export function explainMissingSession(context: Context, settings: Settings, { page, reason }: Stopped) {
  forgetRedirectsToSite(context, settings);
  if (reason === 'planted') deletePlantedTokens(context, settings, page);
  const { title, reasons, again, signIn, signOut } = pageTexts.stopped;
  const links = { [signIn]: loginAddress(settings, page), [again]: page, [signOut]: siteSignOutAddress(settings) };
  return context.html(renderMessagePage(title, reasons[reason], links), 401);
}

/** Signs in the user about whom the page asked, if the cookies still contain the same token. */
export async function continueWithAccount(context: Context, auth: Auth, settings: Settings): Promise<Response> {
  const { formToken, page } = await readForm(context);
  const request = readRequestParts(context);
  const { tokens } = readSiteCookies(request, settings);
  for (const state of readOAuthStates(request, settings))
    for (const token of tokens) {
      if (!isFormToken(formToken, proofOf(state, token))) continue;
      deleteOAuthState(context, settings, state);
      const verdict = await verifyToken(auth, token, true);
      if (verdict.kind === 'valid') await startSession(context, auth, settings, { token, claims: verdict.claims });
    }
  return context.redirect(page, 303);
}
