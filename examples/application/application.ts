import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describeSession } from './describe-session.ts';
import { pageTexts } from './page-texts.ts';
import { accountPage } from './pages/account-page.ts';
import { renderMessagePage } from './pages/page.ts';
import { visitorStartPage } from './pages/visitor-start-page.ts';
import { servePublicFiles } from './public-files.ts';
import { describeProvisionStatus } from './records/provision-status.ts';
import { readRecord } from './records/read-record.ts';
import { createFirestoreAccess } from './records/visitor-records.ts';
import type { VisitorVariables } from './session/identify-visitor.ts';
import { isNavigationRequest, readRequestParts } from './session/read-request-parts.ts';
import { requireFormToken, requirePostOfThisApplication } from './session/refuse-foreign-posts.ts';
import { requireVisitor } from './session/require-visitor.ts';
import { keepCurrentAccount, signOut, switchAccount } from './session/sign-out.ts';
import { readSiteCookies } from './session/site-cookies.ts';
import { askWhetherToSignOut, handleSiteSignOut, siteSignOutPath } from './session/site-sign-out.ts';
import { setSecurityHeaders } from './set-security-headers.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the application with `/`, `/account`, `/session.json`, `/provisioning.json`, their forms, and the site's
 * sign-out.
 */
export function createApplication(firebase: App, settings: Settings): Hono<VisitorVariables> {
  const auth = getAuth(firebase);
  const app = new Hono<VisitorVariables>();
  app.use(setSecurityHeaders(settings));
  servePublicFiles(app);
  // Accepts requests from the site's origin and from signed-out visitors, so these routes come before all checks.
  app.get(siteSignOutPath, askWhetherToSignOut(settings));
  app.post(siteSignOutPath, handleSiteSignOut(settings));
  app.use(requirePostOfThisApplication(settings));
  app.use(requireVisitor(auth, settings));
  app.use(requireFormToken);

  app.get('/', async (context) => {
    const session = await describeSession(context, firebase, settings);
    const request = session.records?.provisionRequest ?? null;
    const status = typeof request === 'string' ? null : describeProvisionStatus(request);
    return context.html(visitorStartPage(session, { status, proof: context.var.visitor.proof, settings }));
  });
  app.get('/login', (context) => context.redirect('/'));
  app.get('/account', (context) => {
    const { claims, proof } = context.var.visitor;
    return context.html(accountPage(claims, proof, settings));
  });
  app.get('/session.json', async (context) => context.json(await describeSession(context, firebase, settings)));
  app.get('/provisioning.json', async (context) => {
    const source = createFirestoreAccess(
      firebase,
      settings,
      readSiteCookies(readRequestParts(context), settings).tokens[0],
    );
    const path = `provision_requests/${encodeURIComponent(context.var.visitor.claims.uid)}`;
    return context.json(describeProvisionStatus(await readRecord(path, source)));
  });
  app.post('/sign-out', (context) => signOut(context, auth, settings, context.var.visitor.claims.uid));
  app.post('/keep-account', keepCurrentAccount(settings));
  app.post('/change-account', switchAccount(settings));

  app.notFound((context) => context.html(renderMessagePage(pageTexts.notFound.title, pageTexts.notFound.line), 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException)
      return context.html(renderMessagePage(pageTexts.brokenForm.title, pageTexts.brokenForm.line), error.status);
    console.error(`application/unavailable: ${context.req.path}: ${error.message}`);
    const { title, line } = pageTexts.unavailable;
    return isNavigationRequest(readRequestParts(context))
      ? context.html(renderMessagePage(title, line), 503)
      : context.json({ error: 'unavailable' }, 503);
  });
  return app;
}
