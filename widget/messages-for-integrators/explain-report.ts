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

/** What becomes of a tag that is not as it should be; each code whose value is not simply refused. */
const effects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is not read by the card',
  'config/property': 'is not read by the card',
  'config/auth-domain': 'is taken, but of authDomain the name alone',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
};

/** What, where and cure of a console line. `isSet`: whether the tag has an attribute, which a cure may be about. */
export function explainReport(
  { level, code, where = '', cure = '' }: Omit<Report, 'cause'>,
  isSet: (attribute: string) => boolean = () => false,
): string {
  if (code.startsWith('config/')) {
    const left = level === 'error' ? 'the card cannot be used' : 'the default is taken';
    const refused = `is ${where.endsWith('=""') ? 'empty' : 'refused'}; ${left}`;
    const outside =
      where.startsWith('app-url') && 'lies outside the cookie domain, so the application will not see the session';
    return `${where} ${(code.endsWith('elsewhere') && outside) || (effects[code] ?? refused)}. ${cure}`;
  }
  const { what, cure: usual, ofTag: [attribute = '', own] = [] } = integratorMessages[code] ?? {};
  return [what, where && `Where: ${where}.`, isSet(attribute) ? own : usual].filter(Boolean).join(' ');
}
