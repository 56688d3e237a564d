import { createServer, type RequestListener } from 'node:http';
import { expect, inject, test, vi } from 'vitest';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { createFakePorts } from '../../../widget/adapters/fakes/create-fake-ports.ts';
import { sendSession } from '../../../widget/adapters/firebase/session-site.ts';
import { firestoreDocuments, firestoreRequest } from '../../../widget/adapters/firestore/firestore-documents.ts';
import { createFirestoreRecords } from '../../../widget/adapters/firestore/firestore-records.ts';
import type { SignedInUser } from '../../../widget/core/account-records.ts';
import { createAccountStore } from '../../../widget/core/account-store.ts';
import { readCardConfig } from '../../../widget/core/card-config.ts';
import { startSession } from '../../../widget/core/session.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { listen } from '../../build/services/service.ts';
import { withAdmin } from '../../owner/admin/with-admin.ts';
import { takeStep } from '../../owner/provision/take-step.ts';
import { tokenClaims, unsignedToken } from '../application/sign-token.ts';
import { createForwardingHandler } from '../browser/create-forwarding-handler.ts';

// The card's and the site's own code: what docs/deploy.md says of Firestore is what they do.
const projectId = 'demo-acct';
const [editions] = shownEditions;
const company = 'A & B Traders (Pune)';

test('each way costs the documents that are told', async () => {
  const { official, fake } = inject('firestore');
  const firestore = official ?? fake;
  const [port = 0] = await freePorts(1);
  const { handler, asked, take } = countOperations(Number(new URL(firestore).port));
  const origin = `http://127.0.0.1:${port}`;
  const counter = await listen(createServer(handler), port, { name: 'Counter', address: origin });
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', origin);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId);
  // They read their build's settings once, when they are loaded.
  vi.resetModules();
  const { takeHandoff } = await import('../../../site/session/handoff.ts');
  const { askServer } = await import('../../../site/session/renewal.ts');

  const documents = firestoreDocuments(projectId, origin, firestoreRequest);
  const finish = async (user: SignedInUser, url: string, companyName: string | null) => {
    const ports = createFakePorts({ browser: { url } });
    const store = createAccountStore(createFirestoreRecords(documents), ports.clock);
    const session = startSession(ports, configOf(url), { user, companyName: user.isNewUser ? companyName : null });
    const { companyId, refusal } = await store.write(
      user,
      { profile: {}, companyName },
      { editions, language: 'en', button: 'sign-up', kind: user.isNewUser ? 'given' : 'told' },
      ports.host.report,
    );
    await session.setCompany(companyId);
    expect(ports.host.reports).toEqual([]);
    expect(refusal).toBeNull();
    return { session: session.outcome, companyId };
  };
  const login = 'https://www.acct.example/login';
  const uid = (way: string): string => `${way}-${port}`.padEnd(20, '0');

  // /session renews without Firestore: site/e2e/session-renewal.spec.ts counts what it asks for.
  const ways: readonly (readonly [what: string, costs: Operations, step: () => Promise<unknown>])[] = [
    ['sign-up by e-mail', costs(3), () => finish(visitor(uid('email'), 'password'), login, company)],
    ['first sign-in by phone', costs(2), () => finish(visitor(uid('phone'), 'phone'), login, null)],
    [
      'sign-up on a partner’s page, by way of /session',
      costs(4, 1, 1),
      async () => {
        const user = visitor(uid('partner'), 'password');
        const { session, companyId } = await finish(user, 'https://partner.example/', company);
        expect(session).toBe('handoff');
        const { email: account } = user;
        const since = Math.floor(Date.now() / 1000);
        const kept = { refreshToken: 'a refresh token', uid: user.uid, account, companyId, projectId, since };
        const secret = await sendSession(documents, kept, user.idToken);
        expect(await takeHandoff(secret, askServer)).toEqual(kept);
      },
    ],
    [
      'later sign-in',
      costs(1, 3),
      () => finish({ ...visitor(uid('email'), 'password'), isNewUser: false }, login, null),
    ],
    [
      'a company set up',
      costs(2, 2),
      () =>
        withAdmin({ kind: 'emulator', host: `127.0.0.1:${port}`, authHost: '', projectId }, async ({ store }) => {
          await takeStep(store, 'take', uid('email'), { why: null, as: null });
          await takeStep(store, 'done', uid('email'), { why: null, as: null });
        }),
    ],
  ];
  for (const [what, expected, step] of ways) {
    await step();
    expect(take(), what).toEqual(expected);
  }
  // Firestore is asked by rights, never by the project's key: a key that is limited to other services stops nothing
  // here.
  expect(asked.filter((address) => address.includes('key='))).toEqual([]);
  await counter.stop();
});

