import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { httpsDomain } from '../base/ports.ts';
import { listenAsService, type Service } from './service.ts';

/** Serves several https hosts on one port, with a certificate made for this run. */
export async function startHttpsHosts(
  port: number,
  hosts: Readonly<Record<string, RequestListener>>,
): Promise<Service> {
  const names = Object.keys(hosts);
  const certificate = await generate([{ name: 'commonName', value: httpsDomain }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  const pair = { key: certificate.private, cert: certificate.cert };
  // Sets a high limit for headers, so that the service itself answers a request that is too large.
  const server = createServer({ ...pair, maxHeaderSize: 65_536 }, (request, response) => {
    const host = hosts[request.headers.host?.split(':')[0] ?? ''];
    if (host) host(request, response);
    else
      response
        .writeHead(421, { 'content-type': 'text/plain' })
        .end(`No test host of this name; there are ${names.join(', ')}.`);
  });
  return listenAsService(server, port, { name: 'HTTPS hosts', address: `https://localhost:${port}` });
}
