import { createHash } from 'node:crypto';
import { request } from 'node:http';

/** A request as it goes over the wire: the path is sent as it stands, and nothing is followed or unpacked. */
export type RawRequest = {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

/** What came back; each value of a header that comes more than once stands for itself. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** SHA-256 of the bytes. */
  readonly body: string;
};

/** Sends a request to a server on this machine. `origin`: http://host:port. Rejects when it does not answer. */
export function askRaw(origin: string, { method, path, headers }: RawRequest): Promise<RawAnswer> {
  const { hostname: host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // A name that is the same for both.
    const sent = { host: 'site.example', ...headers };
    const asked = request({ host, port, method, path, headers: sent, agent: false }, (answer) => {
      const hash = createHash('sha256');
      answer.on('data', (chunk: Buffer) => hash.update(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 0, headersDistinct } = answer;
        const named = Object.entries(headersDistinct).map(([name, values = []]) => [name, values] as const);
        resolve({ status, headers: Object.fromEntries(named), body: hash.digest('hex') });
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}
