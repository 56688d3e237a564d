/** What the guide says of a code; the texts are Markdown. */
export type ErrorDoc = { readonly what: string; readonly cure: string };

type OwnCode = `${'card' | 'cookies' | 'google' | 'human-check' | 'session' | 'store'}/${string}`;

/** Codes of the card itself: in `acct-error`, `acct-config-error` or on the console. The provider's are `auth/...`. */
export const errorDocs: Readonly<Record<OwnCode, ErrorDoc>> = {
  'card/code-used': {
    what: 'A right OTP was sent again after its first reply was lost; the provider takes a code once.',
    cure: 'The visitor asks for a new code.',
  },
  'card/part-not-loaded': {
    what: 'A chunk of the card did not arrive.',
    cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin`, and look at `script-src`.",
  },
  'card/render-failed': {
    what: 'The card could not be drawn.',
    cure: 'Report the console line to us.',
  },
  'card/unexpected': {
    what: 'A request ended with an error that the card does not know.',
    cure: 'Report the console line to us. A blocked host in `connect-src` or `frame-src` looks like this too.',
  },
  'card/unreadable-answer': {
    what: 'Firebase, or something between it and the visitor, answered with something that is no JSON: a page of a proxy or of a captive portal, or nothing.',
    cure: 'Nearly always the connection or an outage; the visitor may try again. If it stays, look at what answers in the browser.',
  },
  'cookies/blocked': {
    what: 'The page is below the cookie domain, but the browser stores no cookie.',
    cure: "The visitor's setting, which the card explains; or the page stands in a frame of another site: open it on its own.",
  },
  'cookies/outside-cookie-domain': {
    what: 'The session cookies cannot be stored from this page.',
    cure: 'Put the card on a page below `cookie-domain`, over https (or on localhost), and not in a sandboxed frame without `allow-same-origin`.',
  },
  'cookies/too-large': {
    what: 'The ID token exceeds what browsers store in a cookie (4096 bytes).',
    cure: 'Remove custom claims from the account.',
  },
  'google/not-loaded': {
    what: "Google's script did not arrive within 15 seconds, or something else came in its place.",
    cure: 'Allow `https://apis.google.com` in `script-src`; a content blocker or a captive portal does the same. E-mail and phone go on without it.',
  },
  'human-check/blocked': {
    what: "Google's script could not be loaded.",
    cure: 'Allow `https://www.google.com/recaptcha/` and `https://www.gstatic.com/recaptcha/` in `script-src`; a content blocker of the visitor does the same.',
  },
  'human-check/failed': {
    what: 'Google ended the human check with an error.',
    cure: "Nearly always the connection. If it stays: add the page's domain to the authorised domains of the Firebase project.",
  },
  'human-check/removed': {
    what: "The page took the human check away, by setting the element's content.",
    cure: 'Leave the children of the element alone once it is on the page; the visitor may press "Try again".',
  },
  'human-check/timeout': {
    what: 'The human check did not appear within 15 seconds.',
    cure: 'As for `human-check/blocked`; the visitor may press "Try again".',
  },
  'session/frame-not-left': {
    what: 'The card stands in a frame that its page does not let go of.',
    cure: 'Add `allow-top-navigation-by-user-activation` to the `sandbox` of the frame.',
  },
  'session/keeper-failed': {
    what: 'On our own site: it could not keep the session within a second, so nothing renews it after its hour; or it could not forget one after `reset()`.',
    cure: 'Serve `/session/keeper.js` of this version on the site.',
  },
  'session/not-handed-off': {
    what: 'The visitor is signed in, but could not be taken on by way of our site; the card leads to our sign-in page instead.',
    cure: 'The code in brackets says why: as for `store/permission-denied`, `store/unavailable` or `session/frame-not-left`. An account that signed in more than an hour ago has to do so anew.',
  },
  'store/already-exists': {
    what: 'Firestore says that a record is there already, and it cannot be read.',
    cure: 'As for `store/permission-denied`.',
  },
  'store/permission-denied': {
    what: 'Firestore refused a record.',
    cure: 'Deploy the `firestore.rules` of this version.',
  },
  'store/profile-incomplete': {
    what: 'Firestore refused a field of `user_profiles/{uid}`, so the record was written without it.',
    cure: 'Deploy the `firestore.rules` of this version.',
  },
  'store/profile-not-written': {
    what: 'The visitor is signed in, but `user_profiles/{uid}` could not be written.',
    cure: 'Deploy `firestore.rules`; allow `https://firestore.googleapis.com` in `connect-src`.',
  },
  'store/provision-not-read': {
    what: 'The visitor is signed in, but `provision_requests/{uid}` could not be read, so the company cookie stays as it was.',
    cure: 'As for `store/profile-not-written`.',
  },
  'store/provision-not-written': {
    what: 'The visitor is signed in, but `provision_requests/{uid}` could not be written.',
    cure: 'As for `store/profile-not-written`.',
  },
  'store/timeout': {
    what: 'Firestore did not answer in time.',
    cure: 'Nearly always the connection; the card tries again.',
  },
  'store/unavailable': {
    what: 'Firestore could not be reached.',
    cure: 'As for `store/timeout`; also allow `https://firestore.googleapis.com` in `connect-src`.',
  },
};
