import { type GalleryPage, usual } from './gallery-page.ts';

const click = (name: string) => (page: Parameters<NonNullable<GalleryPage['show']>>[0]) =>
  page.getByText(name, { exact: true }).click();

/** Pages whose document is built in ways of its own, or old ones. */
export const pagesOfDocuments: readonly GalleryPage[] = [
  {
    name: 'quirks mode',
    why: 'no doctype: font sizes of tables, heights and boxes follow browsers of 1998',
    html: ({ script, card }) =>
      `<html lang="en"><head><meta charset="utf-8"><title>Old page</title>${script}</head><body bgcolor="white" link="red"><center><font color="lime" size="7">${card}</font></center></body></html>`,
  },
  {
    name: 'document.write',
    why: 'the tags come out of a script',
    html: ({ script, card }) => {
      const written = JSON.stringify(script + card).replaceAll('/', '\\/');
      return usual({ around: () => `<script>document.write(${written})</script>` })({ script: '', card });
    },
  },
  {
    name: 'windows-1252',
    why: 'the page’s own encoding is not that of the card’s files',
    headers: { 'content-type': 'text/html; charset=windows-1252' },
    html: ({ script, card }) =>
      `<!doctype html><html lang="en"><head><title>Page of 2003</title>${script}</head><body>${card}</body></html>`,
  },
  {
    name: 'a base address elsewhere',
    why: 'relative addresses lead to another host',
    html: usual({ head: '<base href="https://cdn.example/assets/" target="_blank">' }),
  },
  {
    name: 'a form around the card',
    why: 'Enter and the button must not send the page’s own form, which is not even complete',
    html: usual({
      head: "<script>addEventListener('submit', function () { document.documentElement.setAttribute('data-sent', 'yes'); });</script>",
      around: (card) =>
        `<form action="/elsewhere" onsubmit="document.documentElement.setAttribute('data-sent', 'yes')"><input name="coupon" required>${card}<button>Order</button></form>`,
    }),
  },
  {
    name: 'a modal dialog',
    why: 'everything outside it is inert',
    html: usual({
      around: (card) =>
        `<button onclick="document.querySelector('dialog').showModal()">Sign up here</button><dialog>${card}</dialog>`,
    }),
    show: click('Sign up here'),
  },
  {
    name: 'details',
    why: 'nothing of the card is drawn before they are opened',
    html: usual({ around: (card) => `<details><summary>Sign up here</summary>${card}</details>` }),
    show: click('Sign up here'),
  },
  {
    name: 'a tab that is hidden at first',
    why: 'the card starts without a box',
    html: usual({
      around: (card) =>
        `<button onclick="document.getElementById('tab').style.display = ''">Sign up here</button><div id="tab" style="display:none">${card}</div>`,
    }),
    show: click('Sign up here'),
  },
  {
    name: 'an element of the page’s own',
    why: 'the card stands in another shadow root, in a slot of it and beside styles of it',
    html: usual({
      around: (card) =>
        `<partner-page></partner-page><script>customElements.define('partner-page', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<style>* { color: lime; font: 30px cursive; }</style>' + ${JSON.stringify(card).replaceAll('/', '\\/')}; } });</script>`,
    }),
  },
  {
    name: 'a drawing',
    why: 'the card stands in the foreign object of an SVG, where nodes have another name space around them',
    html: usual({
      around: (card) =>
        `<svg width="640" height="1400" style="fill:red;stroke:red"><foreignObject width="640" height="1400">${card}</foreignObject></svg>`,
    }),
  },
  {
    name: 'a strict policy with Trusted Types',
    why: 'no inline style, no HTML of anybody’s, but Google’s scripts',
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com; connect-src http://localhost:*; trusted-types acct-auth-card; object-src 'none'; base-uri 'none'; form-action 'none'",
    },
    html: usual({}),
  },
  {
    name: 'an isolated page',
    why: 'COOP and COEP: only what agrees to it may be loaded',
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
    html: usual({}),
    console: /ERR_BLOCKED_BY_RESPONSE/,
  },
];
