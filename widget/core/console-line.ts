import { errorAnchor } from '../../account/errors.ts';

/** Returns the address that explains a code. */
export const messageLink = (code: string): string =>
  `${import.meta.env?.VITE_SITE_ORIGIN ?? ''}/docs/messages#${errorAnchor(code)}`;

/** Returns a console line for the integrator. `text`: what, where and cure; without it, the link alone says them. */
export const consoleLine = (code: string, text?: string): string =>
  [`[acct-auth-card] ${code}:`, text, messageLink(code)].filter(Boolean).join(' ');

/** Returns what happened, where, and what to do about it, as the text of a console line. */
export const explained = (what?: string, where?: string, cure?: string): string =>
  [what, where && `Where: ${where}.`, cure].filter(Boolean).join(' ');
