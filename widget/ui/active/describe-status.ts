import { type Language, sourceLanguage } from '../../../account/languages.ts';
import { isPopupRequest, popupProviders } from '../../../account/popup-providers.ts';
import type { CardState, ReasonToStayOnPage, RequestFailure } from '../../core/card-state.ts';
import type { FailureKey, PopupFailureKey } from '../../languages/messages.ts';
import type { ActiveChunk } from '../active-chunk.ts';

export type StatusText = {
  readonly tone: 'progress' | 'error' | 'info';
  readonly text: string;
  /** The provider's own text, always in English, displayed unchanged beside our sentence. */
  readonly providerText: string | null;
  /** The reason why the visitor cannot complete the human check, in a separate paragraph. */
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

const statusText = (
  tone: StatusText['tone'],
  text: string,
  { next = null, providerText = null, hindrance = null }: Partial<Omit<StatusText, 'tone' | 'text'>> = {},
): StatusText => ({ tone, text, next, providerText, hindrance });

type ChunkTexts = Pick<ActiveChunk, 'messages' | 'failureKey'>;

/** Returns the content of the status box in this state, or null. */
export function describeStatus(state: CardState, chunk: ChunkTexts, language: Language): StatusText | null {
  return describeView(state.view, chunk.messages) ?? describeLastAction(state, chunk, language);
}

/**
 * Describes a running request, or the view after a request has ended. Returns null while a form waits for the visitor.
 */
function describeView(view: CardState['view'], messages: ActiveChunk['messages']): StatusText | null {
  const { popup } = messages;
  switch (view.name) {
    case 'misconfigured':
      return statusText('error', messages.misconfigured);
    case 'busy': {
      const { request } = view;
      const text = isPopupRequest(request) ? popup.opening(popupProviders[request].name) : messages.progress[request];
      return statusText('progress', text, { next: request !== 'finish' && view.slow ? 'cancel' : null });
    }
    case 'popupOpen':
      return statusText('progress', popup.window(popupProviders[view.provider].name), { next: 'cancel' });
    case 'redirecting':
      return statusText('progress', messages.redirecting, { next: view.viaSite ? 'via-site' : 'open-app' });
    case 'signedIn':
      return describeStay(view.reason, messages);
    case 'provisionFailed':
      return statusText('error', messages.unsaved[view.unsaved]);
    case 'resetSent':
      return statusText('info', messages.resetSent);
    case 'ready':
    case 'awaitingOtp':
    case 'resettingPassword':
      return null;
  }
}

/** Describes the result of the last press in a form. Returns null if there is nothing to report. */
function describeLastAction(state: CardState, chunk: ChunkTexts, language: Language): StatusText | null {
  const { status } = state;
  const { messages } = chunk;
  const { popup } = messages;
  switch (status.kind) {
    case 'none':
      return null;
    case 'human-check-missing':
      return describeMissingCheck(state, messages);
    case 'human-check-removed':
      // The status has no button, because the retry button is in the box of the human check.
      return statusText('error', messages.humanCheck.removed);
    case 'fields-refused':
      return statusText('error', messages.checkFields);
    case 'otp-sent':
      return statusText('info', messages.otpSent);
    case 'cancelled': {
      const { request } = status;
      return statusText(
        'info',
        isPopupRequest(request) ? popup.cancelled(popupProviders[request].name) : messages.cancelled,
      );
    }
    case 'popup-ready':
      return statusText('info', popup.ready(popupProviders[status.provider].name), { next: 'open-popup' });
    case 'part-not-loaded':
      return statusText('error', messages.partNotLoaded);
    case 'failed':
      return describeFailure(status.failure, chunk, language);
  }
}

/** Returns the message that asks for the human check, or the reason why the visitor cannot complete the check. */
function describeMissingCheck({ humanCheck }: CardState, messages: ActiveChunk['messages']): StatusText {
  const { phase, fault } = humanCheck;
  const next = 'renew-human-check';
  if (phase !== 'failed') return statusText('error', messages.completeHumanCheck);
  if (fault === 'partNotLoaded') return statusText('error', messages.partNotLoaded, { next });
  if (fault === 'removed') return statusText('error', messages.humanCheck.removed, { next });
  const known = messages.failures[fault as keyof typeof messages.failures];
  const hindrance = known ?? messages.humanCheck.hindered;
  return statusText('error', messages.completeHumanCheck, { hindrance, next });
}

function describeStay(reason: ReasonToStayOnPage, messages: ActiveChunk['messages']): StatusText {
  switch (reason) {
    case 'kept-by-page':
      return statusText('info', messages.signedIn);
    case 'framed':
      return statusText('info', messages.signedIn, { next: 'leave-frame' });
    case 'outside-cookie-domain':
      return statusText('info', messages.outsideCookieDomain, { next: 'open-login' });
    case 'cookies-blocked':
      return statusText('info', messages.cookiesBlocked, { next: 'reload' });
    case 'token-too-large':
      return statusText('info', messages.tokenTooLarge, { next: 'open-app' });
  }
}

const stepAfterFailure: { readonly [Key in FailureKey]?: StatusText['next'] } = {
  emailInUse: 'sign-in-instead',
  outdatedPassword: 'reset-password',
  secondFactor: 'contact',
  disabled: 'contact',
  refusedByRule: 'contact',
  // This page can never sign the visitor in.
  notAuthorised: 'open-login',
  unsafePage: 'open-login',
  ...(import.meta.env.VITE_APP_CHECK_KEY ? { notConfirmed: 'open-login' } : {}),
};

/**
 * Describes a failed request. For a known code, returns our sentence and the provider's text. For an unknown code,
 * returns our fallback sentence and the provider's text. A card in English omits the fallback sentence if there is a
 * provider's text.
 */
function describeFailure(
  failure: RequestFailure,
  { messages, failureKey }: ChunkTexts,
  language: Language,
): StatusText {
  const { request, code, sentence, providerMessage: providerText, email } = failure;
  const { popup, popupFailures } = messages;
  const name = isPopupRequest(request) ? popupProviders[request].name : null;
  const fallback = isPopupRequest(request) ? popup.failed(popupProviders[request].name) : messages.failed[request];
  const key = sentence ?? failureKey(code, request);
  if (key === 'invalidOtp') return statusText('error', fallback);
  if (key === null && request === 'verify-otp')
    return statusText('error', messages.failures.unexpected, { providerText });
  if (email !== undefined && name)
    return statusText('error', popupFailures.linkPopup(name), { next: 'sign-in-instead', providerText });
  if (key === null) {
    const isProviderTextEnough = providerText !== null && language === sourceLanguage;
    return statusText('error', isProviderTextEnough ? '' : fallback, { providerText });
  }
  if (key in popupFailures) {
    // A message about popups names the popup's provider. A request without a popup has no such provider, so it gets the
    // fallback sentence.
    return statusText('error', name ? popupFailures[key as PopupFailureKey](name) : fallback, { providerText });
  }
  const next = stepAfterFailure[key] ?? null;
  return statusText('error', messages.failures[key as keyof typeof messages.failures], { next, providerText });
}
