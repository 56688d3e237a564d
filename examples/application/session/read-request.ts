import type { Context } from 'hono';

/** A request as far as it decides who is there; any framework has these four. */
export type VisitorRequest = {
  readonly method: string;
  readonly url: string;
  /** In the order in which they arrived: one name can come several times. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Reads them from Hono's context. */
export function readRequest({ req }: Context): VisitorRequest {
  const pairs = (req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookies = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decoded(pair.slice(at + 1))] as const;
  });
  return { method: req.method, url: req.url, cookies, headers: req.header() };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // planted: nobody of ours writes that
  }
}
