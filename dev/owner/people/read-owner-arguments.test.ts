import { expect, test } from 'vitest';
import { formatIndianDate, formatIndianIsoTime, formatIndianTime } from '../../base/indian-time.ts';
import { readOwnerArguments } from './read-owner-arguments.ts';

// In India, this time is already on 22 November.
const now = new Date('2026-11-21T19:00:00Z');
const read = (line: string) => readOwnerArguments(line === '' ? [] : line.split(' '), now);
const november = {
  from: '2026-11-01',
  to: '2026-11-22',
  since: new Date('2026-10-31T18:30:00Z'),
  until: new Date('2026-11-22T18:30:00Z'),
};

test.each([
  ['signups --from 2026-11-01', { command: 'signups', days: november, json: false, project: null }],
  ['signups --from 2026-11-01 --to 2026-11-22 --json', { command: 'signups', days: november, json: true }],
  ['find 98765 43210', { command: 'find', text: '98765 43210' }],
  ['export U1 --project acct-live', { command: 'export', whom: 'U1', althoughTyped: false }],
  ['export a/b@x.example --although-typed', { command: 'export', whom: 'a/b@x.example', althoughTyped: true }],
  ['requests --json', { command: 'requests', json: true }],
  ['close U1', { command: 'close', uid: 'U1', now: false, yes: false }],
  ['close U1 --now --yes', { command: 'close', uid: 'U1', now: true, yes: true }],
  ['erase U1', { command: 'erase', whom: 'U1', yes: false }],
  ['erase U1 --yes', { command: 'erase', whom: 'U1', yes: true, althoughTyped: false }],
  ['sign-out +919876543210', { command: 'sign-out', whom: '+919876543210', yes: false }],
  ['reset asha@x.example --yes', { command: 'reset', whom: 'asha@x.example', yes: true }],
])('npm run owner reads the arguments "%s"', (line, expected) => {
  expect(read(line)).toMatchObject(expected);
});

test.each([
  ['', 'Which command?'],
  ['forget U1', 'Unknown command "forget".'],
  ['toString', 'Unknown command "toString".'],
  ['signups', '"signups" needs its first day'],
  ['signups --from november', '--from november is not a day'],
  ['signups --from 2026-02-30', '--from 2026-02-30 is not a day'],
  ['signups --from 22-11-2026', '--from 22-11-2026 is not a day'],
  ['signups --from 2026-11-22T00:00', 'is not a day'],
  ['signups --from 2026-11-01 --to 31.11.2026', '--to 31.11.2026 is not a day'],
  ['signups --from 2026-11-02 --to 2026-11-01', '--from 2026-11-02 is after --to 2026-11-01.'],
  ['signups --from 2026-11-23', '--from 2026-11-23 is after today, 2026-11-22.'],
  ['signups today --from 2026-11-01', '"signups" takes no "today".'],
  ['find', '"find" needs a text'],
  ['export', '"export" needs a user id'],
  ['export a/b', '"a/b" is not a user id.'],
  ['requests U1', '"requests" takes no "U1".'],
  ['close', '"close" needs a user id'],
  ['close asha/@x.example', 'is not a user id.'],
  ['close U1 U2', '"close" takes one user id'],
  ['erase U1 --now', '"erase" does not take --now.'],
  ['erase', '"erase" needs a user id'],
  ['erase .. --yes', '".." is not a user id.'],
  [`erase ${'u'.repeat(129)}`, 'is not a user id.'],
  ['erase U1 U2 --yes', '"erase" takes one user id, e-mail address or phone number'],
  ['sign-out', '"sign-out" needs a user id'],
  ['sign-out U1 --now', '"sign-out" does not take --now.'],
  ['reset', '"reset" needs an e-mail address.'],
  ['reset U1', '"reset" needs an e-mail address.'],
  ['export U1 --yes', '"export" does not take --yes.'],
  ['find U1 --although-typed', '"find" does not take --although-typed.'],
  ['find U1 --from 2026-11-01', '"find" does not take --from.'],
  ['erase U1 --force', "Unknown option '--force'"],
  ['erase U1 --project=', '--project names no project.'],
])('npm run owner refuses the arguments "%s" and prints one line and its usage', (line, reported) => {
  expect(() => read(line)).toThrow(reported);
  expect(() => read(line)).toThrow('npm run owner -- COMMAND');
});

test('a time is formatted in Indian time', () => {
  const time = new Date('2026-12-31T20:04:05.678Z');
  expect([formatIndianDate(time), formatIndianTime(time), formatIndianIsoTime(time)]).toEqual([
    '2027-01-01',
    '2027-01-01 01:34',
    '2027-01-01T01:34:05+05:30',
  ]);
});
