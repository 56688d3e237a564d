import {
  type CaptchaState,
  type CardAction,
  type CardState,
  type CardView,
  initialCardState,
  restingView,
} from './card-state.ts';
import { goOnWith, showView, withCaptcha } from './state-steps.ts';

/**
 * Facts that only a touched card knows: its flows bring them about, and core/flow-reducer.ts tells what they change.
 */
export type FlowAction = Exclude<
  CardAction,
  {
    type:
      | 'configRefused'
      | 'configAccepted'
      | 'cardLeft'
      | 'tabSelected'
      | 'captchaRequested'
      | 'captchaFailed'
      | 'fieldEdited'
      | 'passwordResetOpened'
      | 'passwordResetClosed'
      | 'cardReset';
  }
>;

/**
 * The one place where the card's state changes; what only flows bring about it leaves to `flows`, which comes with
 * them. An action that the state does not allow returns the same state.
 */
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
      return { ...(rests ? goOnWith(state, rests) : state), captcha: noCaptcha(state) };
    }
    case 'tabSelected':
      return canChangeTab(view) && state.tab !== action.tab
        ? { ...showView(state, { name: 'ready' }), tab: action.tab }
        : state;
    case 'captchaRequested':
      return {
        ...state,
        captcha: { phase: 'loading', generation: state.captcha.generation + 1 },
      };
    case 'captchaFailed':
      return withCaptcha(state, action.generation, 'failed', () => true);
    case 'fieldEdited': {
      if (state.fieldProblems[action.field] === undefined) return state;
      const { [action.field]: _mended, ...fieldProblems } = state.fieldProblems;
      return { ...state, fieldProblems };
    }
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
        captcha: noCaptcha(state),
      };
    default:
      return flows(state, action);
  }
}

const noCaptcha = ({ captcha }: CardState): CaptchaState => ({
  phase: 'placeholder',
  generation: captcha.generation + 1,
});

/** Tabs stay put while a request runs and once somebody is signed in: nothing there may be dropped by a stray tap. */
const canChangeTab = (view: CardView): boolean => restingView(view) !== null && view.name !== 'provisionFailed';
