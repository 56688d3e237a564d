import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import { createFirestoreAccess, readVisitorRecords } from './records/visitor-records.ts';
import type { SignedOutReason, VisitorVariables } from './session/identify-visitor.ts';
import { readRequestParts } from './session/read-request-parts.ts';
import { readSiteCookies } from './session/site-cookies.ts';
import type { TokenClaims } from './session/token-verdict.ts';
import type { SessionReport } from './session-report.ts';
import type { Settings } from './settings.ts';

/** Returns the session and the records of a signed-in visitor, for the start page and /session.json. */
export async function describeSession(
  context: Context<VisitorVariables>,
  firebase: App,
  settings: Settings,
): Promise<SessionReport> {
  const { claims } = context.var.visitor;
  const { tokens, companyId, names } = readSiteCookies(readRequestParts(context), settings);
  return {
    signedIn: true,
    reason: null,
    user: {
      uid: claims.uid,
      name: claims.name ?? null,
      email: claims.email ?? null,
      phone: claims.phone_number ?? null,
      emailVerified: await isEmailVerified(firebase, claims),
    },
    companyId: companyId ?? null,
    records: await readVisitorRecords(claims.uid, createFirestoreAccess(firebase, settings, tokens[0])),
    cookies: { names },
  };
}

/**
 * Looks up the account if the e-mail address is unconfirmed in the session's claims. The claims do not change when the
 * visitor confirms the address later.
 */
async function isEmailVerified(firebase: App, { uid, email, email_verified = false }: TokenClaims): Promise<boolean> {
  if (!email || email_verified) return email_verified;
  const now = await getAuth(firebase).getUser(uid);
  return now.emailVerified && now.email === email;
}

/** Returns the JSON answer to a script's request without a session. */
export function describeMissingSession(
  context: Context,
  settings: Settings,
  reason: SignedOutReason | 'another-account',
): SessionReport {
  const { names } = readSiteCookies(readRequestParts(context), settings);
  return { signedIn: false, reason, user: null, companyId: null, records: null, cookies: { names } };
}
