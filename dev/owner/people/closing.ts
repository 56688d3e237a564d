import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { indianDate, indianMinute } from '../../base/indian-time.ts';
import { plainWord } from '../../base/visible-text.ts';

const hour = 3_600_000;

/** A thief of a token can ask as well: for this long the account's holder sees the request and can take it back. */
export const waitingHours = 72;

/** How far somebody's request to close the account is. All of it may be missing or strange. */
export type Closing = {
  /** `open` as its holder made it; `taken` and `closed` by `close`. */
  readonly status: string | null;
  /** In which they asked, and are to be answered. */
  readonly language: string | null;
  readonly requestedAt: Date | null;
  readonly closedAt: Date | null;
};

/** The record in `account_requests`; null where there is none. */
export function closingOf(fields: DocumentData | null | undefined): Closing | null {
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

/** `asked to close 2026-11-22 16:04`, with `(taken)` behind it, or `closed 2026-11-25 16:10`; Indian time. */
export function closingRemark({ status, requestedAt, closedAt }: Closing): string {
  if (status === 'closed') return `closed ${shown(closedAt)}`;
  const standing = status === 'open' ? '' : ` (${status === null ? 'no status' : plainWord(status)})`;
  return `asked to close ${shown(requestedAt)}${standing}`;
}

/** Why an account is not to be closed, in one line; null where it is, or its closing is to be finished. */
export function refusalToClose(uid: string, closing: Closing | null, now: Date, althoughYoung: boolean): string | null {
  const whose = plainWord(uid);
  if (closing === null) return `${whose} has not asked to close: npm run owner -- requests shows who has.`;
  const { status, requestedAt } = closing;
  if (status === 'taken' || status === 'closed') return null;
  if (status !== 'open') return `Cannot close ${whose}: the request’s status is not one that this command knows.`;
  if (althoughYoung || isOver(requestedAt, waitingHours, now)) return null;
  return `${whose} asked less than ${waitingHours} hours ago, and whoever has got hold of a token can ask as well: wait until ${shown(after(requestedAt, waitingHours))}. If you have made sure (docs/every-day.md#a-request-to-close), add --now.`;
}

/** What is to be done about a request, and when. `keptFor`: days for which closed accounts are kept. */
export function nextStep(uid: string, closing: Closing, now: Date, keptFor: number): string {
  const { status, requestedAt, closedAt } = closing;
  const command = (words: string): string => `npm run owner -- ${words} ${plainWord(uid)}`;
  switch (status) {
    case 'open':
      return isOver(requestedAt, waitingHours, now)
        ? `${waitingHours} hours are over: ${command('close')}`
        : `waits until ${shown(after(requestedAt, waitingHours))}`;
    case 'taken':
      return `not finished: ${command('close')} --yes`;
    case 'closed': {
      const end = after(closedAt, keptFor * 24);
      if (isOver(closedAt, keptFor * 24, now)) return `its time is over: ${command('erase')} --yes`;
      return `kept until ${end === null ? '-' : indianDate(end)}`;
    }
    default:
      return 'its status is not one that these commands know';
  }
}

const shown = (time: Date | null): string => (time === null ? '-' : indianMinute(time));
const after = (time: Date | null, hours: number): Date | null => time && new Date(time.getTime() + hours * hour);

function isOver(since: Date | null, hours: number, now: Date): boolean {
  const end = after(since, hours);
  return end !== null && end <= now;
}
