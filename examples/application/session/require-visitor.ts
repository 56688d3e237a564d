import type { Auth } from 'firebase-admin/auth';
import type { Context, MiddlewareHandler } from 'hono';
import { describeMissingSession } from '../describe-session.ts';
import { accountChoicePage } from '../pages/account-choice-page.ts';
import type { Settings } from '../settings.ts';
import {
  deleteApplicationCookie,
  forgetRedirectsToSite,
  readApplicationCookie,
  rememberPlantedToken,
  rememberRedirectToSite,
} from './application-cookies.ts';
import { askWhichAccount, continueWithAccount, explainMissingSession } from './ask-which-account.ts';
import { decideVisit, type VisitDecision } from './decide-visit.ts';
import { identifyVisitor, type VisitorVariables } from './identify-visitor.ts';
import { createOAuthState, deleteOAuthState } from './oauth-states.ts';
import { isNavigationRequest, readRequestParts } from './read-request-parts.ts';
import { signOut } from './sign-out.ts';
import { renewalAddress } from './site-addresses.ts';
import { readSiteCookies } from './site-cookies.ts';
import { startSession } from './start-session.ts';
import { verifyTokens } from './verify-tokens.ts';

/** Runs the decision of `decideVisit` with Hono and firebase-admin; lets signed-in visitors through. */
export function requireVisitor(auth: Auth, settings: Settings): MiddlewareHandler<VisitorVariables> {
  return async (context, next) => {
    const request = readRequestParts(context);
    const { tokens } = readSiteCookies(request, settings);
    const sessionCookie = readApplicationCookie(request, settings, 'session');
    const visitor = await identifyVisitor(auth, settings, { tokens, sessionCookie }).catch((error: Error) => error);
    if (visitor instanceof Error) {
      // Signs out even if the visitor cannot be identified, because the computer may be shared. The browser's headers
      // show that a page of this application sent the form.
      if (context.req.path === '/sign-out' && isNavigationRequest(request, 'POST'))
        return signOut(context, auth, settings, visitor);
      throw visitor;
    }
    let decision = decideVisit(request, { visitor, tokens: null }, settings);
    if (decision.kind === 'verify-tokens')
      decision = decideVisit(request, { visitor, tokens: await verifyTokens(auth, tokens) }, settings);
    if (decision.spends !== undefined) deleteOAuthState(context, settings, decision.spends);
    if (decision.isPlanted) rememberPlantedToken(context, settings);
    if (visitor.kind === 'signed-out') {
      if (sessionCookie && decision.kind !== 'sign-out') deleteApplicationCookie(context, settings, 'session');
      return runDecision(context, auth, settings, decision);
    }
    forgetRedirectsToSite(context, settings);
    context.set('visitor', visitor);
    if (decision.kind === 'serve') return next();
    if (decision.kind !== 'which-account') return runDecision(context, auth, settings, decision);
    return context.html(accountChoicePage(visitor.claims, visitor.proof, decision.page));
  };
}

async function runDecision(
  context: Context,
  auth: Auth,
  settings: Settings,
  decision: VisitDecision,
): Promise<Response> {
  switch (decision.kind) {
    case 'redirect':
      return context.redirect(decision.to, context.req.method === 'POST' ? 303 : 302);
    case 'refuse':
      return context.json(describeMissingSession(context, settings, decision.reason), 401);
    case 'ask-site': {
      const { page, words } = decision;
      rememberRedirectToSite(
        context,
        settings,
        page,
        readSiteCookies(readRequestParts(context), settings).tokens.length > 0,
      );
      // Sends no OAuth state if the token cookie is itself the session, because another page can plant such a token
      // without a request to /session.
      const state = settings.session === 'token' ? null : createOAuthState(context, settings);
      return context.redirect(renewalAddress(settings, page, state, words));
    }
    case 'start-session':
      await startSession(context, auth, settings, decision.found);
      return context.redirect(decision.page);
    case 'ask-account':
      return askWhichAccount(context, settings, decision);
    case 'stop':
      return explainMissingSession(context, settings, decision);
    case 'sign-out':
      return signOut(context, auth, settings, decision.uid);
    case 'take-account':
      return continueWithAccount(context, auth, settings);
    default:
      throw new Error(`The decision ${decision.kind} is impossible without a signed-in visitor.`);
  }
}