const costs = (writes: number, reads = 0, deletes = 0): Operations => ({ writes, reads, deletes });

const configOf = (url: string) =>
  readCardConfig(
    {},
    { language: 'en', url },
    {
      siteOrigin: 'https://www.acct.example',
      firebase: { apiKey: 'key', authDomain: 'demo-acct.example', projectId },
    },
  ).config;

/** A new account, just signed in, with a token as the emulators take it. */
function visitor(uid: string, provider: 'password' | 'phone'): SignedInUser {
  const email = provider === 'phone' ? null : `${uid}@example.com`;
  const phone = provider === 'phone' ? '+919876543210' : null;
  const issuer = { aud: projectId, iss: `https://securetoken.google.com/${projectId}` };
  const firebase = { sign_in_provider: provider, identities: {} };
  const claims = tokenClaims({
    ...issuer,
    sub: uid,
    user_id: uid,
    email_verified: false,
    email: email ?? undefined,
    firebase,
  });
  const user = { uid, email, phone, displayName: null, providerId: provider, emailVerified: false, isNewUser: true };
  return { ...user, idToken: unsignedToken(claims) };
}

/** What Firestore bills by: documents, not requests. */
type Operations = { readonly writes: number; readonly reads: number; readonly deletes: number };

const none: Operations = { writes: 0, reads: 0, deletes: 0 };

/**
 * Stands before a Firestore on this machine and counts what it does by what Google bills: each document written,
 * deleted or asked for, whether or not it is there. What Firestore refuses is not counted. `take`: what was counted
 * since the last time. `asked`: the addresses.
 */
function countOperations(port: number) {
  let counted: readonly Operations[] = [];
  const asked: string[] = [];
  const forward = createForwardingHandler(port);
  const handler: RequestListener = (request, response) => {
    const { method = '', url = '' } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.push(url);
    response.once('finish', () => {
      if (response.statusCode === 200) counted = [...counted, operationsOf(method, url, `${Buffer.concat(chunks)}`)];
    });
    forward(request, response);
  };
  const take = (): Operations => {
    const sum = (kind: keyof Operations): number => counted.reduce((total, each) => total + each[kind], 0);
    const taken = { writes: sum('writes'), reads: sum('reads'), deletes: sum('deletes') };
    counted = [];
    return taken;
  };
  return { handler, asked, take };
}

/**
 * Of Firestore's REST calls, as far as this project makes them; throws on another, which would be counted as nothing.
 */
function operationsOf(method: string, url: string, text: string): Operations {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith('/v1/')) return none;
  if (method === 'GET') return { ...none, reads: 1 };
  if (method === 'DELETE') return { ...none, deletes: 1 };
  const { writes = [], documents = [] } = JSON.parse(text) as { writes?: { delete?: string }[]; documents?: string[] };
  if (/:(beginTransaction|rollback)$/.test(pathname)) return none;
  if (pathname.endsWith(':batchGet')) return { ...none, reads: documents.length };
  if (!pathname.endsWith(':commit')) throw new Error(`What does ${method} ${pathname} cost?`);
  const deletes = writes.filter((write) => write.delete !== undefined).length;
  return { ...none, writes: writes.length - deletes, deletes };
}
