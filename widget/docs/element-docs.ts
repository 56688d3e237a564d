import { joinWords } from '../../account/join-words.ts';
import { popupProviderNames, popupProviders } from '../../account/popup-providers.ts';
import type { CardEventName } from '../core/card-events.ts';
import type { CardView } from '../core/card-state.ts';
import type { AcctAuthCardElement } from '../element/element-types.ts';

/** The methods that the card adds to HTMLElement, and those that it overrides. */
type MethodName = Exclude<keyof AcctAuthCardElement, Exclude<keyof HTMLElement, 'focus'>>;

export const methodDocs: Readonly<Record<MethodName, string>> = {
  reset:
    'Back to a fresh card. Called before you have handled `acct-authenticated`, or while you do, it also deletes the cookies of that sign-in and, on our own site, what is kept of the session; nobody is redirected.',
  focus: 'Focuses the first field.',
};

/** Describes, in Markdown, the card's slots into which a page can put its own nodes. */
export const slotDocs: Readonly<Record<string, string>> = {
  'beside-submit':
    'Above the submit button on both tabs and above "Verify OTP". Its looks, except font and colour, are your page’s; what is ticked or typed there is none of the card’s business.',
};

/** Describes the values of `data-state` on the part `card`. */
export const cardStateDocs: Readonly<Record<CardView['name'], string>> = {
  ready: 'A form waits for the visitor.',
  busy: 'A request runs.',
  popupOpen: `${joinWords(popupProviderNames, 'or')}'s window is open.`,
  awaitingOtp: 'A code was sent and waits to be entered.',
  resettingPassword: 'The form for a forgotten password.',
  resetSent: 'The mail for a forgotten password was asked for.',
  provisionFailed: 'Signed in, but the company could not be saved: once more, or on without it.',
  signedIn: 'Signed in and staying on the page; in a frame, until a press takes the whole window to the application.',
  redirecting: 'On the way to the application.',
  misconfigured: 'A setting makes the card unusable.',
};

/** Describes every `part` of the card's shadow tree, for `acct-auth-card::part(name)`. */
export const shadowPartDocs: Readonly<Record<string, string>> = {
  card: 'The whole card. Its `data-state` is one of the words below.',
  cloth: 'The stitched bar at the top.',
  tabs: 'The row of tabs.',
  tab: 'One tab.',
  panel: 'Everything below the tabs.',
  'human-check': 'The room of the human check.',
  form: 'The form of the task at hand.',
  field: 'Label, input, hint and problem of one field, with its lines and its ground.',
  label: 'The label of a field.',
  input: 'The input of a field.',
  reveal: 'The button that shows or hides a password.',
  hint: 'The help below a field.',
  problem: 'What is wrong with a field.',
  consent: 'The line with terms and privacy notice.',
  'submit-button': 'The main button of a form.',
  'secondary-button': 'The lesser choice beside it.',
  ...Object.fromEntries(
    Object.entries(popupProviders).map(([own, { name }]) => [
      `${own}-button`,
      `${name}'s button. Its looks follow ${name}'s branding rules; please leave them.`,
    ]),
  ),
  link: 'Links, and buttons that look like links.',
  status: 'The status box. Its `data-tone` is `progress`, `error` or `info`.',
  'in-app-notice': 'What the card says inside an in-app browser, where no window of a provider opens.',
};

const methods = joinWords(
  ['password', ...Object.values(popupProviders).map(({ id }) => id), 'phone'].map((id) => `\`${id}\``),
  'or',
);

/** The guide's texts about an event, in Markdown. */
export type EventDoc = { readonly detail: string; readonly when: string };

export const eventDocs: Readonly<Record<CardEventName, EventDoc>> = {
  'acct-ready': { detail: '', when: 'The card can be used.' },
  'acct-tab-change': { detail: '`tab`', when: 'Another tab is shown.' },
  'acct-otp-sent': { detail: '', when: 'A code has been sent by SMS.' },
  'acct-authenticated': {
    detail: '`uid`, `method`, `isNewUser`, `companyId`, `session`',
    when: `Signed in. \`preventDefault()\` keeps the visitor on your page. \`method\`: ${methods}. \`companyId\`: that of the company cookie, or null. \`session\`: \`cookies\`, \`handoff\` where our site takes the visitor on (\`acct-redirect\` follows, or \`acct-error\`), or \`none\`. An element taken off the page meanwhile redirects nobody; the event then comes at \`document\`.`,
  },
  'acct-redirect': {
    detail: '`url`',
    when: 'On the way to the application, or to our site.',
  },
  'acct-error': {
    detail: '`code`, `action`, `reason`',
    when: "Something failed. `code`: ours, or the provider's own (`auth/...`). `action`: what the visitor was doing, or `page`. `reason`: the code on the console, where page or project must mend something.",
  },
  'acct-config-error': {
    detail: '`problems`',
    when: 'A value that is refused, or a name that is not read. Each problem has `code`, `attribute`, `value`, `fatal` and, where it is known, `cure`.',
  },
};
