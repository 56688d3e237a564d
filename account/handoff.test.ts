import { createCipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decryptSession,
  deriveHandoffIdAndKey,
  encryptSession,
  parseStoredSession,
  type StoredSession,
} from './handoff.ts';
import { fromBase64Url } from './token-claims.ts';

const session: StoredSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: 'आशा-uid-of',
  projectId: 'demo-acct',
  since: 1_800_000_000,
};

test('a valid session is returned unchanged', () => {
  expect(parseStoredSession(session)).toBe(session);
  expect(parseStoredSession({ ...session, account: null, companyId: null })).not.toBeNull();
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
  ['a text as time', { ...session, since: 'yesterday' }],
])('%s is not a session', (_, value) => {
  expect(parseStoredSession(value)).toBeNull();
});

test('a hand-off’s secret determines the id of the record and the key of the encrypted session', async () => {
  const { secret, id, box } = await encryptSession(session);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const derived = await deriveHandoffIdAndKey(fromBase64Url(secret));
  expect(derived.id).toBe(id);
  expect(await decryptSession(derived.key, box)).toEqual(session);
});

test('two hand-offs have different secrets, ids and encrypted sessions', async () => {
  const [one, other] = [await encryptSession(session), await encryptSession(session)];
  expect(one.secret).not.toBe(other.secret);
  expect(one.id).not.toBe(other.id);
  expect(one.box).not.toEqual(other.box);
  expect(new TextDecoder().decode(one.box)).not.toContain('refresh');
  expect(await decryptSession((await deriveHandoffIdAndKey(fromBase64Url(other.secret))).key, one.box)).toBeNull();
});

test('an encrypted session is refused if a bit has changed or the content is not a session', async () => {
  const { secret, box } = await encryptSession(session);
  const { key } = await deriveHandoffIdAndKey(fromBase64Url(secret));
  for (const place of [0, box.length - 1]) {
    const changed = box.slice();
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(await decryptSession(key, changed)).toBeNull();
  }
  const other = await encryptSession({ ...session, uid: '' });
  expect(await decryptSession((await deriveHandoffIdAndKey(fromBase64Url(other.secret))).key, other.box)).toBeNull();
});

test('the id and the key of a hand-off are derived by HKDF (RFC 5869), and are the same in all releases', async () => {
  const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
  const derived = (info: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', info, 32));
  const cipher = createCipheriv('aes-256-gcm', derived('acct handoff key'), new Uint8Array(12));
  const box = Buffer.concat([cipher.update(JSON.stringify(session)), cipher.final(), cipher.getAuthTag()]);
  const { id, key } = await deriveHandoffIdAndKey(secret);
  expect(id).toBe(derived('acct handoff id').toString('base64url'));
  expect(await decryptSession(key, box)).toEqual(session);
});

test('a page cannot export the key of a hand-off', async () => {
  expect((await deriveHandoffIdAndKey(new Uint8Array(32))).key.extractable).toBe(false);
});
