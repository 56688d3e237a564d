import { createRequire } from 'node:module';
import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, PhoneAuthProvider, signInWithCredential } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryableSignIn } from './create-retryable-sign-in.ts';

// Without this mock, Node would load the SDK's build for servers, which cannot sign in by phone number.
vi.mock('firebase/auth', () => {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  const auth = createRequire(firebase).resolve('@firebase/auth/package.json');
  return import(auth.replace('package.json', 'dist/esm/index.js'));
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const expiry = Math.floor(Date.now() / 1000) + 3600;
const idToken = `${encode({ alg: 'none' })}.${encode({ sub: 'Uid001', exp: expiry, iat: expiry - 3600 })}.`;

let requests: string[];
let isLookUpLost: boolean;

/** Answers like a server that accepts a code only once. The reply to the first look-up of the account is lost. */
async function answer(address: string | URL): Promise<Response> {
  const [, method = ''] = /accounts:(\w+)/.exec(`${address}`) ?? [];
  requests.push(method);
  if (method === 'signInWithPhoneNumber') {
    const isFirst = requests.filter((one) => one === method).length === 1;
    const refused = { error: { code: 400, message: 'SESSION_EXPIRED' } };
    const accepted = { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'Uid001', isNewUser: true };
    return Response.json(isFirst ? accepted : refused, { status: isFirst ? 200 : 400 });
  }
  if (isLookUpLost) {
    isLookUpLost = false;
    throw new TypeError('Failed to fetch');
  }
  return Response.json({ users: [{ localId: 'Uid001', phoneNumber: '+919876543210' }] });
}

beforeEach(() => {
  requests = [];
  isLookUpLost = true;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let apps = 0;

function startPhoneSignIn() {
  apps += 1;
  const app = initializeApp({ apiKey: 'key', projectId: 'demo-acct' }, `kept-reply-${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  return { auth, credential: PhoneAuthProvider.credential('confirmation-1', '123456') };
}

test('the installed SDK still calls the private method that createRetryableSignIn replaces', async () => {
  const { auth, credential } = startPhoneSignIn();
  const asking = credential as unknown as { _getIdTokenResponse: (auth: unknown) => Promise<unknown> };
  const step = vi.spyOn(asking, '_getIdTokenResponse');
  await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  expect(step.mock.calls[0]?.[0]).toMatchObject({ app: auth.app });
  expect(await step.mock.results[0]?.value).toMatchObject({ idToken, localId: 'Uid001' });
});

test('a visitor signs in with an accepted OTP even if the reply to the look-up of the account is lost', async () => {
  const { auth, credential } = startPhoneSignIn();
  const { user } = await createRetryableSignIn(credential)(auth);
  expect(user).toMatchObject({ uid: 'Uid001', phoneNumber: '+919876543210' });
  expect(requests).toEqual(['signInWithPhoneNumber', 'lookup', 'lookup']);
});

test('after a failed look-up of the account, the SDK alone cannot sign in with the same OTP again', async () => {
  const { auth, credential } = startPhoneSignIn();
  await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({ code: 'auth/code-expired' });
});
