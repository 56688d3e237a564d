import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { nextClosingStep, parseClosingRequest, reasonAgainstClosing } from './closing.ts';

const now = new Date('2026-11-25T10:00:00Z');
const at = (time: string) => Timestamp.fromDate(new Date(time));
const closed = { status: 'closed', closedAt: at('2026-11-24T10:00:00Z') };

test.each([
  [{ status: 'open', requestedAt: at('2026-11-22T10:00:01Z') }, 'waits until 2026-11-25 15:30', 'wait until'],
  [{ status: 'open', requestedAt: at('2026-11-22T10:00:00Z') }, '72 hours are over: npm run owner -- close U1', null],
  [{ status: 'open', requestedAt: '2020-01-01' }, 'waits until -', 'wait until -'],
  [closed, 'kept until 2026-11-26', null],
  [{ ...closed, closedAt: at('2026-11-23T10:00:00Z') }, 'its time is over: npm run owner -- erase U1 --yes', null],
  [{ status: 7 }, 'its status is not one', 'status is not one'],
])('the next step of the request %j is "%s" if closed accounts are stored for two days', (fields, next, refusal) => {
  const closing = parseClosingRequest(fields);
  expect(closing && nextClosingStep('U1', closing, now, 2)).toContain(next);
  expect(reasonAgainstClosing('U1', closing, now, false) ?? 'none').toContain(refusal ?? 'none');
});
