import type { AttributeName } from '../core/card-config.ts';
import { configCures } from '../core/config-cures.ts';
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
export function explainReport({ level, code, where }: Pick<Report, 'level' | 'code' | 'where'>): string {
  const cure = configCures[code.slice('config/'.length) as AttributeName];
  if (cure !== undefined) {
    const effect = level === 'error' ? 'the card cannot be used' : 'the default is taken';
    return `${where} is refused; ${effect}. ${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`;
  }
  const message = integratorMessages[code];
  return [message?.what, where && `Where: ${where}.`, message?.cure].filter(Boolean).join(' ');
}
