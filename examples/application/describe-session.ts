import type { App } from 'firebase-admin/app';
import type { Context } from 'hono';
import { recordSource, visitorRecords } from './records/visitor-records.ts';
import type { SignedOutReason, WithVisitor } from './session/identify-visitor.ts';
import { readSiteCookies } from './session/site-cookies.ts';
import type { AppSession } from './session-report.ts';
import type { Settings } from './settings.ts';

/** A signed-in visitor with both records, as the start page and /session.json tell of them. */
export async function describeSession(
  context: Context<WithVisitor>,
  firebase: App,
  settings: Settings,
): Promise<AppSession> {
  const { claims } = context.var.visitor;
  const { tokens, companyId, names } = readSiteCookies(context, settings);
  return {
    signedIn: true,
    reason: null,
    user: {
      uid: claims.uid,
      name: claims.name ?? null,
      email: claims.email ?? null,
      phone: claims.phone_number ?? null,
      emailVerified: claims.email_verified ?? false,
    },
    companyId: companyId ?? null,
    records: await visitorRecords(claims.uid, recordSource(firebase, settings, tokens[0])),
    cookies: { names },
  };
}

/** What a request without a session is told, which no page can show. */
export function describeSignedOut(
  context: Context,
  settings: Settings,
  reason: SignedOutReason | 'another-account',
): AppSession {
  const { names } = readSiteCookies(context, settings);
  return { signedIn: false, reason, user: null, companyId: null, records: null, cookies: { names } };
}
