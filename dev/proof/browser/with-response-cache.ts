import type { OutgoingHttpHeaders, RequestListener } from 'node:http';

type CachedResponse = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

/**
 * Answers a repeated GET from memory, so that each file is read and compressed only once. The served files must not
 * change.
 */
export function withResponseCache(handler: RequestListener): RequestListener {
  const cache = new Map<string, CachedResponse>();
  return (request, response) => {
    const { method, url, headers } = request;
    const isConditional = ['range', 'if-none-match', 'if-modified-since'].some((name) => name in headers);
    if (method !== 'GET' || isConditional) return handler(request, response);
    const key = `${headers['accept-encoding']} ${url}`;
    const cached = cache.get(key);
    if (cached) {
      response.writeHead(cached.status, cached.headers).end(cached.body);
      return;
    }
    const chunks: Buffer[] = [];
    const { write, end, writeHead } = response;
    const collect = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    // Sets each header separately, because `getHeaders()` does not return headers that are passed to `writeHead`.
    response.writeHead = ((status: number, ...rest: readonly unknown[]) => {
      const given = rest.at(-1);
      if (typeof given === 'object')
        for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
      return writeHead.call(response, status);
    }) as typeof writeHead;
    response.write = ((...args: Parameters<typeof write>) => {
      collect(args[0]);
      return write.apply(response, args);
    }) as typeof write;
    response.end = ((...args: Parameters<typeof end>) => {
      collect(args[0]);
      return end.apply(response, args);
    }) as typeof end;
    response.once('finish', () => {
      const { date: _, ...sent } = response.getHeaders();
      cache.set(key, { status: response.statusCode, headers: sent, body: Buffer.concat(chunks) });
    });
    handler(request, response);
  };
}
