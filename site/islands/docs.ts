// short because it is an entry: a block of code needs no more than a button.
import { copyButtons } from '../guide/copy-buttons.ts';

/** Entry of the guide's pages: every block of code gets a button. */
const host = document.querySelector<HTMLElement>('[data-copy]');
if (host) copyButtons(host);
