import type { CardView } from './card-state.ts';

/** Signed in and on the way to the application: the records are being written, or the page is about to change. */
export const isLeaving = (view: CardView): boolean =>
  view.name === 'redirecting' || (view.name === 'busy' && view.request === 'finish');
