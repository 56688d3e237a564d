import type { IntegratorMessages } from './integrator-message.ts';

const mayTryAgain = 'The visitor may press "Try again".';

/** Messages about Google's two scripts on the page: the human check and the window. */
export const googleMessages = {
  'google/not-loaded': {
    what: "Google's script for the window did not arrive, or is another's.",
    cure: 'Allow `https://apis.google.com` in `script-src`; a content blocker or a captive portal does the same. E-mail and phone go on without it.',
  },
  'human-check/blocked': {
    what: "Google's script could not be loaded.",
    cure: `Allow \`https://www.google.com/recaptcha/\` and \`https://www.gstatic.com/recaptcha/\` in \`script-src\`; a content blocker of the visitor does the same. ${mayTryAgain}`,
  },
  'human-check/no-emulator': {
    what: 'The Auth emulator does not answer at this address, and without it there is no human check.',
    cure: 'This card was built for that emulator: start it (`firebase emulators:start --only auth`), or take the card of a live site.',
    ofTag: [
      'auth-emulator',
      'Start it (`firebase emulators:start --only auth`) and compare host and port with `auth-emulator`; or take that attribute away.',
    ],
  },
  'human-check/failed': {
    what: 'Google ended the human check with an error.',
    cure: "Nearly always the connection. If it stays: add the page's domain to the authorised domains of the Firebase project.",
  },
  'human-check/no-answer': {
    what: 'Firebase was asked for the key of the human check and gave none; the error beside this line says why.',
    cure: `Nearly always the visitor's connection; a content blocker does the same. ${mayTryAgain}`,
  },
  'human-check/removed': {
    what: "The page took the human check away, by setting the element's content or by morphing.",
    cure: `Leave the children of the element alone once it is on the page; the guide's places say how with Turbo, htmx and idiomorph. ${mayTryAgain}`,
  },
  'human-check/timeout': {
    what: 'The human check did not appear within 15 seconds.',
    cure: `As for \`human-check/blocked\`: a connection, a content blocker, or \`script-src\`. ${mayTryAgain}`,
  },
} satisfies IntegratorMessages;
