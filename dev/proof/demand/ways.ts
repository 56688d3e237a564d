/** What Firestore bills by: documents, not requests. */
export type Operations = { readonly writes: number; readonly reads: number; readonly deletes: number };

export type Way = Operations & {
  /** As docs/deploy.md says it. */
  readonly name: string;
  /** Text messages that the provider sends where nobody asks for a second one. */
  readonly sms: number;
  readonly mails: number;
  /** What of the site is loaded for it: served-bytes.ts. */
  readonly serves: 'login' | 'partner' | 'session' | 'nothing';
};

const none = { writes: 0, reads: 0, deletes: 0, sms: 0, mails: 0 } as const;

/**
 * What one visitor, or one company's set-up, costs. What Firestore does is counted on an emulator in ways.emulator.test.ts, mails and
 * text messages in the browser tests that docs/deploy.md names. Who signs up gives a company, which is one of the writes.
 */
export const ways = {
  email: { ...none, name: 'sign-up by e-mail on /login', writes: 2, mails: 1, serves: 'login' },
  google: { ...none, name: 'sign-up with Google on /login', writes: 2, serves: 'login' },
  phone: {
    ...none,
    name: 'first sign-in by phone on /login, which asks for no company',
    writes: 1,
    sms: 1,
    serves: 'login',
  },
  partner: {
    ...none,
    name: "sign-up by e-mail on a partner's page, by way of /session",
    writes: 3,
    reads: 1,
    deletes: 1,
    mails: 1,
    serves: 'partner',
  },
  later: { ...none, name: 'later sign-in by e-mail on /login', writes: 1, reads: 2, serves: 'login' },
  renewal: { ...none, name: 'renewal at /session, about once an hour of use', serves: 'session' },
  provision: { ...none, name: 'a company set up: `take` and `done`', writes: 2, reads: 2, serves: 'nothing' },
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof ways;
