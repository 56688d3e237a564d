import type { ConsentLanguage } from '../../account/languages.ts';
import type { PopupProvider, popupProviders } from '../../account/popup-providers.ts';
import type { ConfigProblem, Tab } from './card-config.ts';
import type { RequestName } from './card-state.ts';

export type SignInMethod = 'password' | 'phone' | (typeof popupProviders)[PopupProvider]['id'];

/** The `detail` of each event of the element. It never contains a token, a password or any other typed text. */
export type CardEventDetails = {
  /** Reports that the card can be used, because its handlers are attached. */
  'acct-ready': Record<string, never>;
  'acct-tab-change': { tab: Tab };
  'acct-otp-sent': Record<string, never>;
  /** A cancelable event: `preventDefault()` keeps the visitor on the page. */
  'acct-authenticated': {
    uid: string;
    method: SignInMethod;
    isNewUser: boolean;
    /**
     * The id of the company that the application opens. For an existing account it is the stored id. Null if none is
     * known.
     */
    companyId: string | null;
    /**
     * The way in which the session reaches the application: through `cookies`, through the site (`handoff`), or not at
     * all (`none`).
     */
    session: 'cookies' | 'handoff' | 'none';
  };
  'acct-redirect': { url: string };
  'acct-error': {
    code: string;
    action: RequestName | 'human-check' | 'page';
    /** The code of the console line, if the failure has to be fixed on the page or in the project. */
    reason?: string;
  };
  'acct-config-error': { problems: readonly ConfigProblem[] };
};

export type CardEventName = keyof CardEventDetails;

/** The visitor's actions, called by the user interface. */
export type CardCommands = {
  /** Loads the provider and mounts the human check at the first interaction. May be called any number of times. */
  activate(): void;
  selectTab(tab: Tab): void;
  /** Displays the consent sentence in another language, once the sentence has loaded. */
  chooseSentence(language: ConsentLanguage): void;
  /** Replaces a failed human check by a new one. */
  renewHumanCheck(): void;
  signUp(): void;
  /** Signs in by e-mail and password, or sends an OTP if the identifier is a phone number. */
  signIn(): void;
  signInWithPopup(provider: PopupProvider): void;
  /** Returns to the view that started the running request, and ignores the request's result. */
  cancelRequest(): void;
  verifyOtp(): void;
  resendOtp(): void;
  changeNumber(): void;
  openPasswordReset(): void;
  closePasswordReset(): void;
  sendPasswordReset(): void;
  retryProvision(): void;
  /**
   * Continues to the application. The visitor has pressed "Continue", although the provision request is not stored, or
   * the button that leaves a frame.
   */
  continueToApp(): void;
  /** Handles a page that the browser restored from its back/forward cache. */
  pageRestored(): void;
  /** Resets fields, check and state. */
  reset(): void;
};
