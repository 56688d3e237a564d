import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  escapeForTerminal,
  formatEscapedJson,
  quoteForTerminal,
  quoteUnlessPlainWord,
} from '../../base/escape-for-terminal.ts';
import { parseProvisionRequest } from './provision-request.ts';
import { reasonAgainstStep } from './provision-steps.ts';
import { readProvisionArguments } from './read-provision-arguments.ts';
import { formatAge, formatRequestTable } from './request-line.ts';

const now = Date.parse('2026-11-22T10:30:00Z');
const at = (time: string) => Timestamp.fromDate(new Date(time));

test.each([
  ['A & B', 'A & B'],
  ['क्‍षत्रिय', 'क्‍षत्रिय'],
  ['\u001b[2Jgone', '\\u{1b}[2Jgone'],
  ['a\u202eb\u2066c\u200f\ufeff\u{e0041}', 'a\\u{202e}b\\u{2066}c\\u{200f}\\u{feff}\\u{e0041}'],
  ['two\nlines\u2028\u0085', 'two\\u{a}lines\\u{2028}\\u{85}'],
  ['C:\\u{202e}', 'C:\\\\u{202e}'],
  ['a\u3164\u115f\u034f\ufe0f\u00a0\u2800b', 'a\\u{3164}\\u{115f}\\u{34f}\\u{fe0f}\\u{a0}\\u{2800}b'],
  ['as\u200dha', 'as\\u{200d}ha'],
  ['स्त्र्यां', 'स्त्र्यां'],
  ['\u0301a', '\\u{301}a'],
  ['e\u0301\u0302\u0303\u0304', 'e\u0301\u0302\u0303\u0304'],
  ['e\u0301\u0302\u0303\u0304\u0305', 'e\\u{301}\\u{302}\\u{303}\\u{304}\\u{305}'],
])('escapeForTerminal replaces the text %j by %s', (text, shown) => {
  expect(escapeForTerminal(text)).toBe(shown);
});

test.each([
  [quoteForTerminal('A" (proved by SMS)  "B'), '"A\\" (proved by SMS)  \\"B"'],
  [quoteForTerminal('\\"'), '"\\\\\\""'],
  [quoteForTerminal('ल'.repeat(120)), `"${'ल'.repeat(120)}"`],
  [quoteForTerminal('ल'.repeat(2000)), `"${'ल'.repeat(120)}"... (2000 characters)`],
  [quoteUnlessPlainWord('a.b+c@x-y.example'), 'a.b+c@x-y.example'],
  [quoteUnlessPlainWord('u'.repeat(254)), 'u'.repeat(254)],
  [quoteUnlessPlainWord('u'.repeat(255)), `"${'u'.repeat(120)}"... (255 characters)`],
  [quoteUnlessPlainWord('-'), '"-"'],
  [quoteUnlessPlainWord('done  1 d'), '"done  1 d"'],
  [quoteUnlessPlainWord('аsha@x.example'), '"аsha@x.example"'],
])('a quoted value cannot be mistaken for the text before or after it: %s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test('formatEscapedJson escapes invisible characters and parses to the same value', () => {
  const value = { name: 'a\u202e\u{e0041}"\n', mark: '\u0301\u3164' };
  expect(JSON.parse(formatEscapedJson(value))).toEqual(value);
  expect(formatEscapedJson(value)).toContain('a\\u202e\\udb40\\udc41\\"\\n');
  expect(formatEscapedJson(value)).toContain('"\\u0301\\u3164"');
});

test.each([
  ['2026-11-19T10:00:00Z', '3 d'],
  ['2026-11-22T05:00:00Z', '5 h'],
  ['2026-11-22T10:18:00Z', '12 min'],
  ['2026-11-22T10:29:30Z', 'now'],
  ['2026-11-22T10:31:00Z', 'now'],
  [null, '?'],
])('formatAge formats the age of a request from %s as %s', (time, shown) => {
  expect(formatAge(time, now)).toBe(shown);
});

