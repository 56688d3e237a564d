import type { Auth } from 'firebase-admin/auth';
import type { Context, MiddlewareHandler } from 'hono';
import { describeSignedOut } from '../describe-session.ts';
import { otherAccountPage } from '../pages/other-account-page.ts';
import type { Settings } from '../settings.ts';
import { arrive } from './arrive.ts';
import { askAccount, takeAccount } from './ask-account.ts';
import { identifyVisitor, type WithVisitor } from './identify-visitor.ts';
import { isNavigation } from './is-navigation.ts';
import { deleteOwn, forgetAsked, readOwn, rememberAsked, wasAsked } from './own-cookies.ts';
import { readArrival } from './read-arrival.ts';
import { signOut } from './sign-out.ts';
import { renewAddress, siteWords } from './site-addresses.ts';
import { readSiteCookies } from './site-cookies.ts';
import { issueState, spendState } from './states.ts';

/** Lets signed-in visitors through; navigations of others go to the site once, all else is answered with 401. */
export function requireVisitor(auth: Auth, settings: Settings): MiddlewareHandler<WithVisitor> {
  return async (context, next) => {
    const { path, url, method } = context.req;
    const { tokens } = readSiteCookies(context, settings);
    const sessionCookie = readOwn(context, settings, 'session');
    const visitor = await identifyVisitor(auth, settings, { tokens, sessionCookie }).catch((error: Error) => error);
    if (visitor instanceof Error) {
      // Somebody is about to leave this computer, and it is theirs by the browser's own word.
      if (path === '/sign-out' && isNavigation(context, 'POST')) return signOut(context, auth, settings, visitor);
      throw visitor;
    }
    const arrival = readArrival(url);
    if (visitor.kind === 'signed-out') {
      // A form that was sent after its session had ended: by the browser's own word it is ours, though nothing else
      // proves that any more.
      const isForm = isNavigation(context, 'POST');
      if (isForm && path === '/sign-out') return signOut(context, auth, settings, visitor.uid);
      if (sessionCookie) deleteOwn(context, settings, 'session');
      if (isForm && path === '/take-account') return takeAccount(context, auth, settings);
      if (isForm) return context.redirect('/', 303);
      if (!isNavigation(context)) return context.json(describeSignedOut(context, settings, visitor.reason), 401);
      if (arrival.back) return arrive(context, auth, settings, arrival);
      // Who asks for the login page wants to sign in, however often; or to begin, who was never here.
      const isNew = readOwn(context, settings, 'last') === undefined;
      if (path === '/login') return askSite(context, settings, '/', siteWords(url, isNew));
      return wasAsked(context, settings, arrival.page, tokens.length > 0)
        ? askAccount(context, auth, settings, arrival.page)
        : askSite(context, settings, arrival.page);
    }
    forgetAsked(context, settings);
    if (arrival.back && isNavigation(context)) {
      spendState(context, settings, arrival.back.state);
      return context.redirect(arrival.page);
    }
    // Asked in one tab, signed in by another.
    if (path === '/take-account' && method === 'POST') return context.redirect('/', 303);
    context.set('visitor', visitor);
    // The answer to the question comes as a POST.
    if (visitor.kind === 'signed-in' || method === 'POST') return next();
    if (!isNavigation(context)) return context.json(describeSignedOut(context, settings, 'another-account'), 401);
    return context.html(otherAccountPage(visitor.claims, visitor.proof, arrival.page));
  };
}

function askSite(context: Context, settings: Settings, page: string, words = ''): Response {
  rememberAsked(context, settings, page, readSiteCookies(context, settings).tokens.length > 0);
  // A token that is the session by itself can be planted at any time: a state would protect nothing.
  const state = settings.session === 'token' ? null : issueState(context, settings);
  return context.redirect(renewAddress(settings, page, state, words));
}
