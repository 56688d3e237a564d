import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { listenAsService } from '../../services/service.ts';
import { makeSigningKey, type SigningKey, signToken, type TokenClaims } from '../../services/sign-token.ts';

const publicKeys = [
  'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
  'www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys',
];
const identityToolkit = /^identitytoolkit\.googleapis\.com\/v1\/projects\/[^/]+(?:\/accounts)?:(\w+)$/;

/**
 * Starts a fake of the Google servers that firebase-admin calls. It signs tokens with a key of its own. `unknown` lists
 * the requested addresses that the fake does not know.
 */
export async function startFakeGoogleAuth() {
  const key = await makeSigningKey('google-1');
  const state = {
    /** Matches the addresses for which the fake answers with status 500. */
    outage: null as RegExp | null,
    /** The account that every lookup finds. Sign-ins before `validSince` (in seconds) are revoked. */
    account: { validSince: 0, disabled: false, email: 'asha@example.com', emailVerified: false },
    /** The requested lifetimes of session cookies, in seconds. */
    cookieLives: [] as number[],
    unknown: [] as string[],
  };
  const identity = (call: string, body: Record<string, string | string[]>): object => {
    if (call === 'lookup') {
      const { validSince, ...account } = state.account;
      return { users: [{ localId: body.localId?.[0], ...account, validSince: String(validSince) }] };
    }
    if (call === 'createSessionCookie') {
      state.cookieLives.push(Number(body.validDuration));
      return { sessionCookie: sessionCookie(`${body.idToken}`, Number(body.validDuration), key) };
    }
    // Answers `accounts:update`, which revokes sessions.
    state.account.validSince = Number(body.validSince);
    return { localId: body.localId };
  };
  const answer = (address: string, body: string): object | null => {
    if (publicKeys.includes(address)) return { [key.kid]: key.certificate };
    if (address === 'oauth2.googleapis.com/token') return { access_token: 'of-the-server', expires_in: 3600 };
    const [, call] = identityToolkit.exec(address) ?? [];
    return call ? identity(call, JSON.parse(body)) : null;
  };

  const server = createServer({ key: key.key, cert: key.certificate }, async (request, response) => {
    const address = `${request.headers.host}${request.url?.split('?')[0]}`;
    const found = answer(address, await text(request));
    if (!found) state.unknown.push(address);
    const isOut = state.outage?.test(address) ?? false;
    const status = found ? 200 : 404;
    response.writeHead(isOut ? 500 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOut ? { error: 'an outage' } : (found ?? {})));
  });
  const { stop } = await listenAsService(server, 0, { name: 'Google', address: '' });
  const { port } = server.address() as AddressInfo;
  Object.assign(globalAgent, {
    createConnection: () => connect({ host: '127.0.0.1', port, rejectUnauthorized: false }),
  });
  return {
    state,
    key,
    /** Credentials that this fake accepts. */
    serviceAccount: { projectId: 'acct-live', clientEmail: 'app@example.com', privateKey: key.key },
    stop: async (): Promise<void> => {
      Reflect.deleteProperty(globalAgent, 'createConnection');
      globalAgent.destroy();
      await stop();
    },
  };
}

/** Creates a session cookie as Google does: the ID token's claims with another issuer and expiry. */
function sessionCookie(idToken: string, seconds: number, key: SigningKey): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;
  const now = Math.floor(Date.now() / 1000);
  return signToken({ ...claims, iss: `https://session.firebase.google.com/${claims.aud}`, exp: now + seconds }, key);
}
