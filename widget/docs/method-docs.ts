import type { AcctAuthCardElement } from '../element/element-types.ts';

/** The methods that the card adds to, or defines anew on, an HTMLElement. */
type MethodName = Exclude<keyof AcctAuthCardElement, Exclude<keyof HTMLElement, 'focus'>>;

export const methodDocs: Readonly<Record<MethodName, string>> = {
  reset:
    'Back to a fresh card: fields emptied, human check unsolved, the tab of the `tab` attribute. Called before you have handled `acct-authenticated`, or while you do, it also deletes the three cookies of that sign-in and, on our own site, what is kept of the session, and nobody is redirected.',
  focus: 'Focuses the first field.',
};
