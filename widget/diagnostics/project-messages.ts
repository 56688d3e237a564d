import { joinWords } from '../../account/join-words.ts';
import { popupProviderNames } from '../../account/popup-providers.ts';
import type { IntegratorMessages } from './integrator-message.ts';

const consoleOf = 'Firebase console, Authentication';
const setUp = `${consoleOf}: press "Get started", and switch the ways to sign in on.`;
const windowOf = `${joinWords(popupProviderNames, 'or')}'s window`;
const otherWays = joinWords(['e-mail', ...popupProviderNames], 'or');
const ask = 'Ask the owner of the project; if that is us, write to us.';

/** Messages about settings of the Firebase project. Codes with the prefix `auth/` are the provider's own. */
export const projectMessages = {
  'auth/admin-restricted-operation': {
    what: 'The Firebase project lets nobody make an account by themselves.',
    cure: `${consoleOf}, Settings, User actions: allow users to create accounts (sign-up). ${ask}`,
  },
  'auth/billing-not-enabled': {
    what: 'The Firebase project has no billing account, so it sends no codes by SMS.',
    cure: `Move the project to the Blaze plan; until then phone numbers cannot sign in. ${ask}`,
  },
  'auth/captcha-check-failed': {
    what: 'Firebase did not accept the human check of this OTP.',
    cure: 'Nearly always it had expired; the visitor solves it again. If it stays, compare with `human-check/wrong-domain`.',
  },
  'auth/invalid-app-credential': {
    what: 'Firebase did not accept the human check of this OTP as one of this project. It does not say why.',
    cure: `Compare the page's domain, \`localhost\` included, with ${consoleOf}, Settings, Authorised domains, and the project's reCAPTCHA key with Settings, reCAPTCHA; or the visitor's browser blocks Google's scripts. A test phone number works in each of these cases.`,
  },
  'auth/operation-not-allowed': {
    what: 'This way to sign in is not switched on in the Firebase project.',
    cure: `${consoleOf}, Sign-in method: switch on ${joinWords(['E-mail', ...popupProviderNames, 'Phone'], 'and')}. ${ask}`,
  },
  'auth/operation-not-supported-in-this-environment': {
    what: `${windowOf} needs http or https and a browser that lets the page store something.`,
    cure: 'Open the page from a server; in a frame add `allow-same-origin` to its `sandbox`. Otherwise it is a setting of the visitor.',
  },
  'auth/quota-exceeded': {
    what: 'The Firebase project has used up a quota: of SMS, mails, new accounts or sign-ins.',
    cure: `Look at Usage in the Firebase console, and at the plan of the project. ${joinWords(['E-mail', ...popupProviderNames], 'and')} go on without SMS; a limit of new accounts from one address ends within the hour.`,
  },
  'auth/unauthorized-domain': {
    what: `The Firebase project does not know this page's domain, so ${windowOf} does not open.`,
    cure: `Ask us to add the domain to the authorised domains (${consoleOf}, Settings, Authorised domains): the name alone, without scheme and port.`,
  },
  'human-check/wrong-domain': {
    what: "The human check was solved on a domain that the Firebase project's reCAPTCHA key does not know.",
    cure: `Ask us to add the page's domain to the authorised domains (${consoleOf}, Settings, Authorised domains), and its subdomain too; a reCAPTCHA key made by hand has a list of its own.`,
  },
  'human-check/wrong-key': {
    what: 'Google does not know the reCAPTCHA key of the Firebase project, or the page has loaded reCAPTCHA itself with another one.',
    cure: `Look at the key in ${consoleOf}, Settings, reCAPTCHA; load no reCAPTCHA of your own on the page of the card.`,
  },
  'project/api-not-enabled': {
    what: 'The API key may not call Identity Toolkit, or the project has it switched off.',
    cure: 'Google Cloud console, APIs and services: enable the Identity Toolkit API, and let the restrictions of the key name it, Token Service and Cloud Firestore.',
  },
  'project/app-check': {
    what: 'The Firebase project asks for App Check, which the card does not send.',
    cure: 'Firebase console, App Check: leave Authentication and Firestore unenforced for this project.',
    unconfirmed: true,
  },
  'project/auth-not-set-up': {
    what: 'Authentication was never started in the Firebase project that this card names.',
    cure: `${setUp} It is the project of our build: ask us.`,
    ofTag: ['firebase-config', `${setUp} Compare \`firebase-config\` with Project settings.`],
  },
  'project/blocking-function': {
    what: 'A blocking function of the Firebase project has refused this account. The visitor reads its words, if any.',
    cure: `Nothing, if it was meant. Otherwise look at the function's log (${consoleOf}, Settings, Blocking functions), and give its \`HttpsError\` a message for the visitor.`,
  },
  'project/bot-check': {
    what: 'The project enforces reCAPTCHA Enterprise for e-mail and password, and this page got no answer of it.',
    cure: `Ask us to add the page's domain to that key (${consoleOf}, Settings, reCAPTCHA). Where there is no key for websites: audit, do not enforce.`,
  },
  'project/key-restricted': {
    what: 'The API key is restricted to other websites than this page.',
    cure: "Google Cloud console, Credentials: add the page's address to the websites of the key, and the project's sign-in domain. A page with `no-referrer` names no address: use `strict-origin-when-cross-origin`.",
  },
  'project/wrong-key': {
    what: 'Google does not know the API key, or it was deleted or has expired.',
    cure: 'It is the key of our build: report this line to us.',
    ofTag: ['firebase-config', 'Copy `apiKey` of `firebase-config` again from the Firebase console, Project settings.'],
  },
  'sms/refused': {
    what: 'Google did not send this SMS. It says only "error code 39": as a rule too many for this number, network or country.',
    cure: `The visitor takes ${otherWays}, or tries again after some hours. If it is everybody, look at the SMS region policy.`,
  },
  'sms/region-not-allowed': {
    what: 'The Firebase project does not send SMS to the country of this number.',
    cure: `${consoleOf}, Settings, SMS region policy: allow the country, as we do India. Other visitors take ${otherWays}.`,
  },
  'store/api-disabled': {
    what: 'The project has the interface of Cloud Firestore switched off, so no record can be written.',
    cure: 'Google Cloud console, APIs and services: enable the Cloud Firestore API, and wait some minutes.',
  },
  'store/database-missing': {
    what: 'The project has no Firestore database with the name `(default)`, so no record can be written.',
    cure: 'Firebase console, Firestore: create the database, in native mode and with the name `(default)`; then deploy `firestore.rules`.',
  },
} satisfies IntegratorMessages;
