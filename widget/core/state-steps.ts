import type { CaptchaPhase, CardState, CardStatus, CardView, RestingView } from './card-state.ts';

export const noStatus: CardStatus = { kind: 'none' };

/** Another view, with nothing said and nothing refused yet. */
export const showView = (state: CardState, view: CardView): CardState => ({
  ...state,
  view,
  status: noStatus,
  fieldProblems: {},
});

/** Another view for who was away or is led on: of an SMS that was sent the card speaks again. */
export const goOnWith = (state: CardState, view: RestingView): CardState => ({
  ...showView(state, view),
  status: view.name === 'awaitingOtp' ? { kind: 'otp-sent' } : noStatus,
});

/** The captcha in another phase, unless the event is of an older one or the phase of now does not allow it. */
export function withCaptcha(
  state: CardState,
  generation: number,
  phase: CaptchaPhase,
  allowed: (phase: CaptchaPhase) => boolean,
): CardState {
  const current = state.captcha;
  const counts = current.generation === generation && current.phase !== 'placeholder' && allowed(current.phase);
  return counts ? { ...state, captcha: { phase, generation } } : state;
}
