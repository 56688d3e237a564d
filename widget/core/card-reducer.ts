import {
  type CaptchaPhase,
  type CardAction,
  type CardState,
  type CardStatus,
  type CardView,
  initialCardState,
  isCurrentAttempt,
  restingView,
} from './card-state.ts';

const noStatus: CardStatus = { kind: 'none' };

/** The one place where the card's state changes. An action that the state does not allow returns the same state. */
export function cardReducer(state: CardState, action: CardAction): CardState {
  const { view } = state;
  switch (action.type) {
    case 'configRefused':
      // A visitor who is signed in already is not sent back to the start.
      return restingView(view) && view.name !== 'provisionFailed' ? show(state, { name: 'misconfigured' }) : state;
    case 'configAccepted':
      return view.name === 'misconfigured' ? show(state, { name: 'ready' }) : state;
    case 'tabSelected':
      return canChangeTab(view) && state.tab !== action.tab
        ? { ...show(state, { name: 'ready' }), tab: action.tab }
        : state;
    case 'captchaRequested':
      return {
        ...state,
        captcha: { phase: 'loading', generation: state.captcha.generation + 1 },
      };
    case 'captchaShown':
      return captcha(state, action.generation, 'none', (phase) => phase === 'loading');
    case 'captchaSolved':
      return withoutMissingCheck(captcha(state, action.generation, 'solved', () => true));
    case 'captchaExpired':
      return captcha(state, action.generation, 'expired', (phase) => phase === 'solved');
    case 'captchaFailed':
      return captcha(state, action.generation, 'failed', () => true);
    case 'submitRefused':
      return restingView(view)
        ? {
            ...state,
            status: { kind: action.captchaMissing ? 'captcha-missing' : 'fields-refused' },
            fieldProblems: action.fieldProblems,
          }
        : state;
    case 'fieldEdited': {
      if (state.fieldProblems[action.field] === undefined) return state;
      const { [action.field]: _mended, ...fieldProblems } = state.fieldProblems;
      return { ...state, fieldProblems };
    }
    case 'requestStarted': {
      const returnTo = restingView(view);
      if (returnTo === null) return state;
      const { request, attempt } = action;
      return { ...show(state, { name: 'busy', request, attempt, returnTo }), attempt };
    }
    case 'popupOpened': {
      const returnTo = restingView(view);
      if (returnTo === null) return state;
      return { ...show(state, { name: 'popupOpen', attempt: action.attempt, returnTo }), attempt: action.attempt };
    }
    case 'googleReady':
      return back(state, action.attempt, { kind: 'google-ready' });
    case 'requestSlowed':
      return view.name === 'busy' && view.request !== 'finish' && view.attempt === action.attempt
        ? show(state, { ...view, slow: true })
        : state;
    case 'requestCancelled': {
      const request = view.name === 'busy' ? view.request : 'google';
      return request === 'finish' ? state : back(state, state.attempt, { kind: 'cancelled', request });
    }
    case 'requestFailed':
      return back(state, action.attempt, { kind: 'failed', failure: action.failure });
    case 'otpSent':
      return isCurrentAttempt(state, action.attempt)
        ? {
            ...show(state, {
              name: 'awaitingOtp',
              phone: action.phone,
              confirmationId: action.confirmationId,
              resendAt: action.resendAt,
            }),
            status: { kind: 'otp-sent' },
          }
        : state;
    case 'otpAbandoned':
      return view.name === 'awaitingOtp' || isOtpRequest(view) ? show(state, { name: 'ready' }) : state;
    case 'passwordResetOpened':
      return view.name === 'ready' ? show(state, { name: 'resettingPassword' }) : state;
    case 'passwordResetClosed':
      return view.name === 'resettingPassword' || view.name === 'resetSent' ? show(state, { name: 'ready' }) : state;
    case 'passwordResetSent':
      return isCurrentAttempt(state, action.attempt) ? show(state, { name: 'resetSent' }) : state;
    case 'authenticated':
      return isCurrentAttempt(state, action.attempt)
        ? show(state, { name: 'busy', request: 'finish', attempt: action.attempt, returnTo: { name: 'ready' } })
        : state;
    case 'provisionRefused':
      return isCurrentAttempt(state, action.attempt) ? show(state, { name: 'provisionFailed' }) : state;
    case 'stayedSignedIn':
      return isCurrentAttempt(state, action.attempt) ? show(state, { name: 'signedIn', reason: action.reason }) : state;
    case 'redirectStarted':
      return isCurrentAttempt(state, action.attempt) ? show(state, { name: 'redirecting', url: action.url }) : state;
    case 'cardReset':
      return {
        ...initialCardState(action.tab),
        attempt: state.attempt,
        epoch: state.epoch + 1,
        captcha: { phase: 'placeholder', generation: state.captcha.generation + 1 },
      };
    default:
      return unknownAction(action);
  }
}

const show = (state: CardState, view: CardView): CardState => ({
  ...state,
  view,
  status: noStatus,
  fieldProblems: {},
});

/** The request has ended: to the view that it was started from. */
const back = (state: CardState, attempt: number, status: CardStatus): CardState =>
  'returnTo' in state.view && state.view.attempt === attempt ? { ...show(state, state.view.returnTo), status } : state;

const isOtpRequest = (view: CardView): boolean =>
  view.name === 'busy' && (view.request === 'send-otp' || view.request === 'verify-otp');

/** Tabs stay put while a request runs and once somebody is signed in: nothing there may be dropped by a stray tap. */
const canChangeTab = (view: CardView): boolean => restingView(view) !== null && view.name !== 'provisionFailed';

function captcha(
  state: CardState,
  generation: number,
  phase: CaptchaPhase,
  allowed: (phase: CaptchaPhase) => boolean,
): CardState {
  const current = state.captcha;
  const counts = current.generation === generation && current.phase !== 'placeholder' && allowed(current.phase);
  return counts ? { ...state, captcha: { phase, generation } } : state;
}

const withoutMissingCheck = (state: CardState): CardState =>
  state.captcha.phase === 'solved' && state.status.kind === 'captcha-missing' ? { ...state, status: noStatus } : state;

function unknownAction(action: never): never {
  throw new Error(`Unknown action ${JSON.stringify(action)}`);
}
