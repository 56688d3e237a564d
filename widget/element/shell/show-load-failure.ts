import type { loadFailure } from '../../languages/en/load-failure.ts';

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
