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

/** What is wrong with something on the tag that the card does not refuse. */
const effects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is no attribute of the card, which does not read it',
  'config/property': 'was set as a property, which the card does not read',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
};

/** What, where and cure of a console line. */
export function explainReport({ level, code, where, cure = '' }: Omit<Report, 'cause'>): string {
  if (code.startsWith('config/')) {
    const refused = `is refused; ${level === 'error' ? 'the card cannot be used' : 'the default is taken'}`;
    return `${where} ${effects[code] ?? refused}. ${cure}`;
  }
  const message = integratorMessages[code];
  return [message?.what, where && `Where: ${where}.`, message?.cure].filter(Boolean).join(' ');
}
