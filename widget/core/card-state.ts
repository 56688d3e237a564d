import type { FieldName } from '../../account/fields.ts';
import type { ConsentLanguage } from '../../account/languages.ts';
import type { PopupProvider } from '../../account/popup-providers.ts';
import type { UnwrittenRecordsState } from '../../account/unwritten-records.ts';
import type { FieldProblems } from '../../account/validate-fields.ts';
import type { Tab } from './card-config.ts';
import type { FailureSentenceId } from './find-failure-reason.ts';

export type RequestName =
  | 'sign-up'
  | 'sign-in'
  | PopupProvider
  | 'send-otp'
  | 'verify-otp'
  | 'reset-password'
  | 'finish';

/** Views in which the card waits for the visitor. */
export type IdleView =
  | { readonly name: 'ready' }
  | {
      readonly name: 'awaitingOtp';
      /** The phone number in E.164. */
      readonly phone: string;
      /** The adapter's id for the OTP that was sent. */
      readonly confirmationId: string;
      /** The earliest time at which the visitor can request another code, in milliseconds of the `Clock` port. */
      readonly resendAt: number;
    }
  | { readonly name: 'resettingPassword' }
  | { readonly name: 'resetSent' }
  | { readonly name: 'provisionFailed'; readonly unsaved: UnwrittenRecordsState };

export type CardView =
  /**
   * `before` is the view that this view replaces. The card returns to the replaced view once the settings are valid.
   */
  | { readonly name: 'misconfigured'; readonly before: IdleView }
  | IdleView
  | {
      readonly name: 'busy';
      readonly request: Exclude<RequestName, 'finish'>;
      readonly attempt: number;
      readonly returnTo: IdleView;
      /** True if the request takes so long that the visitor may cancel it. */
      readonly slow?: true;
    }
  /** The visitor is signed in, and can no longer cancel the request. */
  | { readonly name: 'busy'; readonly request: 'finish'; readonly attempt: number; readonly returnTo: IdleView }
  | {
      readonly name: 'popupOpen';
      readonly provider: PopupProvider;
      readonly attempt: number;
      readonly returnTo: IdleView;
    }
  /** The visitor is signed in, and stays on the page. */
  | { readonly name: 'signedIn'; readonly reason: ReasonToStayOnPage }
  /**
   * `viaSite` is true if the card redirects to our own site, which stores the session and continues to the application.
   */
  | { readonly name: 'redirecting'; readonly url: string; readonly viaSite: boolean };

/**
 * The reason why a signed-in visitor stays on the page: the page has prevented the redirect, the application cannot
 * receive the session, or the visitor has to click to leave a frame.
 */
export type ReasonToStayOnPage =
  | 'kept-by-page'
  | 'framed'
  | 'outside-cookie-domain'
  | 'cookies-blocked'
  | 'token-too-large';

export type HumanCheckPhase = 'placeholder' | 'loading' | 'none' | 'solved' | 'expired' | 'failed';
export type HumanCheckState = {
  readonly phase: HumanCheckPhase;
  /** Increases with every new check. Events of older checks are ignored. */
  readonly generation: number;
  /**
   * The known cause of a failed check: a fault of the page or the project, a missing file of the card, or the removal
   * of the check.
   */
  readonly fault?: HumanCheckFault | null | undefined;
};
export type HumanCheckFault = FailureSentenceId | 'partNotLoaded' | 'removed';

/** A failed request. The code selects the sentence for the visitor, and the provider's message follows the sentence. */
export type RequestFailure = {
  readonly request: RequestName;
  readonly code: string;
  /** The sentence for a known fault of the page or the project. It replaces the sentence for the error code. */
  readonly sentence?: FailureSentenceId | null | undefined;
  readonly providerMessage: string | null;
  /**
   * The e-mail address of a password account. Once the visitor has signed in to it, the account of the provider's
   * window can be linked.
   */
  readonly email?: string;
};
export type CardStatus =
  | { readonly kind: 'none' }
  /** `isOnlyProblem` is true if only the human check is missing, and no field is refused. */
  | { readonly kind: 'human-check-missing'; readonly isOnlyProblem: boolean }
  /** The page has removed the human check, so the visitor has to solve it again. */
  | { readonly kind: 'human-check-removed' }
  | { readonly kind: 'fields-refused' }
  | { readonly kind: 'failed'; readonly failure: RequestFailure }
  | { readonly kind: 'otp-sent' }
  | { readonly kind: 'cancelled'; readonly request: RequestName }
  /** The card could not load a file that is needed for the visitor's choice. */
  | { readonly kind: 'part-not-loaded' }
  | { readonly kind: 'popup-ready'; readonly provider: PopupProvider };

/** The facts about an account that are displayed during the redirect to the application. */
export type AccountReceipt = {
  /** True if the account has just been created. */
  readonly isNew: boolean;
  /** The visitor's name, else the e-mail address or phone number. */
  readonly person: string | null;
  /** The company for which the visitor has requested an account. */
  readonly company: string | null;
};

