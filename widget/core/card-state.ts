import type { FieldName } from '../../account/fields.ts';
import type { SentenceLanguage } from '../../account/languages.ts';
import type { PopupProvider } from '../../account/popup-providers.ts';
import type { Unsaved } from '../../account/unwritten-records.ts';
import type { FieldProblems } from '../../account/validate-fields.ts';
import type { Tab } from './card-config.ts';
import type { ReasonSentence } from './find-reason.ts';

export type RequestName =
  | 'sign-up'
  | 'sign-in'
  | PopupProvider
  | 'send-otp'
  | 'verify-otp'
  | 'reset-password'
  | 'finish';

/** Views in which the card waits for the visitor. */
export type RestingView =
  | { readonly name: 'ready' }
  | {
      readonly name: 'awaitingOtp';
      /** E.164. */
      readonly phone: string;
      /** The adapter's handle for the sent code. */
      readonly confirmationId: string;
      /** Milliseconds of the clock of core/ports.ts: when another code may be asked for. */
      readonly resendAt: number;
    }
  | { readonly name: 'resettingPassword' }
  | { readonly name: 'resetSent' }
  | { readonly name: 'provisionFailed'; readonly unsaved: Unsaved };

export type CardView =
  /** `before`: where the visitor stood, and goes on once the settings can be used. */
  | { readonly name: 'misconfigured'; readonly before: RestingView }
  | RestingView
  | {
      readonly name: 'busy';
      readonly request: Exclude<RequestName, 'finish'>;
      readonly attempt: number;
      readonly returnTo: RestingView;
      /** It takes so long that the visitor is offered to cancel it. */
      readonly slow?: true;
    }
  /** Signed in: nothing is left to cancel. */
  | { readonly name: 'busy'; readonly request: 'finish'; readonly attempt: number; readonly returnTo: RestingView }
  | {
      readonly name: 'popupOpen';
      readonly provider: PopupProvider;
      readonly attempt: number;
      readonly returnTo: RestingView;
    }
  /** Authenticated and staying. */
  | { readonly name: 'signedIn'; readonly reason: StayReason }
  /** `viaSite`: to our own site, which keeps the session and goes on to the application. */
  | { readonly name: 'redirecting'; readonly url: string; readonly viaSite: boolean };

/** The page kept the visitor, the application cannot see the session, or only a press may leave a frame. */
export type StayReason = 'kept-by-page' | 'framed' | 'outside-cookie-domain' | 'cookies-blocked' | 'token-too-large';

export type HumanCheckPhase = 'placeholder' | 'loading' | 'none' | 'solved' | 'expired' | 'failed';
export type HumanCheckState = {
  readonly phase: HumanCheckPhase;
  /** Goes up with every new check; an event of an older one is ignored. */
  readonly generation: number;
  /** If the check failed: what the page or project has to fix, if known; a lost part of the card; or its removal. */
  readonly fault?: HumanCheckFault | null | undefined;
};
export type HumanCheckFault = ReasonSentence | 'partNotLoaded' | 'removed';

/** Why a request failed: the code picks the sentence, the provider's own words stand beside it. */
export type Failure = {
  readonly request: RequestName;
  readonly code: string;
  /** Picks the sentence before the code does, where what page or project must mend is known. */
  readonly sentence?: ReasonSentence | null | undefined;
  readonly providerMessage: string | null;
  /** The address whose account is to be signed in to with its password, so that the window's can be linked. */
  readonly email?: string;
};
export type CardStatus =
  | { readonly kind: 'none' }
  /** `isOnlyProblem`: no field is refused. */
  | { readonly kind: 'human-check-missing'; readonly isOnlyProblem: boolean }
  /** The page removed the check: a solved one has to be completed again. */
  | { readonly kind: 'human-check-removed' }
  | { readonly kind: 'fields-refused' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'otp-sent' }
  | { readonly kind: 'cancelled'; readonly request: RequestName }
  /** A file that a choice needs did not come. */
  | { readonly kind: 'part-not-loaded' }
  | { readonly kind: 'popup-ready'; readonly provider: PopupProvider };

/** What the card shows of an account while its visitor is taken to the application. */
export type Receipt = {
  /** The account has just been opened. */
  readonly isNew: boolean;
  /** The visitor's name; without one, the address or number. */
  readonly person: string | null;
  /** The company that is asked for. */
  readonly company: string | null;
};

export type CardState = {
  readonly view: CardView;
  /** null: nobody has signed in. */
  readonly receipt: Receipt | null;
  readonly tab: Tab;
  /** What the visitor reads the consent sentence in, if chosen; null: in the card's own language. */
  readonly sentence: SentenceLanguage | null;
  readonly humanCheck: HumanCheckState;
  readonly status: CardStatus;
  readonly fieldProblems: FieldProblems;
  /** The visitor reads the typed password. It is hidden again by every submit, refusal and new view. */
  readonly isPasswordVisible: boolean;
  /** Number of the latest request; a result with another number came too late. */
  readonly attempt: number;
  /** Rises with every reset, which makes the fields again. */
  readonly epoch: number;
};

/** Facts, in the past tense. */
export type CardAction =
  | { readonly type: 'configRefused' }
  | { readonly type: 'configAccepted' }
  /** The element was taken off the page, and the human check with it. */
  | { readonly type: 'cardLeft' }
  | { readonly type: 'tabSelected'; readonly tab: Tab }
  /** The consent sentence stands there in another language. */
  | { readonly type: 'sentenceChosen'; readonly language: SentenceLanguage }
  /** The chosen sentence could not be loaded. */
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
  | { readonly type: 'requestFailed'; readonly attempt: number; readonly failure: Failure }
  /** Without a request: what page or project must mend before any can succeed. */
  | { readonly type: 'faultFound'; readonly failure: Failure }
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
  | { readonly type: 'authenticated'; readonly attempt: number; readonly receipt: Receipt }
  | { readonly type: 'provisionRefused'; readonly attempt: number; readonly unsaved: Unsaved }
  | {
      readonly type: 'stayedSignedIn';
      readonly attempt: number;
      readonly reason: StayReason;
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

/** The view in which the card waits, or null while it does not. */
export function restingView(view: CardView): RestingView | null {
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

/** True while a result with this number still counts. */
export const isCurrentAttempt = ({ view }: CardState, attempt: number): boolean =>
  'returnTo' in view && view.attempt === attempt;

/** Somebody is signed in: on the way to the application, at the choice, or staying. */
export const hasSignedIn = (view: CardView): boolean =>
  isLeaving(view) || view.name === 'provisionFailed' || view.name === 'signedIn';

/** Signed in and on the way to the application: the records are being written, or the page is about to change. */
export const isLeaving = (view: CardView): boolean =>
  view.name === 'redirecting' || (view.name === 'busy' && view.request === 'finish');
