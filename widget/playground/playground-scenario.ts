import { fieldExamples } from '../../account/fields.ts';
import type { FakeAccountStore } from '../adapters/fakes/fake-account-store.ts';
import type { FakeAuthProvider } from '../adapters/fakes/fake-auth-provider.ts';
import type { FakeSessionSite } from '../adapters/fakes/fake-session-site.ts';
import type { RawAttributes } from '../core/card-config.ts';
import type { CardDriver } from './card-driver.ts';

/** The behaviour of a scenario's human check after it was mounted. */
export type HumanCheckBehaviour = 'solves' | 'waits' | 'loads' | 'expires' | 'fails';

/** The fakes of a card. A scenario sets their replies. */
export type PlaygroundBackend = {
  readonly auth: FakeAuthProvider;
  readonly store: FakeAccountStore;
  readonly site: FakeSessionSite;
};

/** A state of the card, and the visitor's steps that lead to it. All servers are fakes. */
export type PlaygroundScenario = {
  /** The name in the address, such as `?scenario=otp-sent`. */
  readonly name: string;
  /** The visible result, in one sentence. */
  readonly shows: string;
  readonly attributes?: RawAttributes;
  /** The behaviour of the human check. The default is `solves`. */
  readonly check?: HumanCheckBehaviour;
  readonly arrange?: (backend: PlaygroundBackend) => void;
  /**
   * The card's clock. With `stopped`, the card's timers never fire. With `late`, the flows use a slow clock to compute
   * the end of the pause before "Resend OTP", so that this pause is already over.
   */
  readonly clock?: 'stopped' | 'late';
  /** The reason why no cookies are set: a page outside the domain, blocked cookies, or a token that is too large. */
  readonly noCookies?: 'outside' | 'blocked' | 'too-large';
  /** True if the page is in a frame. */
  readonly framed?: true;
  /** True if the page calls `preventDefault()` on `acct-authenticated`. */
  readonly keepsVisitor?: true;
  /** The browser's user agent, if it matters. */
  readonly userAgent?: string;
  readonly drive: (card: CardDriver) => Promise<void>;
};

/** The visitor of every scenario. */
export const scenarioVisitor = {
  ...fieldExamples,
  password: 'kalam-kagaz-42',
} as const;

/** Fills in Sign Up correctly. */
export async function fillSignUp(card: CardDriver): Promise<void> {
  await card.type({ ...fieldExamples, newPassword: scenarioVisitor.password });
  await card.checkIs('solved');
}

/** Fills in Sign In with an e-mail address and a password. */
export async function fillSignIn(card: CardDriver): Promise<void> {
  await card.openTab('signin');
  await card.type({ identifier: scenarioVisitor.email, password: scenarioVisitor.password });
  await card.checkIs('solved');
}

/** Begins a sign-in with a phone number, until the code is sent. */
export async function sendOtp(card: CardDriver): Promise<void> {
  await card.openTab('signin');
  await card.type({ identifier: scenarioVisitor.phone });
  await card.checkIs('solved');
  card.submit();
  await card.viewIs('awaitingOtp');
  await card.shows('[name=otp]');
}