export type CardState = {
  readonly view: CardView;
  /** Facts about the signed-in account; null if nobody has signed in. */
  readonly receipt: AccountReceipt | null;
  readonly tab: Tab;
  /** The language that the visitor has chosen for the consent sentence; null for the card's language. */
  readonly sentence: ConsentLanguage | null;
  readonly humanCheck: HumanCheckState;
  readonly status: CardStatus;
  readonly fieldProblems: FieldProblems;
  /** True while the typed password is visible. Every submit, refusal and new view hides it. */
  readonly isPasswordVisible: boolean;
  /** The number of the latest request. A result with another number is too late. */
  readonly attempt: number;
  /** The number of resets. Every reset recreates the fields. */
  readonly epoch: number;
};

/** The actions of the card's reducer. Each is named after an event that has happened. */
export type CardAction =
  | { readonly type: 'configRefused' }
  | { readonly type: 'configAccepted' }
  /** The element was removed from the page, and the human check with it. */
  | { readonly type: 'cardLeft' }
  | { readonly type: 'tabSelected'; readonly tab: Tab }
  /** The consent sentence is displayed in another language. */
  | { readonly type: 'sentenceChosen'; readonly language: ConsentLanguage }
  /** The consent sentence in the chosen language could not be loaded. */
  | { readonly type: 'sentenceLost' }
  | { readonly type: 'humanCheckRequested' }
  | { readonly type: 'humanCheckShown'; readonly generation: number }
  | { readonly type: 'humanCheckSolved'; readonly generation: number }
  | { readonly type: 'humanCheckExpired'; readonly generation: number }
  | { readonly type: 'humanCheckFailed'; readonly generation: number; readonly fault?: HumanCheckFault | null }
  | { readonly type: 'submitRefused'; readonly fieldProblems: FieldProblems; readonly humanCheckMissing: boolean }
  | { readonly type: 'fieldEdited'; readonly field: FieldName }
  | { readonly type: 'passwordRevealed' }
  | { readonly type: 'passwordHidden' }
  | { readonly type: 'requestStarted'; readonly request: RequestName; readonly attempt: number }
  | { readonly type: 'popupOpened'; readonly provider: PopupProvider; readonly attempt: number }
  | { readonly type: 'popupReady'; readonly provider: PopupProvider; readonly attempt: number }
  | { readonly type: 'requestSlowed'; readonly attempt: number }
  | { readonly type: 'requestCancelled' }
  | { readonly type: 'requestFailed'; readonly attempt: number; readonly failure: RequestFailure }
  /** A fault of the page or the project makes every request fail. The fault was found before any request started. */
  | { readonly type: 'faultFound'; readonly failure: RequestFailure }
  | {
      readonly type: 'otpSent';
      readonly attempt: number;
      readonly phone: string;
      readonly confirmationId: string;
      readonly resendAt: number;
    }
  | { readonly type: 'otpAbandoned' }
  | { readonly type: 'passwordResetOpened' }
  | { readonly type: 'passwordResetClosed' }
  | { readonly type: 'passwordResetSent'; readonly attempt: number }
  | { readonly type: 'authenticated'; readonly attempt: number; readonly receipt: AccountReceipt }
  | { readonly type: 'provisionRefused'; readonly attempt: number; readonly unsaved: UnwrittenRecordsState }
  | {
      readonly type: 'stayedSignedIn';
      readonly attempt: number;
      readonly reason: ReasonToStayOnPage;
    }
  | { readonly type: 'redirectStarted'; readonly attempt: number; readonly url: string; readonly viaSite: boolean }
  | { readonly type: 'cardReset'; readonly tab: Tab };

export const initialCardState = (tab: Tab): CardState => ({
  view: { name: 'ready' },
  receipt: null,
  tab,
  sentence: null,
  humanCheck: { phase: 'placeholder', generation: 0 },
  status: { kind: 'none' },
  fieldProblems: {},
  isPasswordVisible: false,
  attempt: 0,
  epoch: 0,
});

/** Returns the view in which the card waits for the visitor, or null. */
export function findIdleView(view: CardView): IdleView | null {
  switch (view.name) {
    case 'ready':
    case 'awaitingOtp':
    case 'resettingPassword':
    case 'resetSent':
    case 'provisionFailed':
      return view;
    case 'misconfigured':
    case 'busy':
    case 'popupOpen':
    case 'signedIn':
    case 'redirecting':
      return null;
  }
}

/** Returns true while the card still awaits the result of the request with this number. */
export const isCurrentAttempt = ({ view }: CardState, attempt: number): boolean =>
  'returnTo' in view && view.attempt === attempt;

/**
 * Returns true for every view of a signed-in visitor: the redirect, the choice between "Try again" and "Continue", and
 * the view of a visitor who stays on the page.
 */
export const isSignedIn = (view: CardView): boolean =>
  isRedirecting(view) || view.name === 'provisionFailed' || view.name === 'signedIn';

/** Returns true from the sign-in until the browser leaves the page, also while the records are written. */
export const isRedirecting = (view: CardView): boolean =>
  view.name === 'redirecting' || (view.name === 'busy' && view.request === 'finish');
