import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { DocumentStore, type DocumentWrite, FirestoreFault, Transactions } from './document-store.ts';
import { runQuery, type StructuredQuery } from './run-query.ts';

/**
 * Creates a fake Firestore that needs no Java. It answers the REST calls that we use, stores data in memory, and checks
 * NO access rules. It answers any other call with UNIMPLEMENTED.
 */
export function createFakeFirestore(): RequestListener {
  const fake: Fake = { store: new DocumentStore(), transactions: new Transactions() };
  return (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(fake, request).then(
      (body) => send(response, 200, body),
      (error: Error) => {
        const fault = error instanceof FirestoreFault ? error : new FirestoreFault('INVALID_ARGUMENT', error.message);
        send(response, fault.code, fault.toJson());
      },
    );
  };
}

/** The data of a fake Firestore. */
type Fake = { readonly store: DocumentStore; readonly transactions: Transactions };

/**
 * Splits an address into three parts: `emulator/` (only in requests that control the fake), the root of the documents,
 * and the rest.
 */
const addressForm = /^\/(emulator\/)?v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(.*)$/;

async function answer(fake: Fake, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  if (path === '/') return { fake: true };
  const [, isControl, root, rest = ''] = addressForm.exec(path) ?? [];
  if (!root) throw new FirestoreFault('UNIMPLEMENTED', `The fake does not know ${path}.`);
  if (request.method === 'GET') return read(fake.store, `${root}${rest}`);
  if (request.method === 'DELETE' && isControl) return clear(fake.store, root);
  if (request.method === 'DELETE')
    return remove(fake.store, `${root}${rest}`, searchParams.get('currentDocument.exists'));
  const [, parent = '', name = ''] = /^(.*):(\w+)$/.exec(rest) ?? [];
  const call = request.method === 'POST' ? calls[name] : undefined;
  if (!call) throw new FirestoreFault('UNIMPLEMENTED', `The fake does not know ${request.method} ${path}.`);
  return call(fake, (await json(request)) as CallBody, `${root}${parent}`);
}

/** The fields that our calls send in their bodies. */
type CallBody = {
  readonly writes?: DocumentWrite[];
  readonly documents?: readonly string[];
  readonly newTransaction?: object;
  readonly transaction?: string;
  readonly structuredQuery?: StructuredQuery;
};

/** The calls that a POST can make, by name. `parent` is the document or root on which the call is made. */
const calls: Readonly<Record<string, (fake: Fake, body: CallBody, parent: string) => unknown>> = {
  commit({ store, transactions }, { writes = [], transaction }) {
    if (transaction) transactions.end(store, transaction);
    return store.commit(writes);
  },
  rollback({ transactions }, { transaction = '' }) {
    transactions.rollBack(transaction);
    return {};
  },
  batchGet({ store, transactions }, { documents = [], newTransaction, transaction }) {
    const id = newTransaction ? transactions.begin() : transaction;
    const answers = documents.map((name) => {
      const found = transactions.read(store, name, id);
      return { ...(found ? { found } : { missing: name }), readTime: now() };
    });
    return newTransaction ? [{ transaction: id }, ...answers] : answers;
  },
  runQuery({ store }, { structuredQuery = {} }, parent) {
    const found = runQuery(store, parent, structuredQuery);
    return found.length === 0 ? [{ readTime: now() }] : found.map((document) => ({ document, readTime: now() }));
  },
};

function clear(store: DocumentStore, root: string): object {
  store.clear(`${root}/`);
  return {};
}

/** Deletes a document. `exists` is the precondition in the query, or null. */
function remove(store: DocumentStore, name: string, exists: string | null): object {
  store.commit([{ delete: name, ...(exists && { currentDocument: { exists: exists === 'true' } }) }]);
  return {};
}

/**
 * A resource name with an even number of parts after `documents` names a document. With an odd number it names a
 * collection.
 */
function read(store: DocumentStore, name: string): unknown {
  if (name.split('/').length % 2 === 0) {
    const documents = store.list(name);
    return documents.length === 0 ? {} : { documents };
  }
  const document = store.get(name);
  if (!document) throw new FirestoreFault('NOT_FOUND', `Document (${name}) not found.`);
  return document;
}

const now = (): string => new Date().toISOString();

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
