import type { RequestListener } from 'node:http';
import { createForwardingHandler } from '../browser/create-forwarding-handler.ts';
import type { Operations } from './ways.ts';

type Counted = { -readonly [Name in keyof Operations]: Operations[Name] };

/** Firestore's REST calls, as far as this project makes them. */
type Body = { readonly writes?: readonly { readonly delete?: string }[]; readonly documents?: readonly string[] };

/**
 * Stands before a Firestore on this machine and counts what it does by what Google bills: each document written, deleted or asked for, whether or not
 * it is there. What Firestore refuses is not counted. `asked`: the addresses.
 */
export function countOperations(port: number): {
  readonly handler: RequestListener;
  readonly counted: Counted;
  readonly asked: readonly string[];
} {
  const counted: Counted = { writes: 0, reads: 0, deletes: 0 };
  const asked: string[] = [];
  const forward = createForwardingHandler(port);
  const handler: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.push(request.url ?? '');
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      const { writes, reads, deletes } = operationsOf(
        `${request.method}`,
        `${request.url}`,
        `${Buffer.concat(chunks)}`,
      );
      counted.writes += writes;
      counted.reads += reads;
      counted.deletes += deletes;
    });
    forward(request, response);
  };
  return { handler, counted, asked };
}

/** Throws on a call that is not known: it would be counted as nothing. */
function operationsOf(method: string, url: string, text: string): Operations {
  const none = { writes: 0, reads: 0, deletes: 0 };
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith('/v1/')) return none;
  if (method === 'GET') return { ...none, reads: 1 };
  if (method === 'DELETE') return { ...none, deletes: 1 };
  const { writes = [], documents = [] } = JSON.parse(text) as Body;
  if (/:(beginTransaction|rollback)$/.test(pathname)) return none;
  if (pathname.endsWith(':batchGet')) return { ...none, reads: documents.length };
  if (!pathname.endsWith(':commit')) throw new Error(`What does ${method} ${pathname} cost?`);
  const deletes = writes.filter((write) => write.delete !== undefined).length;
  return { ...none, writes: writes.length - deletes, deletes };
}
