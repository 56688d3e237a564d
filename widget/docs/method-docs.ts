import type { AcctAuthCardElement } from '../element/element-types.ts';

/** The methods that the card adds to, or defines anew on, an HTMLElement. */
type MethodName = Exclude<keyof AcctAuthCardElement, Exclude<keyof HTMLElement, 'focus'>>;

export const methodDocs: Readonly<Record<MethodName, string>> = {
  reset:
    'Back to a fresh card. Called before you have handled `acct-authenticated`, or while you do, it also deletes the cookies of that sign-in and, on our own site, what is kept of the session; nobody is redirected.',
  focus: 'Focuses the first field.',
};
