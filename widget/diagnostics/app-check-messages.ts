import type { IntegratorMessages } from './integrator-message.ts';

const theKey =
  "Add the page's domain to the reCAPTCHA Enterprise key (Google Cloud console, reCAPTCHA), or ask us to; compare the key with the web app's in Firebase console, App Check.";

/** Messages about App Check, for cards whose build uses App Check. */
export const appCheckMessages = {
  'app-check/refused': {
    what: 'Google gave this page no token of App Check, or did not take it; where App Check is enforced, nobody can sign in here.',
    cure: `${theKey} The API key must allow the Firebase App Check API. One visitor alone: a score too low, by an odd browser or network.`,
    unconfirmed: true,
  },
  'app-check/unavailable': {
    what: 'No token of App Check came within 8 seconds; requests go without one.',
    cure: 'Allow `https://www.google.com/recaptcha/` and `https://www.gstatic.com/recaptcha/` in `script-src`, `https://content-firebaseappcheck.googleapis.com` in `connect-src`; a connection or a content blocker of the visitor does the same.',
  },
} satisfies IntegratorMessages;
