import { type FlowAction, noStatus, setHumanCheckPhase, showView, showViewWithStatus } from './card-reducer.ts';
import { type CardState, type CardStatus, type CardView, findIdleView, isCurrentAttempt } from './card-state.ts';

type ActionOf<Type extends FlowAction['type']> = Extract<FlowAction, { type: Type }>;

/** Applies the actions of the flows to the state. Returns the same state if the action is not allowed in that state. */
export function flowReducer(state: CardState, action: FlowAction): CardState {
  switch (action.type) {
    case 'humanCheckShown':
      // A human check may still appear after its time limit.
      return setHumanCheckPhase(state, action.generation, 'none', (phase) => phase === 'loading' || phase === 'failed');
    case 'humanCheckSolved':
      return withoutCheckMessage(setHumanCheckPhase(state, action.generation, 'solved', () => true));
    case 'humanCheckExpired':
      return setHumanCheckPhase(state, action.generation, 'expired', (phase) => phase === 'solved');
    case 'submitRefused':
      return refuseSubmit(state, action);
    case 'faultFound':
      return showFault(state, action);
    case 'requestStarted':
      return startRequest(state, action);
    case 'popupOpened':
      return openPopup(state, action);
    case 'requestSlowed':
      return slowRequest(state, action);
    case 'requestCancelled':
      return cancelRequest(state);
    case 'popupReady':
      return endRequest(state, action.attempt, { kind: 'popup-ready', provider: action.provider });
    case 'requestFailed':
      return endRequest(state, action.attempt, { kind: 'failed', failure: action.failure });
    case 'otpAbandoned':
      return abandonOtp(state);
    case 'stayedSignedIn':
      return staySignedIn(state, action);
    case 'otpSent': {
      const { attempt, phone, confirmationId, resendAt } = action;
      return showResult(state, attempt, { name: 'awaitingOtp', phone, confirmationId, resendAt });
    }
    case 'passwordResetSent':
      return showResult(state, action.attempt, { name: 'resetSent' });
    case 'authenticated': {
      const { attempt, receipt } = action;
      const view = { name: 'busy', request: 'finish', attempt, returnTo: { name: 'ready' } } as const;
      return isCurrentAttempt(state, attempt) ? { ...showViewWithStatus(state, view), receipt } : state;
    }
    case 'provisionRefused':
      return refuseProvision(state, action);
    case 'redirectStarted':
      return showResult(state, action.attempt, { name: 'redirecting', url: action.url, viaSite: action.viaSite });
    default:
      return unknownAction(action);
  }
}

function withoutCheckMessage(state: CardState): CardState {
  const { kind } = state.status;
  const isAboutCheck = kind === 'human-check-missing' || kind === 'human-check-removed';
  if (state.humanCheck.phase !== 'solved' || !isAboutCheck) return state;
  return { ...state, status: noStatus };
}

function refuseSubmit(state: CardState, action: ActionOf<'submitRefused'>): CardState {
  if (findIdleView(state.view) === null) return state;
  const { humanCheckMissing, fieldProblems } = action;
  const isOnlyProblem = Object.keys(fieldProblems).length === 0;
  const status: CardStatus = humanCheckMissing
    ? { kind: 'human-check-missing', isOnlyProblem }
    : { kind: 'fields-refused' };
  return { ...state, status, fieldProblems, isPasswordVisible: false };
}

function showFault(state: CardState, { failure }: ActionOf<'faultFound'>): CardState {
  if (findIdleView(state.view) === null) return state;
  const humanCheck = { ...state.humanCheck, fault: failure.sentence };
  return { ...state, status: { kind: 'failed', failure }, humanCheck };
}

function startRequest(state: CardState, { request, attempt }: ActionOf<'requestStarted'>): CardState {
  const { view } = state;
  // A visitor who has signed in within a frame can only leave the frame.
  const leavesFrame = view.name === 'signedIn' && view.reason === 'framed' && request === 'finish';
  const returnTo = leavesFrame ? ({ name: 'ready' } as const) : findIdleView(view);
  if (returnTo === null) return state;
  return { ...showView(state, { name: 'busy', request, attempt, returnTo }), attempt };
}

function openPopup(state: CardState, { provider, attempt }: ActionOf<'popupOpened'>): CardState {
  const returnTo = findIdleView(state.view);
  if (returnTo === null) return state;
  return { ...showView(state, { name: 'popupOpen', provider, attempt, returnTo }), attempt };
}

function slowRequest(state: CardState, { attempt }: ActionOf<'requestSlowed'>): CardState {
  const { view } = state;
  if (view.name !== 'busy' || view.request === 'finish' || view.attempt !== attempt) return state;
  return showView(state, { ...view, slow: true });
}

/** A visitor who is signed in has nothing left to cancel. */
function cancelRequest(state: CardState): CardState {
  const { view, attempt } = state;
  if (view.name === 'popupOpen') return endRequest(state, attempt, { kind: 'cancelled', request: view.provider });
  if (view.name !== 'busy' || view.request === 'finish') return state;
  return endRequest(state, attempt, { kind: 'cancelled', request: view.request });
}

/** Ends the request and returns to the view that started the request. */
function endRequest(state: CardState, attempt: number, status: CardStatus): CardState {
  const { view } = state;
  if (!('returnTo' in view) || view.attempt !== attempt) return state;
  return { ...showView(state, view.returnTo), status };
}

function abandonOtp(state: CardState): CardState {
  const { view } = state;
  const isOtpRequest = view.name === 'busy' && (view.request === 'send-otp' || view.request === 'verify-otp');
  if (view.name !== 'awaitingOtp' && !isOtpRequest) return state;
  return showView(state, { name: 'ready' });
}

function staySignedIn(state: CardState, { attempt, reason }: ActionOf<'stayedSignedIn'>): CardState {
  // This view may also follow a redirect, because the browser may refuse the redirect.
  const isRedirecting = state.view.name === 'redirecting' && state.attempt === attempt;
  if (!isRedirecting && !isCurrentAttempt(state, attempt)) return state;
  return showView(state, { name: 'signedIn', reason });
}

/**
 * Offers the choice between "Try again" and "Continue". Removes the company, which could not be saved, from the
 * displayed facts about the account.
 */
function refuseProvision(state: CardState, { attempt, unsaved }: ActionOf<'provisionRefused'>): CardState {
  const refused = showResult(state, attempt, { name: 'provisionFailed', unsaved });
  if (refused === state || !state.receipt) return refused;
  return { ...refused, receipt: { ...state.receipt, company: null } };
}

/** Shows the view that follows a result, unless the result came too late. */
const showResult = (state: CardState, attempt: number, view: CardView): CardState =>
  isCurrentAttempt(state, attempt) ? showViewWithStatus(state, view) : state;

function unknownAction(action: never): never {
  throw new Error(`Unknown action ${JSON.stringify(action)}`);
}
