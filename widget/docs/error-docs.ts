import { joinWords } from '../../account/join-words.ts';
import { popupProviderNames } from '../../account/popup-providers.ts';
import { appCheckMessages } from '../diagnostics/app-check-messages.ts';
import type { IntegratorMessages } from '../diagnostics/integrator-message.ts';
import { integratorMessages } from '../diagnostics/integrator-messages.ts';

const windowOf = `${joinWords(popupProviderNames, 'or')}'s window`;

/** Explains the codes of `acct-error` that have no console line. Integrators look up these codes in the guide. */
const eventOnlyCodes: IntegratorMessages = {
  'auth/invalid-api-key': {
    what: '`firebase-config` has an empty API key, or one of another project.',
    cure: 'As for `project/wrong-key`.',
  },
  'auth/network-request-failed': {
    what: 'Firebase could not be reached.',
    cure: "Nearly always the visitor's connection. A host that `connect-src` lacks looks like this too, and has a line of its own: `page/policy`.",
  },
  'auth/popup-blocked': {
    what: `The browser blocked ${windowOf}.`,
    cure: 'The visitor allows it and presses once more. In a frame compare with `google/window-blocked-in-frame`.',
  },
  'auth/popup-closed-by-user': {
    what: `${windowOf} was closed before it was done.`,
    cure: 'The visitor presses once more. If it is everybody, compare with `google/window-cut-off`.',
  },
};

/**
 * Explains every code of the guide, in alphabetical order, except the codes of attributes, which are in
 * diagnostics/config-problem-cures.ts.
 */
export const errorDocs: IntegratorMessages = Object.fromEntries(
  Object.entries({ ...integratorMessages, ...appCheckMessages, ...eventOnlyCodes }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ),
);
