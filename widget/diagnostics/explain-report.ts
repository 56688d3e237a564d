import type { IntegratorReport } from '../../account/account-ports.ts';
import { configProblemEffects, describeRefusedValueEffect } from './config-problem-effects.ts';
import { integratorMessages } from './integrator-messages.ts';

type ReportedFault = Omit<IntegratorReport, 'cause'>;

/**
 * Returns the text of a console line: what happened, where, and the cure. `isSet` returns true if the tag has the
 * attribute that a cure names.
 */
export function explainReport(report: ReportedFault, isSet: (attribute: string) => boolean = () => false): string {
  const { code, where, cure = '' } = report;
  if (code.startsWith('config/')) return `${where} ${effectOf(report)}. ${cure}`;
  const { what, cure: usual, ofTag: [attribute = '', own] = [] } = integratorMessages[code] ?? {};
  return [what, where && `Where: ${where}.`, isSet(attribute) ? own : usual].filter(Boolean).join(' ');
}

/** Returns the effect of a faulty attribute. */
function effectOf({ level, code, where = '' }: ReportedFault): string {
  if (code === 'config/cookie-domain-elsewhere' && where.startsWith('app-url')) {
    return 'lies outside the cookie domain, so the application will not see the session';
  }
  const refused = where.endsWith('=""') ? 'is empty' : 'is refused';
  return configProblemEffects[code] ?? `${refused}; ${describeRefusedValueEffect(level === 'error')}`;
}
