import { beforeEach, describe, expect, inject, test } from 'vitest';
import { decodeFields, encodeFields, type FirestoreFields, type PlainFields } from '../firestore-values.ts';

// Sends the same requests to both engines, because the fake must answer like the official emulator.
const { official, fake } = inject('firestore');
const engines = [['fake', fake] as const, ...(official ? [['official emulator', official] as const] : [])];
const root = 'projects/demo-contract/databases/(default)/documents';
const fieldFilter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

describe.each(engines)('%s', (_, origin) => {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'text/plain' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const commit = (...writes: unknown[]) => call('POST', `v1/${root}:commit`, { writes });
  const update = (path: string, fields: PlainFields, more: object = {}) => {
    return { update: { name: `${root}/${path}`, fields: encodeFields(fields) }, ...more };
  };
  const read = async (path: string): Promise<PlainFields | null> => {
    const { status, body } = await call('GET', `v1/${root}/${path}`);
    return status === 404 ? null : decodeFields((body as { fields?: FirestoreFields }).fields);
  };

  /** Returns the ids of the notes that match all filters. */
  const query = async (filters: readonly object[], more: object): Promise<readonly string[]> => {
    const where = { compositeFilter: { op: 'AND', filters } };
    const structuredQuery = { from: [{ collectionId: 'notes' }], where, ...more };
    const { body } = await call('POST', `v1/${root}:runQuery`, { structuredQuery });
    return (body as { document?: { name: string } }[]).flatMap(({ document }) =>
      document ? [document.name.slice(`${root}/notes/`.length)] : [],
    );
  };

  beforeEach(() => call('DELETE', `emulator/v1/${root}`));

  test('a write without a mask replaces the document; a write with a mask changes or removes only the named fields', async () => {
    await commit(update('notes/one', { a: 1, b: 'x', c: null, map: { in: true, out: false } }));
    expect(await read('notes/one')).toEqual({ a: 1, b: 'x', c: null, map: { in: true, out: false } });
    const updateMask = { fieldPaths: ['a', 'b', 'map.in', '`odd name`'] };
    await commit(update('notes/one', { a: 2, map: { in: 'new' }, 'odd name': 1.5 }, { updateMask }));
    expect(await read('notes/one')).toEqual({ a: 2, c: null, map: { in: 'new', out: false }, 'odd name': 1.5 });
    await commit(update('notes/one', { z: ['only'] }));
    expect(await read('notes/one')).toEqual({ z: ['only'] });
  });

  test('all server timestamps of a write are equal, and the result contains them', async () => {
    const before = Date.now();
    const { body } = await commit(
      update(
        'notes/one',
        { a: 1 },
        { updateMask: { fieldPaths: ['a'] }, updateTransforms: [serverTime('made'), serverTime('seen')] },
      ),
    );
    const fields = await read('notes/one');
    expect(fields?.made).toEqual(fields?.seen);
    expect(Math.abs(Number(fields?.made) - before)).toBeLessThan(5000);
    const { writeResults, commitTime } = body as {
      writeResults: { transformResults: unknown[] }[];
      commitTime: string;
    };
    expect(writeResults[0]?.transformResults).toHaveLength(2);
    expect(Date.parse(commitTime)).not.toBeNaN();
  });

  test('a commit with a failed precondition is refused and writes nothing', async () => {
    const missing = await commit(
      update('notes/new', { a: 1 }),
      update('notes/none', { a: 1 }, { currentDocument: { exists: true } }),
    );
    expect(missing).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    expect(await read('notes/new')).toBeNull();
    await commit(update('notes/one', { a: 1 }));
    const twice = await commit(update('notes/one', { a: 2 }, { currentDocument: { exists: false } }));
    expect(twice).toMatchObject({ status: 409, body: { error: { status: 'ALREADY_EXISTS' } } });
    const stale = await commit(
      update('notes/one', { a: 2 }, { currentDocument: { updateTime: '2020-01-01T00:00:00.000000Z' } }),
    );
    expect(stale).toMatchObject({ status: 400, body: { error: { status: 'FAILED_PRECONDITION' } } });
    expect(await read('notes/one')).toEqual({ a: 1 });
  });

  test('bytes are stored unchanged, and a delete with `exists: true` fails if the document is missing', async () => {
    const box = Uint8Array.from({ length: 256 }, (_, value) => value);
    await commit(update('notes/one', { box }));
    expect(await read('notes/one')).toEqual({ box });
    const once = `v1/${root}/notes/one?currentDocument.exists=true`;
    expect(await call('DELETE', once)).toEqual({ status: 200, body: {} });
    expect(await call('DELETE', once)).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    expect(await call('DELETE', `v1/${root}/notes/one`)).toEqual({ status: 200, body: {} });
    const write = { delete: `${root}/notes/one`, currentDocument: { exists: true } };
    expect(await commit(write)).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  });

  test('batchGet reports which documents are found and which are missing', async () => {
    await commit(update('notes/one', { a: 1 }));
    const names = [`${root}/notes/one`, `${root}/notes/two`];
    const { body } = await call('POST', `v1/${root}:batchGet`, { documents: names });
    const answers = body as { found?: { name: string; fields: FirestoreFields }; missing?: string; readTime: string }[];
    expect(answers.find(({ found }) => found)?.found).toMatchObject({
      name: names[0],
      fields: { a: { integerValue: '1' } },
    });
    expect(answers.find(({ missing }) => missing)?.missing).toBe(names[1]);
    expect(answers).toHaveLength(2);
  });

  test('list and runQuery return one collection, without deleted documents', async () => {
    await commit(
      update('notes/a', { kind: 'x', n: 1 }),
      update('notes/b', { kind: 'y', n: 1 }),
      update('notes/a/deep/c', { kind: 'x' }),
    );
    const { body } = await call('GET', `v1/${root}/notes`);
    expect((body as { documents: { name: string }[] }).documents.map(({ name }) => name)).toEqual([
      `${root}/notes/a`,
      `${root}/notes/b`,
    ]);
    const filters = [
      fieldFilter('kind', 'EQUAL', { stringValue: 'x' }),
      fieldFilter('n', 'EQUAL', { integerValue: '1' }),
    ];
    expect(await query(filters, { limit: 5 })).toEqual(['a']);
    await commit({ delete: `${root}/notes/a` });
    expect(await read('notes/a')).toBeNull();
    expect(await call('GET', `v1/${root}/empty`)).toEqual({ status: 200, body: {} });
  });

  test('runQuery returns the documents of a period page by page, and omits documents without a time', async () => {
    const times = ['2026-11-03', '2026-11-01', '2026-11-02', '2026-11-02', '2026-10-31'];
    await commit(
      ...times.map((day, index) => update(`notes/n${index}`, { at: new Date(`${day}T00:00:00Z`) })),
      update('notes/none', { n: 1 }),
    );
    const bound = (op: string, day: string) => fieldFilter('at', op, { timestampValue: `${day}T00:00:00Z` });
    const bounds = [bound('GREATER_THAN_OR_EQUAL', '2026-11-01'), bound('LESS_THAN', '2026-11-03')];
    const orderBy = [{ field: { fieldPath: 'at' } }, { field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
    const page = (startAt?: object) => query(bounds, { orderBy, limit: 2, ...(startAt && { startAt }) });
    expect(await page()).toEqual(['n1', 'n2']);
    const values = [{ timestampValue: '2026-11-02T00:00:00Z' }, { referenceValue: `${root}/notes/n2` }];
    expect(await page({ values, before: false })).toEqual(['n3']);
    expect(await page({ values, before: true })).toEqual(['n2', 'n3']);
  });

  test('a page of any origin may send requests', async () => {
    const headers = {
      origin: 'https://blog.acct.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    const preflight = await fetch(`${origin}/v1/${root}:commit`, { method: 'OPTIONS', headers });
    expect(preflight.ok).toBe(true);
    expect(['*', headers.origin]).toContain(preflight.headers.get('access-control-allow-origin'));
    const answer = await fetch(`${origin}/v1/${root}/notes/none`, { headers: { origin: headers.origin } });
    expect(['*', headers.origin]).toContain(answer.headers.get('access-control-allow-origin'));
  });
});

test('the fake answers UNIMPLEMENTED to a query that it does not support', async () => {
  const address = `${fake}/v1/${root}:runQuery`;
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'notes' }],
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    },
  };
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(query) });
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ error: { status: 'UNIMPLEMENTED' } });
});
