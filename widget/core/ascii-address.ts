/**
 * An e-mail address as it is sent: its domain in the ASCII form that mail servers know (RFC 5891, by the browser's own URL parser).
 * What is in ASCII already, or no domain in any script, comes back as it is.
 */
export function asciiAddress(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  // What else means something in a URL would be cut off unseen.
  if (start === 0 || !/[^\u0021-\u007e]/.test(domain) || /[\s/?#:\\%@[\]]/.test(domain)) return address;
  try {
    return address.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return address; // no domain: the check of the field says so
  }
}