test('the table of requests also has rows for requests whose fields are missing or have another type', () => {
  const nobody = { name: null, emails: [], phones: [] };
  const phones = [{ value: '+919876543210', keptIn: 'record', provedBy: null } as const];
  const odd = { companyName: 7, status: null, requestedAt: { toDate: 'yesterday' }, takenAt: {} };
  const strange = parseProvisionRequest('u\n1', odd);
  const forged = parseProvisionRequest('u2', { status: '(no status)', suggestedCompanyId: '-', companyName: 'A"  "B' });
  const reported = formatRequestTable(
    [
      { ...strange, ...nobody },
      { ...forged, ...nobody, name: 'Asha', phones },
    ],
    now,
  );
  expect([reported.heading, ...reported.lines]).toEqual([
    'user id    status         age  company id  company  person  contacts',
    '"u\\u{a}1"  (no status)    ?    -           -  -  -',
    'u2         "(no status)"  ?    "-"         "A\\"  \\"B"  "Asha"  +919876543210 (record: typed)',
  ]);
  expect(reported.sum).toBe('2 requests: (no status) 1, "(no status)" 1.');
});

const taken = { status: 'in-progress', takenBy: 'Asha', takenAt: at('2026-11-22T10:25:00Z') };
test.each([
  ['take', { status: 'pending' }, null],
  ['done', taken, null],
  ['reject', taken, null],
  ['done', { status: 'pending' }, 'it is still pending; take it first'],
  ['take', taken, 'it is in progress already, taken by Asha on 2026-11-22 15:55 IST (5 min ago)'],
  ['take', { status: 'in-progress' }, 'it is in progress already'],
  ['reject', { status: 'done', doneAt: at('2026-11-22T10:30:00Z') }, 'done already on 2026-11-22 16:00 IST (just now)'],
  ['done', { status: 'rejected', rejectReason: 'spam' }, 'it was rejected: "spam"'],
  ['take', { status: 'approved' }, 'its status is "approved", which this command does not know'],
  ['take', {}, 'its status is missing'],
] as const)('the step "%s" on the request %j is refused with the reason: %s', (step, fields, reason) => {
  const refusal = reasonAgainstStep(step, parseProvisionRequest('u1', fields), now);
  if (reason === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(reason);
});

test.each([
  ['list', { command: 'list', project: null, status: null, json: false }],
  ['list --status done --json', { command: 'list', project: null, status: 'done', json: true }],
  ['take U1 --as Asha', { command: 'take', uid: 'U1', as: 'Asha', why: null, project: null }],
  ['done U1 --project acct-live', { command: 'done', uid: 'U1', as: null, why: null, project: 'acct-live' }],
  ['reject U1 --why spam', { command: 'reject', uid: 'U1', as: null, why: 'spam', project: null }],
])('npm run provision reads the arguments "%s"', (line, expected) => {
  expect(readProvisionArguments(line.split(' '))).toEqual(expected);
});

test.each([
  ['', 'Which command?'],
  ['frob', 'Unknown command "frob".'],
  ['toString', 'Unknown command "toString".'],
  ['take', '"take" needs the user id of a request.'],
  ['take U1 U2', '"take" takes one user id'],
  ['reject U1', '"reject" needs a reason'],
  ['reject U1 --why=', '"reject" needs a reason'],
  [`reject U1 --why ${'x'.repeat(501)}`, 'at most 500 characters'],
  ['done U1 --why late', '"done" does not take --why.'],
  ['list --status open', 'No request has the status "open".'],
  ['list U1', '"list" takes no "U1".'],
  ['list --project=', '--project names no project.'],
  ['list --all', "Unknown option '--all'."],
])('npm run provision refuses the arguments "%s" and prints its usage', (line, what) => {
  const read = () => readProvisionArguments(line.split(' ').filter((word) => word !== ''));
  expect(read).toThrow(what);
  expect(read).toThrow('reject UID --why TEXT');
});
