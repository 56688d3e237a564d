import type { Report } from '../../account/account-ports.ts';
import { popupProviders } from '../../account/popup-providers.ts';
import { partNotLoaded } from '../core/part-not-loaded.ts';
import { type IntegratorMessages, ownMessages } from './own-messages.ts';
import { appCheckMessages, googleMessages, projectMessages } from './project-messages.ts';

const sandbox =
  '`allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`';

/** Codes of each provider's window. */
const windowMessages = Object.entries(popupProviders).map(([id, { name }]) => ({
  [`${id}/window-blocked-in-frame`]: {
    what: `The browser opened no window for ${name}. The card stands in a frame, whose \`sandbox\` or the visitor's own settings perhaps do not allow it.`,
    cure: 'Add `allow-popups allow-popups-to-escape-sandbox` to the `sandbox` of the frame.',
  },
  [`${id}/window-cut-off`]: {
    what: `${name}'s window counted as closed at once, while the visitor was elsewhere. Perhaps the page's \`Cross-Origin-Opener-Policy\` cut it off, or the visitor closed it quickly.`,
    cure: 'Send no `Cross-Origin-Opener-Policy` with the page, or `same-origin-allow-popups`.',
  },
}));

/** Codes of the page around the card. */
const pageMessages = {
  'page/from-file': {
    what: 'The page was opened from a file. Google and cookies need a server.',
    cure: 'Serve the folder on this machine and open it at http://localhost.',
  },
  'page/insecure': {
    what: 'The page came over plain http, so whatever is typed can be read on the way, and no session can be kept.',
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

/** Every code that may begin a line of this build, except those of refused attributes (core/config-cures.ts). */
export const integratorMessages: IntegratorMessages = {
  'card/part-not-loaded': partNotLoaded,
  ...ownMessages,
  ...googleMessages,
  ...pageMessages,
  ...Object.assign({}, ...windowMessages),
  ...projectMessages,
  ...(import.meta.env?.VITE_APP_CHECK_KEY ? appCheckMessages : {}),
};

/** The effect of a faulty tag, by code, if its value is not simply refused. */
const effects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is not read by the card',
  'config/property': 'is not read by the card',
  'config/auth-domain': 'is taken, but of authDomain the name alone',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
};

/** Returns what, where and cure of a console line. `isSet`: true if the tag has an attribute named by a cure. */
export function explainReport(
  { level, code, where = '', cure = '' }: Omit<Report, 'cause'>,
  isSet: (attribute: string) => boolean = () => false,
): string {
  if (code.startsWith('config/')) {
    const left = level === 'error' ? 'the card cannot be used' : 'the default is taken';
    const refused = `is ${where.endsWith('=""') ? 'empty' : 'refused'}; ${left}`;
    const outside =
      where.startsWith('app-url') && 'lies outside the cookie domain, so the application will not see the session';
    return `${where} ${(code.endsWith('elsewhere') && outside) || (effects[code] ?? refused)}. ${cure}`;
  }
  const { what, cure: usual, ofTag: [attribute = '', own] = [] } = integratorMessages[code] ?? {};
  return [what, where && `Where: ${where}.`, isSet(attribute) ? own : usual].filter(Boolean).join(' ');
}
