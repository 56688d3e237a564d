import { type FlowAction, goOnWith, noStatus, showView, withHumanCheck } from './card-reducer.ts';
import { type CardState, type CardStatus, type CardView, isCurrentAttempt, restingView } from './card-state.ts';

/** Applies the actions of the flows. Returns the same state if it does not allow the action. */
export function flowReducer(state: CardState, action: FlowAction): CardState {
  const { view } = state;
  switch (action.type) {
    case 'humanCheckShown':
      // A check may still appear after its time limit.
      return withHumanCheck(state, action.generation, 'none', (phase) => phase === 'loading' || phase === 'failed');
    case 'humanCheckSolved':
      return withoutCheckMessage(withHumanCheck(state, action.generation, 'solved', () => true));
    case 'humanCheckExpired':
      return withHumanCheck(state, action.generation, 'expired', (phase) => phase === 'solved');
    case 'submitRefused':
      return restingView(view)
        ? {
            ...state,
            status: refusal(action),
            fieldProblems: action.fieldProblems,
            isPasswordVisible: false,
          }
        : state;
    case 'requestStarted': {
      const { request, attempt } = action;
      // In a frame, a signed-in visitor can only leave it.
      const leaves = view.name === 'signedIn' && view.reason === 'framed' && request === 'finish';
      const returnTo = leaves ? ({ name: 'ready' } as const) : restingView(view);
      if (returnTo === null) return state;
      return { ...showView(state, { name: 'busy', request, attempt, returnTo }), attempt };
    }
    case 'popupOpened': {
      const returnTo = restingView(view);
      if (returnTo === null) return state;
      const { provider, attempt } = action;
      return { ...showView(state, { name: 'popupOpen', provider, attempt, returnTo }), attempt };
    }
    case 'popupReady':
      return back(state, action.attempt, { kind: 'popup-ready', provider: action.provider });
    case 'requestSlowed':
      return view.name === 'busy' && view.request !== 'finish' && view.attempt === action.attempt
        ? showView(state, { ...view, slow: true })
        : state;
    case 'requestCancelled': {
      const request = view.name === 'busy' ? view.request : view.name === 'popupOpen' ? view.provider : 'finish';
      return request === 'finish' ? state : back(state, state.attempt, { kind: 'cancelled', request });
    }
    case 'requestFailed':
      return back(state, action.attempt, { kind: 'failed', failure: action.failure });
    case 'faultFound':
      return restingView(view)
        ? {
            ...state,
            status: { kind: 'failed', failure: action.failure },
            humanCheck: { ...state.humanCheck, fault: action.failure.sentence },
          }
        : state;
    case 'otpSent':
      return isCurrentAttempt(state, action.attempt)
        ? goOnWith(state, {
            name: 'awaitingOtp',
            phone: action.phone,
            confirmationId: action.confirmationId,
            resendAt: action.resendAt,
          })
        : state;
    case 'otpAbandoned':
      return view.name === 'awaitingOtp' || isOtpRequest(view) ? showView(state, { name: 'ready' }) : state;
    case 'passwordResetSent':
      return isCurrentAttempt(state, action.attempt) ? showView(state, { name: 'resetSent' }) : state;
    case 'authenticated':
      return isCurrentAttempt(state, action.attempt)
        ? showView(state, { name: 'busy', request: 'finish', attempt: action.attempt, returnTo: { name: 'ready' } })
        : state;
    case 'provisionRefused':
      return isCurrentAttempt(state, action.attempt)
        ? showView(state, { name: 'provisionFailed', unsaved: action.unsaved })
        : state;
    case 'stayedSignedIn':
      // A redirect that the browser refuses ends here too.
      return isCurrentAttempt(state, action.attempt) ||
        (view.name === 'redirecting' && state.attempt === action.attempt)
        ? showView(state, { name: 'signedIn', reason: action.reason })
        : state;
    case 'redirectStarted':
      return isCurrentAttempt(state, action.attempt)
        ? showView(state, { name: 'redirecting', url: action.url, viaSite: action.viaSite })
        : state;
    default:
      return unknownAction(action);
  }
}

function refusal({ humanCheckMissing, fieldProblems }: Extract<FlowAction, { type: 'submitRefused' }>): CardStatus {
  if (!humanCheckMissing) return { kind: 'fields-refused' };
  return { kind: 'human-check-missing', isOnlyProblem: Object.keys(fieldProblems).length === 0 };
}

/** Ends the request and returns to the view that started it. */
const back = (state: CardState, attempt: number, status: CardStatus): CardState =>
  'returnTo' in state.view && state.view.attempt === attempt
    ? { ...showView(state, state.view.returnTo), status }
    : state;

const isOtpRequest = (view: CardView): boolean =>
  view.name === 'busy' && (view.request === 'send-otp' || view.request === 'verify-otp');

const withoutCheckMessage = (state: CardState): CardState => {
  const { kind } = state.status;
  const isAboutCheck = kind === 'human-check-missing' || kind === 'human-check-removed';
  return state.humanCheck.phase === 'solved' && isAboutCheck ? { ...state, status: noStatus } : state;
};

function unknownAction(action: never): never {
  throw new Error(`Unknown action ${JSON.stringify(action)}`);
}
