import type { Auth } from 'firebase-admin/auth';
import type { Context, MiddlewareHandler } from 'hono';
import { describeSignedOut } from '../describe-session.ts';
import { otherAccountPage } from '../pages/other-account-page.ts';
import { linePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import {
  deleteSessionCookie,
  forgetAsked,
  readSessionCookie,
  readSiteCookies,
  rememberAsked,
  wasAsked,
  writeSessionCookie,
} from './cookies.ts';
import { identifyVisitor, type SignedOutReason, type WithVisitor } from './identify-visitor.ts';
import { isNavigation } from './is-navigation.ts';
import { signOut } from './sign-out.ts';
import { loginAddress, renewAddress, returnPath, siteSignOutAddress } from './site-addresses.ts';

/** Lets signed-in visitors through; navigations of others go to the site once, all else is answered with 401. */
export function requireVisitor(auth: Auth, settings: Settings): MiddlewareHandler<WithVisitor> {
  return async (context, next) => {
    const { token } = readSiteCookies(context, settings);
    const sessionCookie = readSessionCookie(context, settings);
    const visitor = await identifyVisitor(auth, settings, { token, sessionCookie });
    if (visitor.kind === 'signed-out') {
      // A form that was sent after its session had ended: by the browser's own word it is ours, though nothing else proves that any more.
      const isForm = isNavigation(context, 'POST');
      if (isForm && context.req.path === '/sign-out') return signOut(context, auth, settings, visitor.uid);
      if (sessionCookie) deleteSessionCookie(context, settings);
      if (isForm) return context.redirect('/', 303);
      return answerSignedOut(context, settings, visitor.reason);
    }
    forgetAsked(context, settings);
    context.set('visitor', visitor);
    if (visitor.kind === 'signed-in') {
      const { newCookie } = visitor;
      if (newCookie) writeSessionCookie(context, settings, newCookie.value, newCookie.seconds);
      return next();
    }
    // The answer to the question comes as a POST.
    if (context.req.method === 'POST') return next();
    if (!isNavigation(context)) return context.json(describeSignedOut(context, settings, 'another-account'), 401);
    return context.html(otherAccountPage(visitor.claims, visitor.proof));
  };
}

function answerSignedOut(context: Context, settings: Settings, reason: SignedOutReason): Response | Promise<Response> {
  const { path, url } = context.req;
  if (!isNavigation(context)) return context.json(describeSignedOut(context, settings, reason), 401);
  // Who asks for the login page wants to sign in, however often.
  if (path === '/login') return askSite(context, settings, '/');
  const { pathname, search } = new URL(url);
  const page = returnPath(pathname + search);
  if (!wasAsked(context, settings, page)) return askSite(context, settings, page);
  // The site was asked a moment ago and what it gave does not do: to ask again would never end.
  forgetAsked(context, settings);
  const { title, reasons, again, signIn, signOut } = texts.stopped;
  const links = {
    [signIn]: loginAddress(settings, page),
    [again]: renewAddress(settings, page),
    [signOut]: siteSignOutAddress(settings),
  };
  return context.html(linePage(title, reasons[reason], links), 401);
}

function askSite(context: Context, settings: Settings, page: string): Response {
  rememberAsked(context, settings, page);
  return context.redirect(renewAddress(settings, page));
}
