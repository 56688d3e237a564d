import {
  type CardAction,
  type CardState,
  type CardStatus,
  type CardView,
  type HumanCheckFault,
  type HumanCheckPhase,
  type HumanCheckState,
  initialCardState,
  type RestingView,
  restingView,
} from './card-state.ts';

export const noStatus: CardStatus = { kind: 'none' };

/** Returns the state with another view: without a message, a refused field or a visible password. */
export const showView = (state: CardState, view: CardView): CardState => ({
  ...state,
  view,
  status: noStatus,
  fieldProblems: {},
  isPasswordVisible: false,
});

/** Another view for who was away or is led on: of an SMS that was sent the card speaks again. */
export const goOnWith = (state: CardState, view: RestingView): CardState => ({
  ...showView(state, view),
  status: view.name === 'awaitingOtp' ? { kind: 'otp-sent' } : noStatus,
});

/** The human check in another phase, unless the event is of an older one or the phase of now does not allow it. */
export function withHumanCheck(
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

/**
 * Facts that only an interacted card knows: its flows bring them about, and core/flow-reducer.ts tells what they change.
 */
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

/** The one place where the card's state changes; `flows` come with their chunk. Not allowed: the same state. */
export function cardReducer(
  state: CardState,
  action: CardAction,
  flows: (state: CardState, action: FlowAction) => CardState,
): CardState {
  const { view } = state;
  switch (action.type) {
    case 'configRefused': {
      const before = restingView(view);
      // A visitor who is signed in already is not sent back to the start.
      return before && before.name !== 'provisionFailed' ? showView(state, { name: 'misconfigured', before }) : state;
    }
    case 'configAccepted':
      return view.name === 'misconfigured' ? goOnWith(state, view.before) : state;
    case 'cardLeft': {
      const rests = restingView(view);
      const { kind } = state.status;
      const isCheckLost = state.humanCheck.phase === 'solved' || kind === 'human-check-removed';
      const left = { ...(rests ? goOnWith(state, rests) : state), humanCheck: noHumanCheck(state) };
      return isCheckLost ? withRemovedCheck(left) : left;
    }
    case 'tabSelected':
      return canChangeTab(view) && state.tab !== action.tab
        ? { ...showView(state, { name: 'ready' }), tab: action.tab }
        : state;
    case 'sentenceChosen':
      return {
        ...state,
        sentence: action.language,
        status: state.status.kind === 'part-not-loaded' ? noStatus : state.status,
      };
    case 'sentenceLost':
      return restingView(view) ? { ...state, status: { kind: 'part-not-loaded' } } : state;
    case 'humanCheckRequested':
      return {
        ...state,
        humanCheck: { phase: 'loading', generation: state.humanCheck.generation + 1 },
      };
    case 'humanCheckFailed': {
      const failed = withHumanCheck(state, action.generation, 'failed', () => true, action.fault);
      return failed !== state && action.fault === 'removed' ? withRemovedCheck(failed) : failed;
    }
    case 'fieldEdited': {
      if (state.fieldProblems[action.field] === undefined) return state;
      const { [action.field]: _mended, ...fieldProblems } = state.fieldProblems;
      const isOver = state.status.kind === 'fields-refused' && Object.keys(fieldProblems).length === 0;
      return { ...state, fieldProblems, status: isOver ? noStatus : state.status };
    }
    case 'passwordRevealed':
      return { ...state, isPasswordVisible: true };
    case 'passwordHidden':
      return state.isPasswordVisible ? { ...state, isPasswordVisible: false } : state;
    case 'passwordResetOpened':
      return view.name === 'ready' ? showView(state, { name: 'resettingPassword' }) : state;
    case 'passwordResetClosed':
      return view.name === 'resettingPassword' || view.name === 'resetSent'
        ? showView(state, { name: 'ready' })
        : state;
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

const noHumanCheck = ({ humanCheck }: CardState): HumanCheckState => ({
  phase: 'placeholder',
  generation: humanCheck.generation + 1,
});

/** Says so in a form; elsewhere another message is the visitor's next step. */
const withRemovedCheck = (state: CardState): CardState =>
  state.view.name === 'ready' ? { ...state, status: { kind: 'human-check-removed' } } : state;

/** Tabs stay put while a request runs and once somebody is signed in: nothing there may be dropped by a stray tap. */
const canChangeTab = (view: CardView): boolean => restingView(view) !== null && view.name !== 'provisionFailed';
