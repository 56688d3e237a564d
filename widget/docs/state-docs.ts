import type { CardView } from '../core/card-state.ts';

/** The words of `data-state` on the part `card`. */
export const stateDocs: Readonly<Record<CardView['name'], string>> = {
  ready: 'A form waits for the visitor.',
  busy: 'A request runs.',
  popupOpen: "Google's window is open.",
  awaitingOtp: 'A code was sent and waits to be entered.',
  resettingPassword: 'The form for a forgotten password.',
  resetSent: 'The mail for a forgotten password was asked for.',
  provisionFailed: 'Signed in, but the company could not be saved: once more, or on without it.',
  signedIn: 'Signed in and staying on the page; in a frame, until a press takes the whole window to the application.',
  redirecting: 'On the way to the application.',
  misconfigured: 'A setting makes the card unusable.',
};
