import type { EnteredDetails, SignedInUser } from '../account-records.ts';
import type { CardConfig } from '../card-config.ts';
import type { CardStore } from '../card-store.ts';
import type { ShownConsent } from '../consent.ts';
import type { FormValues } from '../form-values.ts';
import type { CardPorts, HumanCheckAppearance } from '../ports.ts';
import type { Session } from '../session.ts';
import type { UnwrittenRecords } from '../unwritten-records.ts';

/** What every flow works with. */
export type FlowContext = {
  readonly store: CardStore;
  readonly ports: CardPorts;
  readonly values: FormValues;
  readonly memory: FlowMemory;
  /** The configuration of now: attributes may change while the card is on the page. */
  config(): CardConfig;
  /** Resolves at once while the element is on the page, else when it is put back or given up. */
  present(): Promise<void>;
  /** How the next human check is to look. */
  looks(): HumanCheckAppearance;
};

/** What flows remember between presses. */
export type FlowMemory = {
  /** A reset puts an empty one in its place: what comes late is then remembered of nobody. */
  visitor: VisitorMemory;
  /**
   * Project and address of every sign-up that was sent, and not finished as far as anybody knows: the reply was lost,
   * or the card went off the page. For as long as the page lives, since the element may come back as another card.
   * Passwords are not kept.
   */
  readonly unfinishedSignUps: Set<string>;
};

/** A visitor who is signed in. */
export type Account = {
  readonly user: SignedInUser;
  readonly session: Session;
  readonly companyId: string | null;
  /** What could not be written of the records. */
  readonly unwritten: UnwrittenRecords | null;
};

export type VisitorMemory = {
  /** What stood on Sign Up when submitted, or when a window opened from it. Unseen prefills count as nothing. */
  submitted: EnteredDetails;
  /**
   * The address with a password that a window was refused for: what it has proved is linked once that is signed in to.
   */
  linkTo: string | null;
  /** What stood beside the button pressed last, as far as it is recorded. */
  shown: Omit<ShownConsent, 'kind'> | null;
  /** Id and code of a confirmation: it may have been used although nobody was told so. */
  sentOtp: string | null;
  /** The session of which the page has not heard yet. */
  unreported: Session | null;
  /** Waits for "Try again" or "Continue", or may leave a frame. */
  waiting: Account | null;
};

/** `unfinishedSignUps`: those of the page's other cards. */
export const createFlowMemory = (unfinishedSignUps = new Set<string>()): FlowMemory => ({
  visitor: newVisitor(),
  unfinishedSignUps,
});

export const newVisitor = (): VisitorMemory => ({
  submitted: { profile: {}, companyName: null },
  linkTo: null,
  shown: null,
  sentOtp: null,
  unreported: null,
  waiting: null,
});
