import { expect, test } from 'vitest';
import { visibleJson, visibleText } from '../admin/visible-text.ts';
import { asProvisionRequest } from './provision-request.ts';
import { age, requestLines } from './request-line.ts';
import { refusalOf } from './request-steps.ts';

const now = Date.parse('2026-11-22T10:30:00Z');
const at = (time: string) => ({ toDate: () => new Date(time) });

test.each([
  ['A & B', 'A & B'],
  ['क्‍षत्रिय', 'क्‍षत्रिय'],
  ['\u001b[2Jgone', '\\u{1b}[2Jgone'],
  ['a\u202eb\u2066c\u200f\ufeff\u{e0041}', 'a\\u{202e}b\\u{2066}c\\u{200f}\\u{feff}\\u{e0041}'],
  ['two\nlines\u2028\u0085', 'two\\u{a}lines\\u{2028}\\u{85}'],
  ['C:\\u{202e}', 'C:\\\\u{202e}'],
])('%j is shown as %s', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('JSON stays the same JSON, and shows no mark as itself', () => {
  const value = { name: 'a\u202e\u{e0041}"\n' };
  expect(JSON.parse(visibleJson(value))).toEqual(value);
  expect(visibleJson(value)).toContain('a\\u202e\\udb40\\udc41\\"\\n');
});

test.each([
  ['2026-11-19T10:00:00Z', '3 d'],
  ['2026-11-22T05:00:00Z', '5 h'],
  ['2026-11-22T10:18:00Z', '12 min'],
  ['2026-11-22T10:29:30Z', 'now'],
  ['2026-11-22T10:31:00Z', 'now'],
  [null, '?'],
])('the age of %s is %s', (time, shown) => {
  expect(age(time, now)).toBe(shown);
});

test('what is missing or of another type is shown as such', () => {
  const strange = asProvisionRequest('u\n1', { companyName: 7, status: null, requestedAt: 'yesterday', takenAt: {} });
  expect(requestLines([strange], now)).toEqual(['u\\u{a}1  (no status)  ?  -  -']);
});

const taken = { status: 'in-progress', takenBy: 'Asha', takenAt: at('2026-11-22T10:25:00Z') };
test.each([
  ['take', { status: 'pending' }, null],
  ['done', taken, null],
  ['reject', taken, null],
  ['done', { status: 'pending' }, 'it is still pending; take it first'],
  ['take', taken, 'it is in progress already, taken by Asha on 2026-11-22 at 10:25 UTC (5 min ago)'],
  ['take', { status: 'in-progress' }, 'it is in progress already'],
  [
    'reject',
    { status: 'done', doneAt: at('2026-11-22T10:30:00Z') },
    'done already on 2026-11-22 at 10:30 UTC (just now)',
  ],
  ['done', { status: 'rejected', rejectReason: 'spam' }, 'it was rejected: "spam"'],
  ['take', { status: 'approved' }, 'its status is "approved", which this command does not know'],
  ['take', {}, 'its status is missing'],
] as const)('%s from %j: %s', (step, fields, reason) => {
  const refusal = refusalOf(step, asProvisionRequest('u1', fields), now);
  if (reason === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(reason);
});
