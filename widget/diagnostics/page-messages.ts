import { joinWords } from '../../account/join-words.ts';
import { popupProviderNames } from '../../account/popup-providers.ts';
import type { IntegratorMessages } from './integrator-message.ts';

const sandbox =
  '`allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`';

/** Messages about the page around the card. */
export const pageMessages = {
  'page/from-file': {
    what: `The page was opened from a file. ${joinWords([...popupProviderNames, 'cookies'], 'and')} need a server.`,
    cure: 'Serve the folder on this machine and open it at http://localhost.',
  },
  'page/insecure': {
    what: 'The page came over plain http, so everything that is typed can be read on the way, and no session can be kept.',
    cure: 'Serve it over https, and send http visitors there; http is fine on localhost alone.',
  },
  'page/modal-dialog': {
    what: 'The card stands in a modal dialog: where Google asks for pictures, they lie below it, and nobody can press them.',
    cure: 'Open it by `show()`, not `showModal()`, or let another element hold the card; the same holds for a dialog of a library that makes the rest inert.',
  },
  'page/top-layer': {
    what: 'The card stands in an open popover, or in an element in full screen: where Google asks for pictures, they lie below it, and nobody can see them.',
    cure: 'Let an ordinary element hold the card, such as one with `position: fixed` and a `z-index` below 2000000000; of a whole page in full screen nothing lies below.',
  },
  'page/focus-trap': {
    what: 'The focus trap of the dialog around the card passes the card by: Tab has left the dialog, or the card before its last control.',
    cure: 'If the trap starts before the card\'s script has run, give the tag `tabindex="0"`. Put no link into the tag: nobody sees it, but it counts as the last element. Listen for Tab on the dialog, not on the window.',
  },
  'page/policy': {
    what: "The page's Content Security Policy blocked something that the card needs: the directive and the host are named here.",
    cure: 'Add the host to that directive; the guide lists all of them under "Content Security Policy".',
  },
  'page/trusted-types': {
    what: 'The page enforces Trusted Types, which keep out scripts of Google. If that is its human check, nobody signs in here; otherwise only its window fails.',
    cure: 'Leave `require-trusted-types-for` out of the policy of this page alone; or link to our sign-in page from it.',
  },
  'page/tag-not-closed': {
    what: 'What follows the card in the page lies inside it, and nobody sees it: the tag is not closed.',
    cure: 'Write `</acct-auth-card>` right behind it; HTML closes no tag of this kind by `/>`.',
  },
  'page/unchecked-script': {
    what: "A line before the tag loads the card's script without the tag's `integrity`, so it ran unchecked. Performance plug-ins write such `modulepreload` lines.",
    cure: 'Take that line out, or give it the `integrity` of the tag; in a plug-in, except this address.',
  },
  'page/sandboxed': {
    what: 'The card stands in a sandboxed frame that has no origin, so it can keep nothing and Google does not answer it.',
    cure: `Give the frame \`sandbox\` with ${sandbox}, or none; or link to the page that holds the card.`,
  },
} satisfies IntegratorMessages;
