import type { CardEventName } from '../core/card-events.ts';

/** What the guide says of an event; the texts are Markdown. */
export type EventDoc = { readonly detail: string; readonly when: string };

export const eventDocs: Readonly<Record<CardEventName, EventDoc>> = {
  'acct-ready': { detail: '', when: 'The card can be used.' },
  'acct-tab-change': { detail: '`tab`', when: 'Another tab is shown.' },
  'acct-otp-sent': { detail: '', when: 'A code has been sent by SMS.' },
  'acct-authenticated': {
    detail: '`uid`, `method`, `isNewUser`, `companyId`, `session`',
    when: 'The visitor is signed in; the records are written, unless that failed (the console says so). Cancelable: `preventDefault()` keeps the visitor on your page. `method` is `password`, `google.com` or `phone`; `companyId` is that of the company cookie, for an existing account the stored one, null when none is known; `session` is `cookies`, `handoff` where our site will take the visitor on (it ends with `acct-redirect`, or with `acct-error` if that fails), or `none`. An element that you took off the page meanwhile redirects nobody; the event then comes at `document`.',
  },
  'acct-redirect': {
    detail: '`url`',
    when: 'The browser is about to go to the application, or to our site that takes the visitor on.',
  },
  'acct-error': {
    detail: '`code`, `action`, `reason`',
    when: "Something was refused or failed. `code` is one of the codes below or the provider's own (`auth/...`); `action` says what the visitor was doing, or `page` where it was nothing of theirs; `reason`, where page or project must mend something, is the code of the line on the console.",
  },
  'acct-config-error': {
    detail: '`problems`',
    when: 'An attribute has a value that the card refuses, or a name that it does not read; each problem has `code`, `attribute`, `value`, `fatal`, and `cure`, a sentence, where it could be found out.',
  },
};
