import type { loadFailure } from '../../languages/en/load-failure.ts';

/** React cannot be had: a kind line, and a plain link that works without it. At the next press the line goes and `again` is called. */
export function showLoadFailure(
  root: ShadowRoot,
  host: HTMLElement,
  error: unknown,
  texts: typeof loadFailure,
  again: () => void,
): void {
  const line = document.createElement('p');
  const link = document.createElement('a');
  const address = host.getAttribute('app-url') ?? '';
  link.href = /^https:/.test(address) ? address : (import.meta.env.VITE_APP_LOGIN_URL ?? '/');
  link.textContent = texts.link;
  line.setAttribute('role', 'alert');
  line.append(texts.text, link);
  root.append(line);
  const onPress = (): void => {
    line.remove();
    again();
  };
  root.addEventListener('click', onPress, { once: true });
  console.error('[acct-auth-card] card/part-not-loaded', error);
}
