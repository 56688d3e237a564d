import type { CardState, Failure, StayReason } from '../../core/card-state.ts';
import { isPopup, popupProviders } from '../../core/popup-providers.ts';
import { type Language, sourceLanguage } from '../../languages/languages.ts';
import type { FailureKey, PopupFailureKey } from '../../languages/messages.ts';
import type { InteractedChunk } from '../interacted-chunk.ts';

/** Puts a text into a field as if typed: listeners hear of it, and the card means what the field shows. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export type StatusText = {
  readonly tone: 'progress' | 'error' | 'info';
  readonly text: string;
  /** The provider's own words, always English; shown verbatim beside our line. */
  readonly providerText: string | null;
  /** What hinders the visitor, in a paragraph of its own. */
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

/** What the status box says in this state; null when it is silent. */
export function describeStatus(
  state: CardState,
  interacted: Pick<InteractedChunk, 'messages' | 'failureKey'>,
  language: Language,
): StatusText | null {
  const { view, status } = state;
  const { messages } = interacted;
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
      break;
  }
  switch (status.kind) {
    case 'none':
      return null;
    case 'human-check-missing':
      return line('error', messages.completeHumanCheck, hinderedHumanCheck(state, messages));
    case 'fields-refused':
      return line('error', messages.checkFields);
    case 'otp-sent':
      return line('info', messages.otpSent);
    case 'cancelled':
      return line(
        'info',
        isPopup(status.request) ? popup.cancelled(popupProviders[status.request].name) : messages.cancelled,
      );
    case 'popup-ready':
      return line('info', popup.ready(popupProviders[status.provider].name), { next: 'open-popup' });
    case 'failed':
      return describeFailure(status.failure, interacted, language);
  }
}

/** A check that could not load is nothing that the visitor can complete. */
function hinderedHumanCheck({ humanCheck }: CardState, { humanCheck: texts, failures }: InteractedChunk['messages']) {
  if (humanCheck.phase !== 'failed') return {};
  const known = failures[humanCheck.fault as keyof typeof failures];
  return { hindrance: known ?? texts.hindered, next: 'renew-human-check' } as const;
}

const isOtpRefusal = /^auth\/(.*-verification-(code|id)|missing-code|(code|session)-expired)$/;

function describeStay(reason: StayReason, messages: InteractedChunk['messages']): StatusText {
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

/** Where a failure leads on. */
const ways: { readonly [Key in FailureKey]?: StatusText['next'] } = {
  emailInUse: 'sign-in-instead',
  outdatedPassword: 'reset-password',
  secondFactor: 'contact',
  disabled: 'contact',
  refusedByRule: 'contact',
  // Whatever the visitor does, this page will not do.
  notAuthorised: 'open-login',
  unsafePage: 'open-login',
  ...(import.meta.env.VITE_APP_CHECK_KEY ? { notConfirmed: 'open-login' } : {}),
};

/** A known code: our line and the provider's. Unknown: the provider's English behind ours. Neither: the fallback. */
function describeFailure(
  failure: Failure,
  { messages, failureKey }: Pick<InteractedChunk, 'messages' | 'failureKey'>,
  language: Language,
): StatusText {
  const { request, code, sentence, providerMessage: providerText, email } = failure;
  const { popup, popupFailures } = messages;
  const name = isPopup(request) ? popupProviders[request].name : null;
  const fallback = isPopup(request) ? popup.failed(popupProviders[request].name) : messages.failed[request];
  const key = sentence ?? failureKey(code, request);
  // A code that is wrong, missing or expired is exactly "Invalid OTP" (specification section 8), and nothing else is.
  if (request === 'verify-otp') {
    if (isOtpRefusal.test(code)) return line('error', fallback);
    if (key === null) return line('error', messages.failures.unexpected, { providerText });
  }
  if (email !== undefined && name)
    return line('error', popupFailures.linkPopup(name), { next: 'sign-in-instead', providerText });
  if (key === null) {
    const speaksForItself = providerText !== null && language === sourceLanguage;
    return line('error', speaksForItself ? '' : fallback, { providerText });
  }
  if (key in popupFailures) {
    // Of a request that has no window there is nothing to say of one.
    return line('error', name ? popupFailures[key as PopupFailureKey](name) : fallback, { providerText });
  }
  const next = ways[key] ?? null;
  return line('error', messages.failures[key as keyof typeof messages.failures], { next, providerText });
}
