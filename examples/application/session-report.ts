import type { VisitorRecords } from './records/visitor-records.ts';
import type { SignedOutReason } from './session/identify-visitor.ts';

/** The answer of /session.json. Its status is 200 if the visitor is signed in, else 401. */
export type SessionReport = {
  readonly signedIn: boolean;
  readonly reason: SignedOutReason | 'another-account' | null;
  readonly user: {
    readonly uid: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly emailVerified: boolean;
  } | null;
  /** The value of the site's company cookie, unverified. */
  readonly companyId: string | null;
  readonly records: VisitorRecords | null;
  /** The names of the site's cookies in the request. */
  readonly cookies: { readonly names: readonly string[] };
};
