import { expect, test } from 'vitest';
import { checkRenewal } from './check-renewal.ts';
import { now, claims as ofAsha, session as signedIn, tokenOf } from './testing/asha.ts';

const day = 86_400;
const session = { ...signedIn, since: now - day };
const claims = { ...ofAsha, auth_time: now - day };
const renewedBy = (given: object) =>
  checkRenewal(session, { status: 200, body: { id_token: tokenOf({ ...claims, ...given }), refresh_token: 'second' } });
const refused = (status: number, message: string) => checkRenewal(session, { status, body: { error: { message } } });

test('a renewed session has the token’s account, the new refresh token and what is left of seven days', () => {
  expect(renewedBy({})).toEqual({
    idToken: tokenOf(claims),
    secondsLeft: 6 * day,
    isConfirmed: false,
    session: { ...session, refreshToken: 'second', account: 'asha@example.com' },
  });
  expect(renewedBy({ email: undefined, phone_number: '+919876543210' })).toMatchObject({
    isConfirmed: true,
    session: { account: '+919876543210' },
  });
  expect(renewedBy({ email_verified: true })).toMatchObject({ isConfirmed: true });
});

test('an answer without a refresh token leaves the one there was', () => {
  const answer = { status: 200, body: { id_token: tokenOf(claims) } };
  expect(checkRenewal(session, answer)).toMatchObject({ session: { refreshToken: 'first' } });
});

test('the earlier of sign-in and auth_time counts, and the seventh day is the last', () => {
  expect(renewedBy({ auth_time: now - 2 * day })).toMatchObject({
    secondsLeft: 5 * day,
    session: { since: now - 2 * day },
  });
  // A token issued anew may claim a sign-in of now.
  expect(renewedBy({ auth_time: now })).toMatchObject({ secondsLeft: 6 * day, session: { since: now - day } });
  expect(renewedBy({ auth_time: now - 7 * day + 1 })).toMatchObject({ secondsLeft: 1 });
  expect(renewedBy({ auth_time: now - 7 * day })).toBe('ended');
  expect(renewedBy({ iat: now + 6 * day })).toBe('ended');
});

test('somebody else’s token, or one of another project, is the end', () => {
  expect(renewedBy({ sub: 'uid-of-ravi' })).toBe('ended');
  expect(renewedBy({ aud: 'other-project' })).toBe('ended');
});

test.each([
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
  'PROJECT_NUMBER_MISMATCH',
  'INVALID_REFRESH_TOKEN : x',
  'TOKEN_EXPIRED : The user credential is no longer valid.',
])('%s is the end', (message) => {
  expect(refused(400, message)).toBe('ended');
});

test.each([
  [400, 'API key not valid. Please pass a valid API key.'],
  [403, 'Requests from referer https://www.acct.example are blocked.'],
  [429, 'RESOURCE_EXHAUSTED'],
  [429, 'Quota exceeded for USER_PROJECT'],
  [400, 'USER_PROJECT_DENIED'],
  [400, 'TOKEN_EXPIRED_SOMEHOW'],
  [401, 'TOKEN_EXPIRED'],
  [500, 'USER_NOT_FOUND'],
  [503, 'UNAVAILABLE'],
  [503, 'USER_DISABLED : the backend is being moved'],
  [503, 'INVALID_REFRESH_TOKEN'],
])('%s %s is an outage: the session may still be good', (status, message) => {
  expect(refused(status, message)).toBe('outage');
});

test.each([
  null,
  { status: 200, body: {} },
  { status: 200, body: { id_token: 'no token' } },
  { status: 502, body: {} },
  { status: 502, body: { id_token: tokenOf(claims) } },
])('%j is an outage', (answer) => {
  expect(checkRenewal(session, answer)).toBe('outage');
});
