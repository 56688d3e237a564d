import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type UnwrittenRecordsWithOwner, unwrittenRecordsStore } from './session-store.ts';
import { forgetVisitor, readStoredSession, readUnwrittenRecords, storeSession } from './stored-session.ts';
import { ashaClaims, ashaSession, clearBrowserStorage, createIdToken } from './testing/asha.ts';
import { writeUnwrittenRecords } from './write-unwritten.ts';

const { uid, projectId, since } = ashaSession;
const editions = { notice: '2026-11-23', terms: '2026-11-23' };
const shown = { editions, language: 'hi', button: 'sign-up', kind: 'given' } as const;
const unwritten = { profile: { displayName: 'Asha' }, companyName: 'Patil Traders', shown };
const idToken = createIdToken({ ...ashaClaims, firebase: { sign_in_provider: 'password' } });
const renewed = { session: ashaSession, idToken, secondsLeft: 600_000, isConfirmed: true };
const companyId = 'patil-traders-uid-of';

type Sent = { readonly writes?: readonly { readonly update: { readonly name: string; readonly fields: object } }[] };

/**
 * Stubs an empty Firestore. Returns the fields that were written. `statusOf` returns the HTTP status for a commit to a
 * path.
 */
function stubFirestore(
  statusOf: (path: string) => number,
  meanwhile = async () => undefined as unknown,
  token = idToken,
): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    expect(headers).toMatchObject({ authorization: `Bearer ${token}` });
    const { writes = [] } = JSON.parse(`${body}`) as Sent;
    if (!url.endsWith(':commit')) return Response.json([]);
    const paths = writes.map(({ update }) => update.name.split('/documents/')[1] ?? '');
    const status = Math.max(...paths.map(statusOf));
    await meanwhile();
    if (status === 200) written.push(...writes.map(({ update }) => JSON.stringify(update.fields)));
    // The answer to a write that another write has aborted:
    // https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
    return Response.json(status === 409 ? { error: { status: 'ABORTED' } } : {}, { status });
  });
  return written;
}
const write = async () =>
  writeUnwrittenRecords(renewed, (await readUnwrittenRecords(renewed)) as UnwrittenRecordsWithOwner);
const acceptAll = (): number => 200;

beforeEach(async () => {
  clearBrowserStorage();
  await storeSession(ashaSession, unwritten);
});

describe('records that wait to be written', () => {
  test('are written with the renewed token, and the company’s id is stored in the session', async () => {
    const written = stubFirestore(acceptAll);
    expect(await write()).toBe(companyId);
    expect(written.join()).toContain('"kind":{"stringValue":"given"}');
    expect(written.join()).toContain('"language":{"stringValue":"hi"}');
    expect(written.join()).toContain('"signupMethod":{"stringValue":"password"}');
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
    expect(await readStoredSession()).toEqual({ ...ashaSession, companyId });
  });

  test('have the sign-in method `password` if the token names no other method', async () => {
    const written = stubFirestore(acceptAll, undefined, createIdToken(ashaClaims));
    await writeUnwrittenRecords(
      { ...renewed, idToken: createIdToken(ashaClaims) },
      (await readUnwrittenRecords(renewed)) as UnwrittenRecordsWithOwner,
    );
    expect(written.join()).toContain('"signupMethod":{"stringValue":"password"}');
  });

  test('stay stored with the time of the sign-in if Firestore is still unavailable', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFirestore(() => 503);
    vi.useFakeTimers();
    const writing = write();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await writing).toBeNull();
    expect(warn).toHaveBeenCalled();
    expect(await unwrittenRecordsStore.read()).toEqual({ ...unwritten, uid, projectId, since });
  });

  test('are sent again if Firestore aborts the first attempt because of another write', async () => {
    let wasAborted = false;
    const written = stubFirestore((path) => {
      if (wasAborted || !path.startsWith('provision_requests/')) return 200;
      wasAborted = true;
      return 409;
    });
    vi.useFakeTimers();
    const writing = write();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await writing).toBe(companyId);
    expect(written.join()).toContain('Patil Traders');
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
  });

  test('stay stored if Firestore refuses them, and are deleted if they are written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFirestore((path) => (path.startsWith('provision_requests/') ? 403 : 200));
    await write();
    const left = { profile: null, companyName: 'Patil Traders', shown: null };
    expect(await unwrittenRecordsStore.read()).toEqual({ ...left, uid, projectId, since });
  });

  test('are not stored again if another tab writes them at the same time', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFirestore(
      (path) => (path.startsWith('provision_requests/') ? 403 : 200),
      () => storeSession(ashaSession, null),
    );
    await write();
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
    expect(await readStoredSession()).toEqual(ashaSession);
  });

  test('stay stored if a second sign-in stores more records before the write ends', async () => {
    const later = { profile: null, companyName: 'Patil and Sons', shown: null };
    stubFirestore(acceptAll, () => storeSession(ashaSession, later));
    await write();
    expect(await unwrittenRecordsStore.read()).toMatchObject({ ...unwritten, companyName: 'Patil and Sons' });
  });

  test('are not stored again if the visitor signs out while they are written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFirestore(() => 403, forgetVisitor);
    expect(await write()).toBeNull();
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
    expect(await readStoredSession()).toBeNull();
  });
});
