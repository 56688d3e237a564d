import type { AccountStore, Clock, IntegratorReport } from '../../account/account-ports.ts';
import type { SignedInUser } from '../../account/account-records.ts';
import type { CardError } from '../../account/errors.ts';
import type { StoredSession } from '../../account/handoff.ts';
import type { Language } from '../../account/languages.ts';
import type { PopupProvider } from '../../account/popup-providers.ts';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';
import type { CardConfig } from './card-config.ts';
import type { CardEventDetails, CardEventName } from './card-events.ts';
import type { FailureReason } from './find-failure-reason.ts';
import type { InAppBrowser } from './in-app-browser.ts';

/** Signs visitors up and in. Every method rejects with a `CardError` that carries the provider's code. */
export interface AuthProvider {
  signUp(account: { name: string; email: string; password: string }): Promise<SignedInUser>;
  /** Signs in to the account of an unfinished `signUp`, sets its name and sends the verification mail. */
  resumeSignUp(account: { name: string; email: string; password: string }): Promise<SignedInUser>;
  /**
   * Signs in by password. If `linksPopup` is true, also tries to link the provider's account that `signInWithPopup` has
   * rejected because this address has a password account.
   */
  signIn(account: { email: string; password: string; linksPopup: boolean }): Promise<SignedInUser>;
  /**
   * Loads the code of the provider's window, so that a click can open the window at once. Can be called again after a
   * failure.
   */
  preparePopup(): Promise<void>;
  isPopupReady(): boolean;
  /**
   * Opens the provider's window. If the window's code has loaded, the window opens while the browser still handles the
   * click. Rejects with `OtherSignInMethodError` if the address has a password account.
   */
  signInWithPopup(provider: PopupProvider): Promise<SignedInUser>;
  /** Sends a code by SMS, which uses up the human check. Resolves to an id for `confirmOtp`. */
  sendOtp(e164: string): Promise<string>;
  confirmOtp(confirmationId: string, code: string): Promise<SignedInUser>;
  sendPasswordReset(email: string): Promise<void>;
  /** Sets the language of text messages and mails. */
  setLanguage(language: Language): void;
  signOut(): Promise<void>;
  /** Resolves to the same visitor with a fresh ID token; tokens expire after an hour. */
  refresh(user: SignedInUser): Promise<SignedInUser>;
}

/** Exports the session together with its refresh token. No other port gives access to the refresh token. */
export interface SessionExporter {
  /** Resolves to the session that our own site may store. Rejects unless this user is signed in. */
  exportSession(user: SignedInUser, companyId: string | null): Promise<StoredSession>;
}

/**
 * Our own site, which stores a session and continues it later. Every method rejects with a `CardError` if the site is
 * unavailable.
 */
export interface SessionSite {
  /**
   * Stores the session and the unwritten records. Only a card on a page of the site may call this. If `unwritten` is
   * null, deletes the stored records; if it is undefined, leaves them unchanged.
   */
  keep(user: SignedInUser, companyId: string | null, unwritten?: UnwrittenRecords | null): Promise<boolean>;
  /** Deletes the stored session. Waits until every earlier `keep` has ended. */
  forget(): Promise<void>;
  /**
   * Creates a hand-off for a card on any page. Resolves to the hand-off's secret. Only the site's /session can read the
   * hand-off, and only once.
   */
  send(user: SignedInUser, companyId: string | null): Promise<string>;
}

export type HumanCheckEvents = {
  shown(): void;
  solved(): void;
  expired(): void;
  /** Reports that the human check was blocked, timed out, or failed to load. The check can be mounted again. */
  failed(error: unknown): void;
};
export type HumanCheckAppearance = {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
};

/** Puts a human check on the page. */
export interface HumanCheck {
  /**
   * Mounts a check in a new node of the card's light DOM. Returns a function that removes it. After the removal, no
   * event follows.
   */
  mount(looks: HumanCheckAppearance, events: HumanCheckEvents): () => void;
}

/** Reads and writes cookies, reads the page's address, and navigates. */
export interface CookiesAndNavigation {
  /**
   * Returns true if a cookie for this domain can be written and read back. Never throws; returns false in a sandboxed
   * frame.
   */
  cookiesHold(domain: string): boolean;
  /** Returns the host page's origin, which is the text "null" in a sandboxed frame. */
  pageOrigin(): string;
  writeCookie(cookie: string): void;
  /** Returns the raw value of a cookie, or null. */
  readCookie(name: string): string | null;
  /** Returns true if a cookie with this name and value is stored, even if other cookies have the same name. */
  holdsCookie(cookie: { readonly name: string; readonly value: string }): boolean;
  /** Navigates to another address, which replaces the page in the history. */
  replaceAddress(url: string): void;
  /** Navigates the whole window to another address, even from a frame. Returns false if the browser refuses. */
  replaceTop(url: string): boolean;
  /** Returns true if the page is in a frame. */
  isFramed(): boolean;
  /** Returns true if Web Crypto is available: over https, or on localhost. */
  canEncrypt(): boolean;
}

/** The browser functions that views need. */
export interface BrowserFunctions {
  /** Returns the platform of the app that displays the page in its own web view, or null in a browser. */
  inAppBrowser(): InAppBrowser | null;
  pageAddress(): string;
  /** Loads the page again. */
  reload(): void;
  /** Copies a text. Resolves to false if the browser refuses. */
  copyText(text: string): Promise<boolean>;
  /** Calls back with the code of an SMS, if WebOTP is available. Returns a function that stops waiting. */
  readSmsCode(received: (code: string) => void): () => void;
}

export interface HostPage {
  /** Dispatches a bubbling, composed event. Returns false if a listener called `preventDefault()`. */
  emit<Name extends CardEventName>(name: Name, detail: CardEventDetails[Name]): boolean;
  report(report: IntegratorReport): void;
}

/**
 * The host page of a card. If the page has removed the card while a request runs, the request's events go to the
 * document.
 */
export type CardHostPage = HostPage & {
  /** Returns false once the element was removed from the page. */
  isOnPage(): boolean;
  /** Reports to the integrator a failure that visitors cannot fix. Resolves to the cause of the failure, or to null. */
  diagnose(
    error: CardError,
    config: CardConfig,
    action: CardEventDetails['acct-error']['action'],
  ): Promise<FailureReason | null>;
};

export type CardPorts = {
  readonly auth: AuthProvider;
  readonly store: AccountStore;
  /** Our own site, or null if the card's Firebase project is not that of the site. */
  readonly site: SessionSite | null;
  readonly humanCheck: HumanCheck;
  readonly browser: CookiesAndNavigation;
  readonly clock: Clock;
  readonly host: CardHostPage;
};
