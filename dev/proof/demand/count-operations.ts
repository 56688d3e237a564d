import type { RequestListener } from 'node:http';
import { createForwardingHandler } from '../browser/create-forwarding-handler.ts';

/** What Firestore bills by: documents, not requests. */
export type Operations = { readonly writes: number; readonly reads: number; readonly deletes: number };

const none: Operations = { writes: 0, reads: 0, deletes: 0 };

/**
 * Stands before a Firestore on this machine and counts what it does by what Google bills: each document written,
 * deleted or asked for, whether or not it is there. What Firestore refuses is not counted. `take`: what was counted
 * since the last time. `asked`: the addresses.
 */
export function countOperations(port: number) {
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
