import { errorAnchor } from '../../account/errors.ts';

/** Returns the address that explains a code. */
const messageLink = (code: string): string =>
  `${import.meta.env?.VITE_SITE_ORIGIN ?? ''}/docs/messages#${errorAnchor(code)}`;

/** Returns a console line for the integrator. `text`: what, where and cure; without it, the link alone says them. */
export const consoleLine = (code: string, text?: string): string =>
  [`[acct-auth-card] ${code}:`, text, messageLink(code)].filter(Boolean).join(' ');
