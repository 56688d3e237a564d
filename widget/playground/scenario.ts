import type { FakeAccountStore } from '../adapters/fakes/fake-account-store.ts';
import type { FakeAuthProvider } from '../adapters/fakes/fake-auth-provider.ts';
import type { FakeSessionSite } from '../adapters/fakes/fake-session-site.ts';
import type { RawAttributes } from '../core/card-config.ts';
import { fieldExamples } from '../core/fields.ts';
import type { CardDriver } from './card-driver.ts';

/** What the human check of a scenario does once it is on the page. */
export type CheckBehaviour = 'solves' | 'waits' | 'loads' | 'expires' | 'fails';

/** The fakes behind a scenario's card, for it to script. */
export type Backend = {
  readonly auth: FakeAuthProvider;
  readonly store: FakeAccountStore;
  readonly site: FakeSessionSite;
};

/** One state of the card and the way there: the real card, driven by its own fields and buttons over fakes. */
export type Scenario = {
  /** Its name in the address: `?scenario=otp-sent`. */
  readonly name: string;
  /** One sentence: what one sees. */
  readonly shows: string;
  readonly attributes?: RawAttributes;
  /** `solves` unless given. */
  readonly check?: CheckBehaviour;
  readonly arrange?: (backend: Backend) => void;
  /** `stopped`: no timer of the card ever ends. `late`: half a minute behind, so that every pause it sets is over. */
  readonly clock?: 'stopped' | 'late';
  /** Why the cookies do not hold: page outside the domain, a browser that keeps none, or a token too large. */
  readonly noCookies?: 'outside' | 'blocked' | 'too-large';
  /** The page stands in a frame of another. */
  readonly framed?: true;
  /** The page calls `preventDefault()` on `acct-authenticated`. */
  readonly keepsVisitor?: true;
  /** What the browser says of itself, where that matters. */
  readonly userAgent?: string;
  readonly drive: (card: CardDriver) => Promise<void>;
};

/** The visitor of every scenario. */
export const visitor = {
  ...fieldExamples,
  password: 'kalam-kagaz-42',
} as const;

/** Typed into Sign Up with everything right. */
export async function fillSignUp(card: CardDriver): Promise<void> {
  await card.type({ ...fieldExamples, newPassword: visitor.password });
  await card.checkIs('solved');
}

/** Sign In with an e-mail address and a password. */
export async function fillSignIn(card: CardDriver): Promise<void> {
  await card.openTab('signin');
  await card.type({ identifier: visitor.email, password: visitor.password });
  await card.checkIs('solved');
}

/** Sign In with a phone number, up to the sent code. */
export async function sendOtp(card: CardDriver): Promise<void> {
  await card.openTab('signin');
  await card.type({ identifier: visitor.phone });
  await card.checkIs('solved');
  card.submit();
  await card.viewIs('awaitingOtp');
  await card.shows('[name=otp]');
}
