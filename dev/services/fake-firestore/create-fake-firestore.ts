import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { DocumentStore, FirestoreFault, Transactions, type Write } from './document-store.ts';
import { runQuery, type StructuredQuery } from './run-query.ts';

/** Creates a Firestore without Java: our REST calls, data in memory, NO access rules; the rest is UNIMPLEMENTED. */
export function createFakeFirestore(): RequestListener {
  const store = new DocumentStore();
  const transactions = new Transactions();
  return (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(store, transactions, request).then(
      (body) => send(response, 200, body),
      (error: Error) => {
        const fault = error instanceof FirestoreFault ? error : new FirestoreFault('INVALID_ARGUMENT', error.message);
        send(response, fault.code, fault.toJson());
      },
    );
  };
}

type BatchGet = { documents?: string[]; newTransaction?: object; transaction?: string };

async function answer(store: DocumentStore, transactions: Transactions, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  if (path === '/') return { fake: true };
  const [, isControl, root, rest = ''] =
    /^\/(emulator\/)?v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(.*)$/.exec(path) ?? [];
  if (!root) throw new FirestoreFault('UNIMPLEMENTED', `The fake does not know ${path}.`);
  if (isControl && request.method === 'DELETE') {
    store.clear(`${root}/`);
    return {};
  }
  if (request.method === 'GET') return read(store, `${root}${rest}`);
  if (request.method === 'DELETE') {
    const exists = searchParams.get('currentDocument.exists');
    store.commit([{ delete: `${root}${rest}`, ...(exists && { currentDocument: { exists: exists === 'true' } }) }]);
    return {};
  }
  const [, parent = '', call] = /^(.*):(\w+)$/.exec(rest) ?? [];
  if (request.method === 'POST' && call === 'commit') {
    const { writes = [], transaction } = (await json(request)) as { writes?: Write[]; transaction?: string };
    if (transaction) transactions.end(store, transaction);
    return store.commit(writes);
  }
  if (request.method === 'POST' && call === 'rollback') {
    transactions.rollBack(((await json(request)) as { transaction: string }).transaction);
    return {};
  }
  if (request.method === 'POST' && call === 'batchGet') {
    const { documents = [], newTransaction, transaction } = (await json(request)) as BatchGet;
    const id = newTransaction ? transactions.begin() : transaction;
    const answers = documents.map((name) => {
      const found = transactions.read(store, name, id);
      return { ...(found ? { found } : { missing: name }), readTime: now() };
    });
    return newTransaction ? [{ transaction: id }, ...answers] : answers;
  }
  if (request.method === 'POST' && call === 'runQuery') {
    const { structuredQuery = {} } = (await json(request)) as { structuredQuery?: StructuredQuery };
    const found = runQuery(store, `${root}${parent}`, structuredQuery);
    return found.length === 0 ? [{ readTime: now() }] : found.map((document) => ({ document, readTime: now() }));
  }
  throw new FirestoreFault('UNIMPLEMENTED', `The fake does not know ${request.method} ${path}.`);
}

/** A name with an even number of parts after `documents` is a document, any other a collection. */
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
