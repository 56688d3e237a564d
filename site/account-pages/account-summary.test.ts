import { describe, expect, test } from 'vitest';
import type { Account, StoredRecord } from './account-state.ts';
import { formatInitials, summariseAccount } from './account-summary.ts';

const empty = { user_profiles: [], authentication: [], provision_requests: [], consents: [], account_requests: [] };
const summaryOf = (records: Partial<Account['records']>) =>
  summariseAccount({ uid: 'asha', records: { ...empty, ...records } }, 'en');

const asked = new Date('2026-11-23T06:30:00Z');
const done = new Date('2026-11-25T06:30:00Z');
const company = { companyName: 'Patil Traders', requestedAt: asked };

describe('the company in the account summary', () => {
  test.each<[StoredRecord | undefined, ReturnType<typeof summariseAccount>['step'], since: string]>([
    [undefined, 'none', ''],
    [{ ...company, status: 'pending' }, 'waiting', '23 Nov 2026'],
    [{ ...company, status: 'in-progress' }, 'waiting', '23 Nov 2026'],
    [{ ...company, status: 'done', doneAt: done }, 'ready', '25 Nov 2026'],
    [{ ...company, status: 'rejected' }, 'refused', '23 Nov 2026'],
    [{ ...company, status: 'of a later release' }, 'waiting', '23 Nov 2026'],
  ])('is summarised from the set-up request %j as the step "%s" with the date "%s"', (request, step, since) => {
    expect(summaryOf({ provision_requests: request ? [request] : [] })).toMatchObject({ step, since });
  });
});

describe('the account summary', () => {
  test('has the initials of the person, not of the company', () => {
    const records = { user_profiles: [{ displayName: 'Asha Patil' }], provision_requests: [company] };
    expect(summaryOf(records).initials).toBe('AP');
  });

  test('has the name from the sign-in provider if the profile has no name', () => {
    const authentication = [{ displayName: 'Ravi', email: 'ravi@example.com', emailVerified: true }];
    expect(summaryOf({ authentication })).toMatchObject({
      person: 'Ravi · ravi@example.com',
      initials: 'R',
      email: '',
    });
  });

  test('has a phone number, but no initials and no e-mail address, if the visitor signs in by phone', () => {
    const authentication = [{ phoneNumber: '+919876543210' }];
    const summary = { person: '+919876543210', phone: '+919876543210', initials: '', email: '', mail: '' };
    expect(summaryOf({ authentication })).toMatchObject(summary);
  });

  test('asks to confirm the e-mail address only until the visitor has confirmed it', () => {
    const of = (emailVerified: boolean) =>
      summaryOf({ authentication: [{ email: 'asha@example.com', emailVerified }] });
    expect([of(false).email, of(true).email, of(true).mail]).toEqual(['asha@example.com', '', 'asha@example.com']);
  });
});

test('the account summary names the same date of the legal texts in every time zone', () => {
  expect(summaryOf({ consents: [{ edition: '2026-11-23' }, { edition: '2026-11-01' }] }).edition).toBe('23 Nov 2026');
});

test.each([
  ['Asha Patil', 'AP'],
  ['asha', 'A'],
  ['  Asha  P.  Patil ', 'AP'],
  ['(Asha) Patil', 'AP'],
  ['आशा पाटिल', 'आप'],
  ['𝒜sha', '𝒜'],
  ['...', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(formatInitials(name)).toBe(initials);
});
