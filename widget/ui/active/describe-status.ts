import { type Language, sourceLanguage } from '../../../account/languages.ts';
import { isPopup, popupProviders } from '../../../account/popup-providers.ts';
import type { CardState, Failure, StayReason } from '../../core/card-state.ts';
import type { FailureKey, PopupFailureKey } from '../../languages/messages.ts';
import type { ActiveChunk } from '../active-chunk.ts';

export type StatusText = {
  readonly tone: 'progress' | 'error' | 'info';
  readonly text: string;
  /** The provider's own words, always English; verbatim beside our line. */
  readonly providerText: string | null;
  /** A hindrance for the visitor, in a separate paragraph. */
  readonly hindrance: string | null;
  readonly next:
    | 'renew-human-check'
    | 'sign-in-instead'
    | 'reset-password'
    | 'contact'
    | 'cancel'
    | 'open-popup'
    | 'open-app'
    | 'open-login'
    | 'leave-frame'
    | 'via-site'
    | 'reload'
    | null;
};

const line = (
  tone: StatusText['tone'],
  text: string,
  { next = null, providerText = null, hindrance = null }: Partial<Omit<StatusText, 'tone' | 'text'>> = {},
): StatusText => ({ tone, text, next, providerText, hindrance });

type ChunkTexts = Pick<ActiveChunk, 'messages' | 'failureKey'>;

/** Returns the content of the status box in this state, or null. */
export function describeStatus(state: CardState, chunk: ChunkTexts, language: Language): StatusText | null {
  return describeView(state.view, chunk.messages) ?? describeReport(state, chunk, language);
}

/** Describes what the card does or where it has ended; null while a form waits for its visitor. */
function describeView(view: CardState['view'], messages: ActiveChunk['messages']): StatusText | null {
  const { popup } = messages;
  switch (view.name) {
    case 'misconfigured':
      return line('error', messages.misconfigured);
    case 'busy': {
      const { request } = view;
      const text = isPopup(request) ? popup.opening(popupProviders[request].name) : messages.progress[request];
      return line('progress', text, { next: request !== 'finish' && view.slow ? 'cancel' : null });
    }
    case 'popupOpen':
      return line('progress', popup.window(popupProviders[view.provider].name), { next: 'cancel' });
    case 'redirecting':
      return line('progress', messages.redirecting, { next: view.viaSite ? 'via-site' : 'open-app' });
    case 'signedIn':
      return describeStay(view.reason, messages);
    case 'provisionFailed':
      return line('error', messages.unsaved[view.unsaved]);
    case 'resetSent':
      return line('info', messages.resetSent);
    case 'ready':
    case 'awaitingOtp':
    case 'resettingPassword':
      return null;
  }
}

/** Describes what the last press in a form has led to; null: there is nothing to say. */
function describeReport(state: CardState, chunk: ChunkTexts, language: Language): StatusText | null {
  const { status } = state;
  const { messages } = chunk;
  const { popup } = messages;
  switch (status.kind) {
    case 'none':
      return null;
    case 'human-check-missing':
      return describeMissingCheck(state, messages);
    case 'human-check-removed':
      // The button stands in the check's own box.
      return line('error', messages.humanCheck.removed);
    case 'fields-refused':
      return line('error', messages.checkFields);
    case 'otp-sent':
      return line('info', messages.otpSent);
    case 'cancelled': {
      const { request } = status;
      return line('info', isPopup(request) ? popup.cancelled(popupProviders[request].name) : messages.cancelled);
    }
    case 'popup-ready':
      return line('info', popup.ready(popupProviders[status.provider].name), { next: 'open-popup' });
    case 'part-not-loaded':
      return line('error', messages.partNotLoaded);
    case 'failed':
      return describeFailure(status.failure, chunk, language);
  }
}

/** Asks for the human check, or says why the visitor cannot complete it. */
function describeMissingCheck({ humanCheck }: CardState, messages: ActiveChunk['messages']): StatusText {
  const { phase, fault } = humanCheck;
  const next = 'renew-human-check';
  if (phase !== 'failed') return line('error', messages.completeHumanCheck);
  if (fault === 'partNotLoaded') return line('error', messages.partNotLoaded, { next });
  if (fault === 'removed') return line('error', messages.humanCheck.removed, { next });
  const known = messages.failures[fault as keyof typeof messages.failures];
  const hindrance = known ?? messages.humanCheck.hindered;
  return line('error', messages.completeHumanCheck, { hindrance, next });
}

function describeStay(reason: StayReason, messages: ActiveChunk['messages']): StatusText {
  switch (reason) {
    case 'kept-by-page':
      return line('info', messages.signedIn);
    case 'framed':
      return line('info', messages.signedIn, { next: 'leave-frame' });
    case 'outside-cookie-domain':
      return line('info', messages.outsideCookieDomain, { next: 'open-login' });
    case 'cookies-blocked':
      return line('info', messages.cookiesBlocked, { next: 'reload' });
    case 'token-too-large':
      return line('info', messages.tokenTooLarge, { next: 'open-app' });
  }
}

/** The next step after a failure. */
const ways: { readonly [Key in FailureKey]?: StatusText['next'] } = {
  emailInUse: 'sign-in-instead',
  outdatedPassword: 'reset-password',
  secondFactor: 'contact',
  disabled: 'contact',
  refusedByRule: 'contact',
  // This page will never work for the visitor.
  notAuthorised: 'open-login',
  unsafePage: 'open-login',
  ...(import.meta.env.VITE_APP_CHECK_KEY ? { notConfirmed: 'open-login' } : {}),
};

/** Known code: our line and the provider's. Unknown: the provider's English behind ours. Neither: the fallback. */
function describeFailure(failure: Failure, { messages, failureKey }: ChunkTexts, language: Language): StatusText {
  const { request, code, sentence, providerMessage: providerText, email } = failure;
  const { popup, popupFailures } = messages;
  const name = isPopup(request) ? popupProviders[request].name : null;
  const fallback = isPopup(request) ? popup.failed(popupProviders[request].name) : messages.failed[request];
  const key = sentence ?? failureKey(code, request);
  if (key === 'invalidOtp') return line('error', fallback);
  if (key === null && request === 'verify-otp') return line('error', messages.failures.unexpected, { providerText });
  if (email !== undefined && name)
    return line('error', popupFailures.linkPopup(name), { next: 'sign-in-instead', providerText });
  if (key === null) {
    const speaksForItself = providerText !== null && language === sourceLanguage;
    return line('error', speaksForItself ? '' : fallback, { providerText });
  }
  if (key in popupFailures) {
    // A request without a window has no window to describe.
    return line('error', name ? popupFailures[key as PopupFailureKey](name) : fallback, { providerText });
  }
  const next = ways[key] ?? null;
  return line('error', messages.failures[key as keyof typeof messages.failures], { next, providerText });
}
