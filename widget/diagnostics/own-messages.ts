import type { IntegratorMessages } from './integrator-message.ts';

const rules = 'Deploy the `firestore.rules` of this version.';
const reachable =
  'Deploy `firestore.rules`; allow `https://firestore.googleapis.com` in `connect-src`. With the emulator: start it. The error beside this line says which.';

/** Messages about the card itself: rendering, cookies, records, the session's delivery, and a page without a card. */
export const ownMessages = {
  'card/code-used': {
    what: 'A right OTP was sent again after its first reply was lost; the provider takes a code once.',
    cure: 'The visitor asks for a new code.',
  },
  'card/render-failed': {
    what: 'The card could not be drawn.',
    cure: 'Report this line to us, with the error beside it.',
  },
  'card/unexpected': {
    what: 'A request ended with an error that the card does not know.',
    cure: 'Report this line to us, with the error beside it. A blocked host in `connect-src` or `frame-src` looks like this too.',
  },
  'card/unreadable-answer': {
    what: 'Firebase, or something between it and the visitor, answered with something that is no JSON: a page of a proxy or of a captive portal, or nothing.',
    cure: 'Nearly always the connection or an outage; the visitor may try again. If it stays, look at what answers in the browser.',
  },
  'cookies/blocked': {
    what: 'The page is below the cookie domain, but the browser stores no cookie, or not all of them.',
    cure: "The visitor's setting, which the card explains; or the page stands in a frame of another site: open it on its own; or the domain has so many cookies that the browser drops some.",
  },
  'cookies/outside-cookie-domain': {
    what: 'The session cookies cannot be stored from this page.',
    cure: 'Let our site take the session on: `handoff="auto"`, no `firebase-config`, https. Or put the card on a page below that domain, over https (or on localhost), and not in a sandboxed frame without `allow-same-origin`.',
  },
  'cookies/too-large': {
    what: 'The ID token exceeds what browsers store in a cookie (4096 bytes).',
    cure: 'Remove custom claims from the account.',
  },
  'page/tag-misspelt': {
    what: 'The script of the card is there, but no card: only an element whose name is nearly its own, which stays empty.',
    cure: 'Name it `acct-auth-card`, where it opens and where it closes.',
  },
  'page/tag-taken': {
    what: 'The page, or a script on it, has defined `acct-auth-card` as an element of its own, so no card is drawn.',
    cure: 'Take that `customElements.define` away, or give that element another name.',
  },
  'release/older-script': {
    what: 'The page has two scripts of the card, of different releases; the one that ran first draws every card.',
    cure: 'Keep one of them; where a newer release does not show, an older script stands before it.',
  },
  'release/withdrawn': {
    what: 'We have withdrawn the release of the card that this page names.',
    cure: 'Paste the lines of the current release, or take the moving address.',
  },
  'session/frame-not-left': {
    what: 'The card stands in a frame that its page does not let go of.',
    cure: 'Add `allow-top-navigation-by-user-activation` to the `sandbox` of the frame.',
  },
  'session/keeper-failed': {
    what: 'On our own site: the session could not be stored, so nothing renews it after its hour and the application asks which account it is; or it could not be deleted after `reset()`.',
    cure: 'The cause says why. IndexedDB missing, refused or full: this visitor’s browser, nothing to change. Otherwise serve `/session/keeper.js` of this version on the site.',
  },
  'session/not-handed-off': {
    what: 'The visitor is signed in, but could not be taken on by way of our site; the card leads to our sign-in page instead.',
    cure: 'The code in brackets says why: as for `store/permission-denied`, `store/unavailable` or `session/frame-not-left`. An account that signed in more than an hour ago has to sign in again.',
  },
  'store/already-exists': {
    what: 'Firestore says that a record is there already, and it cannot be read.',
    cure: rules,
  },
  'store/permission-denied': { what: 'Firestore refused a record.', cure: rules },
  'store/profile-incomplete': {
    what: 'Firestore refused a field of `user_profiles/{uid}`, or a consent below it, so the record was written without that.',
    cure: rules,
  },
  'store/profile-not-written': {
    what: 'The visitor is signed in, but `user_profiles/{uid}` could not be written.',
    cure: reachable,
  },
  'store/provision-not-read': {
    what: 'The visitor is signed in, but `provision_requests/{uid}` could not be read, so the company cookie stays as it was.',
    cure: reachable,
  },
  'store/provision-not-written': {
    what: 'The visitor is signed in, but `provision_requests/{uid}` could not be written.',
    cure: reachable,
  },
  'store/timeout': {
    what: 'Firestore did not answer in time.',
    cure: 'Nearly always the connection; the card tries again.',
  },
  'store/unavailable': {
    what: 'Firestore could not be reached.',
    cure: 'Nearly always the connection; the card tries again. If it stays, allow `https://firestore.googleapis.com` in `connect-src`.',
  },
} satisfies IntegratorMessages;
