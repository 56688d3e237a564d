import { plainText, withoutMarks } from './plain-text.ts';

/**
 * An e-mail address as it is sent, without marks that nobody sees: its domain in the ASCII form that mail servers know
 * (RFC 5891, by the browser's own URL parser). What is in ASCII already, or no domain in any script, stays as it is.
 */
export function asciiAddress(pasted: string): string {
  const address = withoutMarks(pasted).trim();
  const start = address.lastIndexOf('@') + 1;
  const name = plainText(address.slice(0, start));
  const domain = address.slice(start);
  // What else means something in a URL would be cut off unseen.
  if (start === 0 || !/[^\u0021-\u007e]/.test(domain) || /[\s/?#:\\%@[\]]/.test(domain)) return name + domain;
  try {
    return name + new URL(`http://${domain}`).hostname;
  } catch {
    return name + domain; // no domain: the check of the field says so
  }
}
