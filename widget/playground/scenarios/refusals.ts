import type { AuthProviderMethod } from '../../adapters/fakes/fake-auth-provider.ts';
import { fillSignIn, fillSignUp, type PlaygroundScenario } from '../playground-scenario.ts';

const bothLines = '.status[data-tone=error] p + details';

/** Returns a scenario in which the provider refuses the submitted form with this code. */
function refused(
  name: string,
  shows: string,
  method: Extract<AuthProviderMethod, 'signUp' | 'signIn'>,
  code: string,
  providerMessage?: string,
): PlaygroundScenario {
  return {
    name,
    shows,
    arrange: ({ auth }) => auth.script.failNext(method, code, providerMessage === undefined ? {} : { providerMessage }),
    async drive(card) {
      await (method === 'signUp' ? fillSignUp(card) : fillSignIn(card));
      card.submit();
      // Waits for our message and the provider's text below it. If we have no message, waits for the provider's text.
      await card.shows(providerMessage === undefined ? bothLines : '.status .provider, .status [lang=en]');
    },
  };
}

/**
 * The scenarios in which the provider refuses a request, and those in which Google's popup is open, cancelled or
 * blocked.
 */
export const refusalScenarios: readonly PlaygroundScenario[] = [
  refused('wrong-password', 'Wrong email or password: never which of the two.', 'signIn', 'auth/invalid-credential'),
  refused(
    'email-in-use',
    'The address has an account; one press leads to Sign In with it.',
    'signUp',
    'auth/email-already-in-use',
  ),
  refused('weak-password', 'The provider asks for a stronger password.', 'signUp', 'auth/weak-password'),
  refused('too-many-requests', 'Too many attempts.', 'signIn', 'auth/too-many-requests'),
  refused('network-down', 'No connection; nothing typed is lost.', 'signUp', 'auth/network-request-failed'),
  refused(
    'outdated-password',
    'The password is right, and no longer good enough: one press leads to a new one.',
    'signIn',
    'auth/password-does-not-meet-requirements',
  ),
  refused(
    'second-factor',
    'The account has a second step, which the card does not have.',
    'signIn',
    'auth/multi-factor-auth-required',
  ),
  refused('account-disabled', 'The account has been disabled.', 'signIn', 'auth/user-disabled'),
  refused(
    'unknown-provider-message',
    "A code without a sentence of ours: the provider's own words, in English.",
    'signIn',
    'auth/tenant-id-mismatch',
    "Firebase: The provided tenant ID does not match the Auth instance's tenant ID (auth/tenant-id-mismatch).",
  ),
  {
    name: 'popup-open',
    shows: "Google's window is open: submits wait, Cancel leads back.",
    arrange: ({ auth }) => void auth.script.hold('signInWithPopup'),
    async drive(card) {
      await fillSignUp(card);
      await card.click('[part=google-button]');
      await card.viewIs('popupOpen');
    },
  },
  {
    name: 'popup-cancelled',
    shows: "The visitor came back from Google's window with Cancel.",
    arrange: ({ auth }) => void auth.script.hold('signInWithPopup'),
    async drive(card) {
      await fillSignUp(card);
      await card.click('[part=google-button]');
      await card.viewIs('popupOpen');
      await card.click('.status .link');
      await card.says('info');
    },
  },
  {
    name: 'popup-blocked',
    shows: "The browser blocked Google's window.",
    arrange: ({ auth }) => auth.script.failNext('signInWithPopup', 'auth/popup-blocked'),
    async drive(card) {
      await fillSignUp(card);
      await card.click('[part=google-button]');
      await card.shows(bothLines);
    },
  },
];
