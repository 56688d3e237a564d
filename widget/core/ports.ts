import type { Language } from '../languages/languages.ts';
import type {
  EnteredDetails,
  ProvisionRequestRecord,
  SignedInUser,
  StoredProfile,
  StoredRequest,
  UserProfileRecord,
} from './account-records.ts';
import type { CardConfig } from './card-config.ts';
import type { CardEventDetails, CardEventName } from './card-events.ts';
import type { ConsentRecord, ShownConsent } from './consent.ts';
import type { CardError } from './errors.ts';
import type { Reason } from './find-reason.ts';
import type { KeptSession } from './handoff.ts';
import type { InAppBrowser } from './in-app-browser.ts';
import type { PopupProvider } from './popup-providers.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** Signs visitors up and in. Every method rejects with a `CardError` that carries the provider's code. */
export interface AuthProvider {
  signUp(account: { name: string; email: string; password: string }): Promise<SignedInUser>;
  /** Signs in to an unfinished `signUp`'s account, and finishes it: name and verification mail. */
  resumeSignUp(account: { name: string; email: string; password: string }): Promise<SignedInUser>;
  /** `linksPopup`: and links the refused window's account if its address is this one; as far as that goes. */
  signIn(account: { email: string; password: string; linksPopup: boolean }): Promise<SignedInUser>;
  /** Loads what windows need, so that a press can open one at once; a failed try can be made again. */
  preparePopup(): Promise<void>;
  isPopupReady(): boolean;
  /** Called within a press once loaded. Rejects with `OtherMethodError` if the address has a password. */
  signInWithPopup(provider: PopupProvider): Promise<SignedInUser>;
  /** Sends a code by SMS and uses the human check up. Resolves to an id for `confirmOtp`. */
  sendOtp(e164: string): Promise<string>;
  confirmOtp(confirmationId: string, code: string): Promise<SignedInUser>;
  sendPasswordReset(email: string): Promise<void>;
  /** The language of text messages and mails. */
  setLanguage(language: Language): void;
  signOut(): Promise<void>;
  /** The same visitor with an ID token of now; tokens live for an hour. */
  refresh(user: SignedInUser): Promise<SignedInUser>;
}

/** What has become of a visitor's two records. */
export type WrittenRecords = {
  /** By the stored provision request, or as suggested for a new account; null when none is known. */
  readonly companyId: string | null;
  /**
   * Why the provision request could not be written; null when it was, or when no company is known. `storedLate`
   * resolves to the company's id when the write is answered after all, and to null when that refuses it.
   */
  readonly refusal: { readonly cause: unknown; readonly storedLate: Promise<string | null> } | null;
  /** null: nothing is missing. */
  readonly unwritten: UnwrittenRecords | null;
};

/** The visitor's two records, written in the visitor's own name. */
export interface AccountStore {
  /** Brings profile and request up to date within ten seconds; never rejects. `shown`: recorded once an edition. */
  write(
    user: SignedInUser,
    entered: EnteredDetails,
    shown: ShownConsent | null,
    report: HostPage['report'],
  ): Promise<WrittenRecords>;
}

/** What is stored of a visitor beside the profile. */
export type StoredBesideProfile = {
  /** null when there is no record. */
  readonly request: StoredRequest | null;
  /** False where it was asked for and is not there. */
  readonly hasConsent: boolean;
};

/** Stores records for core/account-store.ts. Rejects with a `CardError` (`store/permission-denied`, ...). */
export interface RecordStore {
  /** null when there is no record. */
  readProfile(uid: string, idToken: string): Promise<StoredProfile | null>;
  /** Both or none. */
  writeProfile(record: UserProfileRecord, consent: ConsentRecord | null, idToken: string): Promise<void>;
  /** In one request. `consent`: the name of one (`consentName`), or null where nobody asks for it. */
  readProvisionRequest(uid: string, consent: string | null, idToken: string): Promise<StoredBesideProfile>;
  /** Makes the record, once: where there is one already it stays, and this rejects with `store/already-exists`. */
  writeProvisionRequest(record: ProvisionRequestRecord, idToken: string): Promise<void>;
}

/** The one way by which a refresh token leaves the provider. */
export interface SessionSource {
  /** What our own site may hold of this visitor. Rejects when nobody of this id is signed in. */
  keptSession(user: SignedInUser, companyId: string | null): Promise<KeptSession>;
}

