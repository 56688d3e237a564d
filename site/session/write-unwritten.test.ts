import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type StoredUnwritten, unwrittenStore } from './session-store.ts';
import { forgetVisitor, readStoredSession, readUnwritten, storeSession } from './stored-session.ts';
import { claims, createToken, resetBrowser, session } from './testing/asha.ts';
import { writeUnwritten } from './write-unwritten.ts';

const { uid, projectId, since } = session;
const editions = { notice: '2026-11-23', terms: '2026-11-23' };
const shown = { editions, language: 'hi', button: 'sign-up', kind: 'given' } as const;
const unwritten = { profile: { displayName: 'Asha' }, companyName: 'Patil Traders', shown };
const idToken = createToken({ ...claims, firebase: { sign_in_provider: 'password' } });
const renewed = { session, idToken, secondsLeft: 600_000, isConfirmed: true };
const companyId = 'patil-traders-uid-of';

type Sent = { readonly writes?: readonly { readonly update: { readonly name: string; readonly fields: object } }[] };

/** Stubs a Firestore that stores and finds nothing. `refuses`: the status for a commit that holds this path. */
function firestore(
  refuses: (path: string) => number,
  meanwhile = async () => undefined as unknown,
  token = idToken,
): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    expect(headers).toMatchObject({ authorization: `Bearer ${token}` });
    const { writes = [] } = JSON.parse(`${body}`) as Sent;
    if (!url.endsWith(':commit')) return Response.json([]);
    const paths = writes.map(({ update }) => update.name.split('/documents/')[1] ?? '');
    const status = Math.max(...paths.map(refuses));
    await meanwhile();
    if (status === 200) written.push(...writes.map(({ update }) => JSON.stringify(update.fields)));
    // A write that met another one: https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
    return Response.json(status === 409 ? { error: { status: 'ABORTED' } } : {}, { status });
  });
  return written;
}
const write = async () => writeUnwritten(renewed, (await readUnwritten(renewed)) as StoredUnwritten);
const takes = (): number => 200;

beforeEach(async () => {
  resetBrowser();
  await storeSession(session, unwritten);
});

describe('what could not be written', () => {
  test('is written with the renewed token, and the session knows its company from then on', async () => {
    const written = firestore(takes);
    expect(await write()).toBe(companyId);
    expect(written.join()).toContain('"kind":{"stringValue":"given"}');
    expect(written.join()).toContain('"language":{"stringValue":"hi"}');
    expect(written.join()).toContain('"signupMethod":{"stringValue":"password"}');
    expect(await unwrittenStore.read()).toBeUndefined();
    expect(await readStoredSession()).toEqual({ ...session, companyId });
  });

  test('is of a sign-up by password where the token names no way', async () => {
    const written = firestore(takes, undefined, createToken(claims));
    await writeUnwritten(
      { ...renewed, idToken: createToken(claims) },
      (await readUnwritten(renewed)) as StoredUnwritten,
    );
    expect(written.join()).toContain('"signupMethod":{"stringValue":"password"}');
  });

  test('stays where Firestore is still down, for the same seven days', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    firestore(() => 503);
    vi.useFakeTimers();
    const writing = write();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await writing).toBeNull();
    expect(warn).toHaveBeenCalled();
    expect(await unwrittenStore.read()).toEqual({ ...unwritten, uid, projectId, since });
  });

  test('is sent again where it met another write', async () => {
    let met = false;
    const written = firestore((path) => {
      if (met || !path.startsWith('provision_requests/')) return 200;
      met = true;
      return 409;
    });
    vi.useFakeTimers();
    const writing = write();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await writing).toBe(companyId);
    expect(written.join()).toContain('Patil Traders');
    expect(await unwrittenStore.read()).toBeUndefined();
  });

  test('stays as far as it is refused: the profile is not asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    firestore((path) => (path.startsWith('provision_requests/') ? 403 : 200));
    await write();
    const left = { profile: null, companyName: 'Patil Traders', shown: null };
    expect(await unwrittenStore.read()).toEqual({ ...left, uid, projectId, since });
  });

  test('does not come back where another tab has written it meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    firestore(
      (path) => (path.startsWith('provision_requests/') ? 403 : 200),
      () => storeSession(session, null),
    );
    await write();
    expect(await unwrittenStore.read()).toBeUndefined();
    expect(await readStoredSession()).toEqual(session);
  });

  test('stays as a second sign-in has left it meanwhile', async () => {
    const later = { profile: null, companyName: 'Patil and Sons', shown: null };
    firestore(takes, () => storeSession(session, later));
    await write();
    expect(await unwrittenStore.read()).toMatchObject({ ...unwritten, companyName: 'Patil and Sons' });
  });

  test('does not come back where the visitor signs out meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    firestore(() => 403, forgetVisitor);
    expect(await write()).toBeNull();
    expect(await unwrittenStore.read()).toBeUndefined();
    expect(await readStoredSession()).toBeNull();
  });
});
