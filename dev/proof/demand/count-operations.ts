import type { RequestListener } from 'node:http';
import { createForwardingHandler } from '../browser/create-forwarding-handler.ts';

/** What Firestore bills by: documents, not requests. */
export type Operations = { readonly writes: number; readonly reads: number; readonly deletes: number };

const none: Operations = { writes: 0, reads: 0, deletes: 0 };

/** Firestore's REST calls, as far as this project makes them. */
type Body = { readonly writes?: readonly { readonly delete?: string }[]; readonly documents?: readonly string[] };

/**
 * Stands before a Firestore on this machine and counts what it does by what Google bills: each document written, deleted or
 * asked for, whether or not it is there. What Firestore refuses is not counted. `take`: what was counted since the last time.
 * `asked`: the addresses.
 */
export function countOperations(port: number) {
  let counted: Operations = none;
  const asked: string[] = [];
  const forward = createForwardingHandler(port);
  const handler: RequestListener = (request, response) => {
    const { method = '', url = '' } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.push(url);
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      const { writes, reads, deletes } = operationsOf(method, url, `${Buffer.concat(chunks)}`);
      counted = {
        writes: counted.writes + writes,
        reads: counted.reads + reads,
        deletes: counted.deletes + deletes,
      };
    });
    forward(request, response);
  };
  const take = (): Operations => {
    const taken = counted;
    counted = none;
    return taken;
  };
  return { handler, asked, take };
}

/** Throws on a call that is not known: it would be counted as nothing. */
function operationsOf(method: string, url: string, text: string): Operations {
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
