import type { AppSession } from '../../../examples/application/session-report.ts';

const cookies = ['acct_auth_token', 'acct_user_id', 'acct_company_id'];

type SignedUp = { readonly name: string; readonly company: string; readonly email: string };

/**
 * What the application does not know of a visitor who has signed up with a company, each in a line; empty where it
 * knows all.
 */
export function sessionFaults(session: AppSession, visitor: SignedUp): readonly string[] {
  const { user, companyId, records } = session;
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['is signed in', session.signedIn, true],
    ['cookies', [...session.cookies.names].sort().join(' '), [...cookies].sort().join(' ')],
    ['e-mail', user?.email, visitor.email],
    ['name', read(records?.profile, 'displayName'), visitor.name],
    ['company', read(records?.provisionRequest, 'companyName'), visitor.company],
    ['company id', companyId, read(records?.provisionRequest, 'suggestedCompanyId')],
  ];
  const wrong = expected.filter(([, found, wanted]) => found !== wanted);
  return wrong.map(([what, found, wanted]) => `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

function read(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : record;
}
