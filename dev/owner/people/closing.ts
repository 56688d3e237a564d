import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { formatIndianDate, formatIndianTime } from '../../base/indian-time.ts';

const hour = 3_600_000;

/**
 * The minimum number of hours between the request to close an account and its closing. The request may come from the
 * thief of a token, so the holder needs time to see it and withdraw it.
 */
export const minHoursBeforeClosing = 72;

/** A request to close an account. Any field may be missing. */
export type ClosingRequest = {
  /** The holder's request has the status `open`. The command `close` changes it to `taken`, then to `closed`. */
  readonly status: string | null;
  /** The language of the request. The answer should have the same language. */
  readonly language: string | null;
  readonly requestedAt: Date | null;
  readonly closedAt: Date | null;
};

/** Parses a record of `account_requests`; returns null if there is none. */
export function parseClosingRequest(fields: DocumentData | null | undefined): ClosingRequest | null {
  if (!fields) return null;
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);
  const time = (name: string): Date | null => (fields[name] instanceof Timestamp ? fields[name].toDate() : null);
  return {
    status: text('status'),
    language: text('language'),
    requestedAt: time('requestedAt'),
    closedAt: time('closedAt'),
  };
}

/**
 * Formats a request: `asked to close 2026-11-22 16:04`, possibly with `(taken)`, or `closed 2026-11-25 16:10` (IST).
 */
export function formatClosingRequest({ status, requestedAt, closedAt }: ClosingRequest): string {
  if (status === 'closed') return `closed ${formatTime(closedAt)}`;
  const asked = `asked to close ${formatTime(requestedAt)}`;
  if (status === 'open') return asked;
  return `${asked} (${status === null ? 'no status' : quoteUnlessPlainWord(status)})`;
}

/**
 * Returns the reason why an account must not be closed, in one line. Returns null if it may be closed, or if its
 * closing has already begun.
 */
export function reasonAgainstClosing(
  uid: string,
  closing: ClosingRequest | null,
  now: Date,
  skipsWaiting: boolean,
): string | null {
  const whose = quoteUnlessPlainWord(uid);
  if (closing === null) return `${whose} has not asked to close: npm run owner -- requests shows who has.`;
  const { status, requestedAt } = closing;
  if (status === 'taken' || status === 'closed') return null;
  if (status !== 'open') return `Cannot close ${whose}: the request’s status is not one that this command knows.`;
  if (skipsWaiting || isOver(requestedAt, minHoursBeforeClosing, now)) return null;
  return `${whose} asked less than ${minHoursBeforeClosing} hours ago, and a thief of a token can ask as well: wait until ${formatTime(after(requestedAt, minHoursBeforeClosing))}. If you have made sure (docs/every-day.md#a-request-to-close), add --now.`;
}

/**
 * Describes the owner's next step for a request to close an account. `keptFor` is the number of days for which closed
 * accounts are stored.
 */
export function nextClosingStep(uid: string, closing: ClosingRequest, now: Date, keptFor: number): string {
  const { status, requestedAt, closedAt } = closing;
  const command = (words: string): string => `npm run owner -- ${words} ${quoteUnlessPlainWord(uid)}`;
  switch (status) {
    case 'open':
      return isOver(requestedAt, minHoursBeforeClosing, now)
        ? `${minHoursBeforeClosing} hours are over: ${command('close')}`
        : `waits until ${formatTime(after(requestedAt, minHoursBeforeClosing))}`;
    case 'taken':
      return `not finished: ${command('close')} --yes`;
    case 'closed': {
      const end = after(closedAt, keptFor * 24);
      if (isOver(closedAt, keptFor * 24, now)) return `its time is over: ${command('erase')} --yes`;
      return `kept until ${end === null ? '-' : formatIndianDate(end)}`;
    }
    default:
      return 'its status is not one that these commands know';
  }
}

const formatTime = (time: Date | null): string => (time === null ? '-' : formatIndianTime(time));
const after = (time: Date | null, hours: number): Date | null => time && new Date(time.getTime() + hours * hour);

function isOver(since: Date | null, hours: number, now: Date): boolean {
  const end = after(since, hours);
  return end !== null && end <= now;
}
