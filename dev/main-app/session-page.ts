import type { PlainFields, PlainValue } from '../firestore-values.ts';
import type { AppSession, SignedOutReason } from './read-session.ts';
import { sessionPageStyle } from './session-page-style.ts';

const reasons: Record<SignedOutReason, string> = {
  'no-cookies': 'No session cookies arrived.',
  'no-token': 'The token cookie is missing.',
  'no-user-id': 'The user id cookie is missing.',
  'token-malformed': 'The token cannot be read.',
  'token-algorithm': 'The token does not come from the Auth emulator.',
  'token-signature': 'The token carries a signature; tokens of the Auth emulator have none.',
  'token-audience': 'The token was made for another project.',
  'token-issuer': 'The token was made by another issuer.',
  'token-expired': 'The token has expired: it lives for an hour, its cookie for seven days.',
  'token-subject': 'The token names no user.',
  'other-user': 'The token belongs to another user than the user id cookie.',
};

type PageOptions = { readonly cookieDomain: string; readonly loginUrl: string };

/** The application's only page, signed in or not; everything that came from outside is escaped. */
export function sessionPage(session: AppSession, { cookieDomain, loginUrl }: PageOptions): string {
  const title = session.signedIn ? 'You are signed in' : 'You are not signed in';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - main application (example)</title><link rel="icon" href="data:,"><style>${sessionPageStyle}</style></head>
<body><header>Main application <span>example</span></header><main><h1>${title}</h1>
${session.signedIn ? signedInPart(session) : signedOutPart(session, loginUrl)}
<footer>A development aid: it stands where the real application will be, verifies the emulator's token and reads
the records with the visitor's own rights. Cookie domain: <code>${escapeHtml(cookieDomain)}</code>.</footer></main></body></html>`;
}

function signedInPart({ user, companyId, records }: AppSession): string {
  return `<section aria-label="Visitor"><dl>
${row('Name', user?.name ?? null)}${row('E-mail', user?.email ?? null)}${row('Phone', user?.phone ?? null)}
${row('Company id', companyId)}${row('User id', user?.uid ?? null)}</dl></section>
${recordPart('user_profiles', records?.profile ?? null)}
${recordPart('provision_requests', records?.provisionRequest ?? null)}
<form method="post" action="/sign-out"><button>Sign out</button></form>`;
}

function signedOutPart({ reason, cookies }: AppSession, loginUrl: string): string {
  return `<section><p>${reason === null ? '' : reasons[reason]}</p>
<p>Cookies that arrived: ${cookies.names.length === 0 ? 'none' : escapeHtml(cookies.names.join(', '))}.</p>
<p><a href="${escapeHtml(loginUrl)}">Go to the login page</a></p></section>`;
}

function recordPart(collection: string, record: PlainFields | string | null): string {
  const content =
    record === null
      ? '<p>No record yet.</p>'
      : typeof record === 'string'
        ? `<p role="alert">${escapeHtml(record)}</p>`
        : `<dl>${Object.entries(record)
            .map(([name, value]) => row(name, value))
            .join('')}</dl>`;
  return `<section aria-label="${collection}"><h2>${collection}</h2>${content}</section>`;
}

function row(name: string, value: PlainValue): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd>${value === null ? '<i>none</i>' : escapeHtml(show(value))}</dd></div>`;
}

function show(value: PlainValue): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
