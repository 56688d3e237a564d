import type { CardError } from '../core/errors.ts';
import { findReason } from '../core/find-reason.ts';
import type { Report } from '../core/ports.ts';
import { explainReport } from './explain-report.ts';

const told = new WeakMap<object, Set<string>>();

/**
 * Prints one line on the console, and one more where what could not be stored says itself what the project must mend:
 * each cause once a card, not at every try.
 *
 * @param linkTo the address that explains a code
 */
export function printReport(card: object, report: Report, linkTo: (code: string) => string): void {
  const { level, code, where, cause } = report;
  const known = told.get(card) ?? new Set();
  const key = code.startsWith('store/') ? code : `${code} ${where}`;
  if (known.has(key)) return;
  told.set(card, known.add(key));
  const isSet = (attribute: string): boolean => card instanceof Element && card.hasAttribute(attribute);
  const text = `[acct-auth-card] ${code}: ${explainReport(report, isSet)} ${linkTo(code)}`;
  if (cause === undefined) console[level](text);
  else console[level](text, cause);
  const { code: behind } = (cause ?? {}) as Partial<CardError>;
  const reason = behind?.startsWith('store/') ? findReason(cause as CardError) : null;
  if (reason) printReport(card, { level: 'error', code: reason.code }, linkTo);
}
