const texts = {
  en: [
    'Sign-up could not load. What you typed is still here. Please check your connection and reload, or ',
    'open the app.',
  ],
  hi: ['साइन अप लोड नहीं हो सका। आपका लिखा यहीं है। कृपया अपना कनेक्शन जांचें और पेज फिर से लोड करें, या ', 'ऐप खोलें।'],
} as const;

/** React cannot be had: a kind line, and a plain link that works without it. */
export function showLoadFailure(root: ShadowRoot, host: HTMLElement, language: 'en' | 'hi', error: unknown): void {
  const [text, linkText] = texts[language];
  const line = document.createElement('p');
  line.className = 'status load-failure';
  line.lang = language;
  line.setAttribute('role', 'alert');
  const link = document.createElement('a');
  const address = host.getAttribute('app-url') ?? '';
  link.href = /^https:\/\//.test(address) ? address : (import.meta.env.VITE_APP_LOGIN_URL ?? '/');
  link.textContent = linkText;
  line.append(text, link);
  root.append(line);
  console.error(
    '[acct-auth-card] card/part-not-loaded: the React part of the card cannot be fetched. Serve the whole folder beside the script.',
    error,
  );
}
