const english = ['This could not load. Please check your connection, or ', 'open the app'];

/** React cannot be had: a kind line (Hindi comes with the Hindi part), and a plain link that works without it. */
export function showLoadFailure(root: ShadowRoot, host: HTMLElement, error: unknown, [text, linkText] = english): void {
  const line = document.createElement('p');
  const link = document.createElement('a');
  const address = host.getAttribute('app-url') ?? '';
  link.href = /^https:/.test(address) ? address : (import.meta.env.VITE_APP_LOGIN_URL ?? '/');
  link.textContent = linkText ?? '';
  line.setAttribute('role', 'alert');
  line.append(text ?? '', link);
  root.append(line);
  console.error('[acct-auth-card] card/part-not-loaded', error);
}
