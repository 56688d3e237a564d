import type { CardEventName } from '../core/card-events.ts';

/** What the guide says of an event; the texts are Markdown. */
export type EventDoc = { readonly detail: string; readonly when: string };

export const eventDocs: Readonly<Record<CardEventName, EventDoc>> = {
  'acct-ready': { detail: '', when: 'The card can be used.' },
  'acct-tab-change': { detail: '`tab`', when: 'Another tab is shown.' },
  'acct-otp-sent': { detail: '', when: 'A code has been sent by SMS.' },
  'acct-authenticated': {
    detail: '`uid`, `method`, `isNewUser`, `companyId`, `session`',
    when: 'Signed in. `preventDefault()` keeps the visitor on your page. `method`: `password`, `google.com` or `phone`. `companyId`: that of the company cookie, or null. `session`: `cookies`, `handoff` where our site takes the visitor on (`acct-redirect` follows, or `acct-error`), or `none`. An element taken off the page meanwhile redirects nobody; the event then comes at `document`.',
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
