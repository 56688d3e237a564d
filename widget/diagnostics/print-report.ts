import type { IntegratorReport } from '../../account/account-ports.ts';
import type { CardError } from '../../account/errors.ts';
import type { CardConfig } from '../core/card-config.ts';
import type { CardStore } from '../core/card-store.ts';
import { findFailureReason } from '../core/find-failure-reason.ts';
import { formatConsoleLine } from '../core/format-console-line.ts';
import type { HostPage } from '../core/ports.ts';
import { explainReport } from './explain-report.ts';
import { findPageFault, findPolicyFault, type PageFault } from './find-failure-cause.ts';

/** Matches control characters, and marks that break a line or change its direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern escapes them
const hidden = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Replaces the characters that `hidden` matches by escapes like `\u{202e}`, because the text may contain a value from
 * another server.
 */
const escapeHidden = (text: string): string => text.replace(hidden, (one) => `\\u{${one.charCodeAt(0).toString(16)}}`);

const reported = new WeakMap<object, Set<string>>();

/**
 * Prints one console line, and a second one if a fault of the project has caused a failed write. Prints each line once
 * per card.
 */
export function printReport(card: object, report: IntegratorReport): void {
  const { level, code, where, cause } = report;
  const known = reported.get(card) ?? new Set();
  const key = code.startsWith('store/') ? code : `${code} ${where}`;
  if (known.has(key)) return;
  reported.set(card, known.add(key));
  const isSet = (attribute: string): boolean => card instanceof Element && card.hasAttribute(attribute);
  const text = escapeHidden(formatConsoleLine(code, explainReport(report, isSet)));
  if (cause === undefined) console[level](text);
  else console[level](text, cause);
  // The code must be a text, because the code of a DOMException is a number.
  const { code: behind } = (cause ?? {}) as { readonly code?: unknown };
  const reason =
    typeof behind === 'string' && behind.startsWith('store/') ? findFailureReason(cause as CardError) : null;
  if (reason) printReport(card, { level: 'error', code: reason.code });
}

type ReportedPage = {
  readonly page: HostPage;
  readonly store: CardStore;
  config(): CardConfig;
};

/**
 * The faults that each page has already received as an event. A browser may report the same fault several times, but
 * the page receives only one event.
 */
const emitted = new WeakMap<HostPage, Set<string>>();

/**
 * Reports a fault of the page: the card shows a message, the console gets a line, and the page gets an event.
 * `violation` is a request that the page's policy has blocked.
 */
export function reportToPage({ page, store, config }: ReportedPage, violation?: SecurityPolicyViolationEvent): void {
  const fault: PageFault | null = violation ? findPolicyFault(violation, config()) : findPageFault();
  if (fault === null) return;
  const { code, where, isNeeded } = fault;
  page.report({ level: 'error', code, where });
  if (isNeeded) {
    const sentence = code === 'page/insecure' ? 'unsafePage' : 'notAuthorised';
    store.dispatch({ type: 'faultFound', failure: { request: 'sign-in', code, sentence, providerMessage: null } });
  }
  const known = emitted.get(page) ?? new Set();
  if (known.has(`${code} ${where}`)) return;
  emitted.set(page, known.add(`${code} ${where}`));
  page.emit('acct-error', { code, action: 'page' });
}
