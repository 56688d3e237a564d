import type { VisitorRecords } from './records/visitor-records.ts';
import type { SignedOutReason } from './session/identify-visitor.ts';

/** The answer of /session.json: status 200 when signed in, else 401. */
export type AppSession = {
  readonly signedIn: boolean;
  readonly reason: SignedOutReason | 'another-account' | null;
  readonly user: {
    readonly uid: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly emailVerified: boolean;
  } | null;
  /** As the cookie says: a hint. */
  readonly companyId: string | null;
  readonly records: VisitorRecords | null;
  /** Names of the site's cookies that arrived. */
  readonly cookies: { readonly names: readonly string[] };
};
