import {
  type CardAction,
  type CardState,
  type CardStatus,
  type CardView,
  findIdleView,
  type HumanCheckFault,
  type HumanCheckPhase,
  type HumanCheckState,
  initialCardState,
} from './card-state.ts';

export const noStatus: CardStatus = { kind: 'none' };

/** Returns the state with another view, and without a message, a refused field or a visible password. */
export const showView = (state: CardState, view: CardView): CardState => ({
  ...state,
  view,
  status: noStatus,
  fieldProblems: {},
  isPasswordVisible: false,
});

/** Returns the state with another view. If it is the view for an OTP, the message says that an SMS was sent. */
export const showViewWithStatus = (state: CardState, view: CardView): CardState => ({
  ...showView(state, view),
  status: view.name === 'awaitingOtp' ? { kind: 'otp-sent' } : noStatus,
});

/**
 * Returns the state with the human check in another phase. Ignores events of an earlier check, and changes that are not
 * allowed from the present phase.
 */
export function setHumanCheckPhase(
  state: CardState,
  generation: number,
  phase: HumanCheckPhase,
  allowed: (phase: HumanCheckPhase) => boolean,
  fault?: HumanCheckFault | null,
): CardState {
  const current = state.humanCheck;
  const counts = current.generation === generation && current.phase !== 'placeholder' && allowed(current.phase);
  return counts ? { ...state, humanCheck: { phase, generation, fault } } : state;
}

/** Actions that only the flows dispatch. core/flow-reducer.ts applies these actions, and loads with the flows. */
export type FlowAction = Exclude<
  CardAction,
  {
    type:
      | 'configRefused'
      | 'configAccepted'
      | 'cardLeft'
      | 'tabSelected'
      | 'sentenceChosen'
      | 'sentenceLost'
      | 'humanCheckRequested'
      | 'humanCheckFailed'
      | 'fieldEdited'
      | 'passwordRevealed'
      | 'passwordHidden'
      | 'passwordResetOpened'
      | 'passwordResetClosed'
      | 'cardReset';
  }
>;

type ActionOf<Type extends CardAction['type']> = Extract<CardAction, { type: Type }>;

/**
 * Returns the next state, or the same state if the action is not allowed. `flows` is the reducer of the flows, once it
 * has loaded.
 */
export function cardReducer(
  state: CardState,
  action: CardAction,
  flows: (state: CardState, action: FlowAction) => CardState,
): CardState {
  const { view } = state;
  switch (action.type) {
    case 'configRefused':
      return refuseConfig(state);
    case 'configAccepted':
      return view.name === 'misconfigured' ? showViewWithStatus(state, view.before) : state;
    case 'cardLeft':
      return leavePage(state);
    case 'tabSelected':
      if (!canChangeTab(view) || state.tab === action.tab) return state;
      return { ...showView(state, { name: 'ready' }), tab: action.tab };
    case 'sentenceChosen': {
      const status = state.status.kind === 'part-not-loaded' ? noStatus : state.status;
      return { ...state, sentence: action.language, status };
    }
    case 'sentenceLost':
      return findIdleView(view) ? { ...state, status: { kind: 'part-not-loaded' } } : state;
    case 'humanCheckRequested':
      return { ...state, humanCheck: { phase: 'loading', generation: state.humanCheck.generation + 1 } };
    case 'humanCheckFailed':
      return failHumanCheck(state, action);
    case 'fieldEdited':
      return acceptField(state, action);
    case 'passwordRevealed':
      return { ...state, isPasswordVisible: true };
    case 'passwordHidden':
      return state.isPasswordVisible ? { ...state, isPasswordVisible: false } : state;
    case 'passwordResetOpened':
      return view.name === 'ready' ? showView(state, { name: 'resettingPassword' }) : state;
    case 'passwordResetClosed':
      if (view.name !== 'resettingPassword' && view.name !== 'resetSent') return state;
      return showView(state, { name: 'ready' });
    case 'cardReset':
      return {
        ...initialCardState(action.tab),
        attempt: state.attempt,
        epoch: state.epoch + 1,
        humanCheck: noHumanCheck(state),
      };
    default:
      return flows(state, action);
  }
}

function refuseConfig(state: CardState): CardState {
  const before = findIdleView(state.view);
  // A visitor who is already signed in is not sent back to the start.
  if (before === null || before.name === 'provisionFailed') return state;
  return showView(state, { name: 'misconfigured', before });
}

/** Removing the element from the page also removes the human check. A running request may still finish. */
function leavePage(state: CardState): CardState {
  const resting = findIdleView(state.view);
  const isCheckLost = state.humanCheck.phase === 'solved' || state.status.kind === 'human-check-removed';
  const left = { ...(resting ? showViewWithStatus(state, resting) : state), humanCheck: noHumanCheck(state) };
  return isCheckLost ? withRemovedCheck(left) : left;
}

function failHumanCheck(state: CardState, { generation, fault }: ActionOf<'humanCheckFailed'>): CardState {
  const failed = setHumanCheckPhase(state, generation, 'failed', () => true, fault);
  return failed !== state && fault === 'removed' ? withRemovedCheck(failed) : failed;
}

/** Removes the problem of an edited field. If no other field is marked, also removes the message about the marks. */
function acceptField(state: CardState, { field }: ActionOf<'fieldEdited'>): CardState {
  if (state.fieldProblems[field] === undefined) return state;
  const { [field]: _accepted, ...fieldProblems } = state.fieldProblems;
  const isOver = state.status.kind === 'fields-refused' && Object.keys(fieldProblems).length === 0;
  return { ...state, fieldProblems, status: isOver ? noStatus : state.status };
}

const noHumanCheck = ({ humanCheck }: CardState): HumanCheckState => ({
  phase: 'placeholder',
  generation: humanCheck.generation + 1,
});

/**
 * Reports the removal of the human check only in a view with a form. In other views, another message tells the
 * visitor's next step.
 */
const withRemovedCheck = (state: CardState): CardState =>
  state.view.name === 'ready' ? { ...state, status: { kind: 'human-check-removed' } } : state;

/** The tab cannot change while a request runs, or after a sign-in, so that an accidental tap loses nothing. */
const canChangeTab = (view: CardView): boolean => findIdleView(view) !== null && view.name !== 'provisionFailed';
