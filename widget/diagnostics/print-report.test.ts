import { afterEach, expect, test, vi } from 'vitest';
import type { IntegratorReport } from '../../account/account-ports.ts';
import { CardError } from '../../account/errors.ts';
import { printReport } from './print-report.ts';

/** Returns the codes of the console lines that one report prints. */
function codesOf(report: IntegratorReport): readonly string[] {
  const codes: string[] = [];
  const record = (line: string): unknown => codes.push(/\] ([a-z-]+\/[a-z-]+): /.exec(line)?.[1] ?? line);
  vi.spyOn(console, 'warn').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
  printReport({}, report);
  return codes;
}
afterEach(() => vi.restoreAllMocks());

test.each<[string, unknown]>([
  // Web Crypto, IndexedDB and atob() throw a DOMException, whose `code` is a number. The test uses an error with this
  // number, because a DOMException of happy-dom has another one.
  ['an error with a numeric code', Object.assign(new Error('The operation is insecure.'), { code: 18 })],
  ['null', null],
  ['a string', 'no'],
])('a report prints its console line when the cause is %s', (_, cause) => {
  expect(codesOf({ level: 'error', code: 'session/not-handed-off', cause })).toEqual(['session/not-handed-off']);
});

test('a console line escapes invisible characters that come from another server', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const where = '1.0.0-01234567 (\u001b[31mharm\n[acct-auth-card] page/policy: \u202eus\u0007\u2028); it goes on';
  printReport({}, { level: 'warn', code: 'release/withdrawn', where });
  expect(lines).toEqual([
    expect.stringContaining(
      'Where: 1.0.0-01234567 (\\u{1b}[31mharm\\u{a}[acct-auth-card] page/policy: \\u{202e}us\\u{7}\\u{2028}); it goes on.',
    ),
  ]);
});

test('a report of a failed write prints a second console line if the cause is a fault of the project', () => {
  const cause = new CardError('store/permission-denied', {
    cause: new Error('Cloud Firestore API has not been used in project demo before or it is disabled.'),
  });
  expect(codesOf({ level: 'error', code: 'store/provision-not-written', cause })).toEqual([
    'store/provision-not-written',
    'store/api-disabled',
  ]);
});
