import { expect, test } from 'vitest';
import { asKeptSession, type KeptSession } from './handoff.ts';

const session: KeptSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: null,
  companyId: null,
  projectId: 'demo-acct',
  since: 1_800_000_000,
};

test('a session of this form is taken as it is', () => {
  expect(asKeptSession(session)).toBe(session);
  expect(asKeptSession({ ...session, account: '+919876543210', companyId: 'asha-uid-of' })).not.toBeNull();
});

test.each([
  ['nothing', null],
  ['a text', 'session'],
  ['an empty user id', { ...session, uid: '' }],
  ['no refresh token', { ...session, refreshToken: undefined }],
  ['a list as project', { ...session, projectId: ['demo-acct'] }],
  ['a number as account', { ...session, account: 1 }],
  ['no company, not even null', { ...session, companyId: undefined }],
  ['no time', { ...session, since: undefined }],
  ['a time before all sign-ins', { ...session, since: 0 }],
  ['a time that is none', { ...session, since: 'yesterday' }],
])('%s is none', (_, value) => {
  expect(asKeptSession(value)).toBeNull();
});
