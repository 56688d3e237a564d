import type { SentenceLanguage } from '../../account/languages.ts';
import type { PopupProvider, popupProviders } from '../../account/popup-providers.ts';
import type { ConfigProblem, Tab } from './card-config.ts';
import type { RequestName } from './card-state.ts';

export type SignInMethod = 'password' | 'phone' | (typeof popupProviders)[PopupProvider]['id'];

/** Detail of each event of the element. No detail holds a token, a password or anything else typed. */
export type CardEventDetails = {
  /** The card can be used: handlers are attached. */
  'acct-ready': Record<string, never>;
  'acct-tab-change': { tab: Tab };
  'acct-otp-sent': Record<string, never>;
  /** Cancelable: `preventDefault()` keeps the visitor on the page. */
  'acct-authenticated': {
    uid: string;
    method: SignInMethod;
    isNewUser: boolean;
    /** The company that the application opens: for an existing account the stored one; null when none is known. */
    companyId: string | null;
    /** `cookies`: the application will see the session; `handoff`: it will, by way of the site; `none`: it will not. */
    session: 'cookies' | 'handoff' | 'none';
  };
  'acct-redirect': { url: string };
  'acct-error': {
    code: string;
    action: RequestName | 'human-check' | 'page';
    /** What page or project must mend, when that is what failed: the code of the line on the console. */
    reason?: string;
  };
  'acct-config-error': { problems: readonly ConfigProblem[] };
};

export type CardEventName = keyof CardEventDetails;

/** Everything a visitor can do with the card, for the user interface to call. */
export type CardCommands = {
  /** First touch: loads the provider and mounts the human check. May be called any number of times. */
  interacted(): void;
  selectTab(tab: Tab): void;
  /** The consent sentence in another language, once that has come. */
  chooseSentence(language: SentenceLanguage): void;
  /** A new human check in place of one that failed. */
  renewHumanCheck(): void;
  signUp(): void;
  /** By e-mail and password, or sends an OTP when the identifier is a phone number. */
  signIn(): void;
  signInWithPopup(provider: PopupProvider): void;
  /** Back to where the request that runs was started from; what it still brings is ignored. */
  cancelRequest(): void;
  verifyOtp(): void;
  resendOtp(): void;
  changeNumber(): void;
  openPasswordReset(): void;
  closePasswordReset(): void;
  sendPasswordReset(): void;
  retryProvision(): void;
  /** On to the application: without the provision request, or out of a frame. */
  goOn(): void;
  /** The browser restored the page from its back/forward cache. */
  pageRestored(): void;
  /** Back to a fresh card: fields, check and state. */
  reset(): void;
};
