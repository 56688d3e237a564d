import { partNotLoaded } from '../../core/part-not-loaded.ts';
import type { loadFailure } from '../../languages/en/load-failure.ts';
import { releaseFolder } from './release-folder.ts';

/**
 * React is not to be had, or not yet: a kind line, and a plain link that works without it. The result takes it away.
 */
export function showLoadFailure(root: ShadowRoot, host: HTMLElement, texts: typeof loadFailure): () => void {
  const line = document.createElement('p');
  const link = document.createElement('a');
  const address = host.getAttribute('app-url') ?? '';
  link.href = /^https:/.test(address) ? address : (import.meta.env.VITE_APP_LOGIN_URL ?? '/');
  link.textContent = texts.link;
  line.setAttribute('role', 'alert');
  line.dir = 'auto';
  line.append(texts.text, link);
  root.append(line);
  return () => line.remove();
}

let isTold = false;

/** One console line for all cards of a page: neither React nor the whole card in one file can be had. */
export function reportLost(cause: unknown): void {
  if (isTold) return;
  isTold = true;
  const { what, cure } = partNotLoaded;
  const link = `${import.meta.env.VITE_SITE_ORIGIN ?? ''}/docs/messages#card-part-not-loaded`;
  const where = `${releaseFolder}react.js, acct-auth-card.single.js`;
  console.error(`[acct-auth-card] card/part-not-loaded: ${what} Where: ${where}. ${cure} ${link}`, cause);
}