/** Our own site, which goes on with a session. Rejects with a `CardError` if it is unavailable. */
export interface SessionSite {
  /** On the site: its keeper holds the session and what was not written (null: drops, undefined: leaves it). */
  keep(user: SignedInUser, companyId: string | null, unwritten?: UnwrittenRecords | null): Promise<boolean>;
  /** Takes effect after every `keep` before it: nothing is stored in this browser any more. */
  forget(): Promise<void>;
  /** From any page: makes a record that only the site's /session can read, once, and resolves to its secret. */
  send(user: SignedInUser, companyId: string | null): Promise<string>;
}

export type HumanCheckEvents = {
  shown(): void;
  solved(): void;
  expired(): void;
  /** Blocked, timed out, or failed on the way; the check can be mounted again. */
  failed(error: unknown): void;
};
export type HumanCheckAppearance = {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
};

/** Puts a human check on the page. */
export interface HumanCheck {
  /** Mounts into a new node in the card's light DOM and returns what takes it away again; no event comes after that. */
  mount(looks: HumanCheckAppearance, events: HumanCheckEvents): () => void;
}

/** The browser around the card. */
export interface BrowserSession {
  /** True when a cookie set for this domain can be read back. Never throws (a sandboxed frame counts as false). */
  cookiesHold(domain: string): boolean;
  /** Origin of the page that holds the card; `null` (the word) in a sandboxed frame. */
  pageOrigin(): string;
  writeCookie(cookie: string): void;
  /** The raw value, or null. */
  readCookie(name: string): string | null;
  /** Goes to another address and takes this one out of the history. */
  replaceAddress(url: string): void;
  /** The same for the whole window, from within a frame too; false when the browser refuses. */
  replaceTop(url: string): boolean;
  /** True where another page holds this one. */
  isFramed(): boolean;
  /** True where there is Web Crypto: over https, or on localhost. */
  canEncrypt(): boolean;
}

export interface Clock {
  /** Milliseconds since some moment, and never back: no date, which a device may correct at any time. */
  now(): number;
  /** Calls back once after so many milliseconds; the result cancels. */
  after(ms: number, callback: () => void): () => void;
}

/** What the views ask of the browser. */
export interface PageTools {
  /** The application that shows the page in a view of its own; null in a browser. */
  inAppBrowser(): InAppBrowser | null;
  pageAddress(): string;
  /** Loads the page again. */
  reload(): void;
  /** False when the browser refuses. */
  copyText(text: string): Promise<boolean>;
  /** WebOTP where there is one: calls back with the code of an SMS; the result ends the waiting. */
  readSmsCode(received: (code: string) => void): () => void;
}

/** One console line for the person who put the card on the page. */
export type Report = {
  readonly level: 'warn' | 'error';
  /** Stable; its meaning and cure are in widget/messages-for-integrators/, and at the line's link. */
  readonly code: string;
  /** Which page, project, attribute or record, as far as that is known. */
  readonly where?: string | undefined;
  /** In place of what the guide says of the code. */
  readonly cure?: string | undefined;
  readonly cause?: unknown;
};

/** The page that holds the card. */
export interface HostPage {
  /** Dispatches a bubbling, composed event; false when a listener called `preventDefault()`. */
  emit<Name extends CardEventName>(name: Name, detail: CardEventDetails[Name]): boolean;
  report(report: Report): void;
}

/** The page as a request finds it that outlives the element: its events then go to the document. */
export type LastingPage = HostPage & {
  /** False once the element was taken off the page. */
  isOnPage(): boolean;
  /**
   * Why something failed that no visitor can mend, which is reported to the integrator as well; null where nothing is found.
   */
  diagnose(
    error: CardError,
    config: CardConfig,
    action: CardEventDetails['acct-error']['action'],
  ): Promise<Reason | null>;
};

export type CardPorts = {
  readonly auth: AuthProvider;
  readonly store: AccountStore;
  /** null where the accounts are not the site's. */
  readonly site: SessionSite | null;
  readonly humanCheck: HumanCheck;
  readonly browser: BrowserSession;
  readonly clock: Clock;
  readonly host: LastingPage;
};
