import type { Report } from '../core/ports.ts';
import { appCheckMessages } from './app-check-messages.ts';
import { googleMessages } from './google-messages.ts';
import type { IntegratorMessages } from './integrator-message.ts';
import { ownMessages } from './own-messages.ts';
import { pageMessages } from './page-messages.ts';
import { projectMessages } from './project-messages.ts';

/**
 * Every code that a line of this build may begin with, but for those of refused attributes, which core/config-cures.ts
 * has.
 */
export const integratorMessages: IntegratorMessages = {
  ...ownMessages,
  ...googleMessages,
  ...pageMessages,
  ...projectMessages,
  ...(import.meta.env?.VITE_APP_CHECK_KEY ? appCheckMessages : {}),
};

/** What, where and cure of a console line. */
export function explainReport({ level, code, where, cure = '' }: Omit<Report, 'cause'>): string {
  if (code.startsWith('config/')) {
    const refused = `is refused; ${level === 'error' ? 'the card cannot be used' : 'the default is taken'}`;
    const apart = code.endsWith('elsewhere') && 'does not hold for the application, which will not see the session';
    return `${where} ${(/attribute|property/.test(code) && 'is not read by the card') || apart || refused}. ${cure}`;
  }
  const message = integratorMessages[code];
  return [message?.what, where && `Where: ${where}.`, message?.cure].filter(Boolean).join(' ');
}
