import { copyButtons } from '../guide/copy-buttons.ts';

/** Entry of the guide's pages: every block of code gets a button. */
const host = document.querySelector<HTMLElement>('[data-copy]');
if (host) copyButtons(host);

// The first releases of the card lead to a code on this page; the codes stand on one of their own now.
if (location.hash && !document.getElementById(location.hash.slice(1)))
  location.replace(`/docs/messages${location.hash}`);
