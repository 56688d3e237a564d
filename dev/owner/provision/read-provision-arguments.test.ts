import { expect, test } from 'vitest';
import { readProvisionArguments } from './read-provision-arguments.ts';

test.each([
  ['list', { command: 'list', project: null, status: null, json: false }],
  ['list --status done --json', { command: 'list', project: null, status: 'done', json: true }],
  ['take U1 --as Asha', { command: 'take', uid: 'U1', as: 'Asha', why: null, project: null }],
  ['done U1 --project acct-live', { command: 'done', uid: 'U1', as: null, why: null, project: 'acct-live' }],
  ['reject U1 --why spam', { command: 'reject', uid: 'U1', as: null, why: 'spam', project: null }],
])('%s', (line, expected) => {
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
])('"%s" is refused with the usage', (line, what) => {
  const read = () => readProvisionArguments(line.split(' ').filter((word) => word !== ''));
  expect(read).toThrow(what);
  expect(read).toThrow('reject UID --why TEXT');
});
