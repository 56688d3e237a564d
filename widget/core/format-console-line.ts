import { errorAnchor } from '../../account/errors.ts';

/** Returns the address that explains a code. */
const messageLink = (code: string): string =>
  `${import.meta.env?.VITE_SITE_ORIGIN ?? ''}/docs/messages#${errorAnchor(code)}`;

/**
 * Returns a console line for the integrator. `text` says what happened, where it happened, and how to fix it.
 * Without `text`, only the link explains the code.
 */
export const formatConsoleLine = (code: string, text?: string): string =>
  [`[acct-auth-card] ${code}:`, text, messageLink(code)].filter(Boolean).join(' ');
