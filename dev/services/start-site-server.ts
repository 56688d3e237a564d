import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { CommandError } from '../command-error.ts';
import { allowInPolicy, type HostingHeaders } from './allow-in-policy.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';

export type SiteServerOptions = {
  readonly port: number;
  /** The folder of the built site. */
  readonly folder: string;
  /** Local emulators, which the content security policy of a live site rightly does not know. */
  readonly emulators: readonly string[];
};

/** Serves the built site as Firebase Hosting would: headers, clean addresses and 404 of firebase.json. */
export function startSiteServer({ port, folder, emulators }: SiteServerOptions): Promise<Service> {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting?: { headers?: HostingHeaders } };
  if (!hosting) throw new CommandError('firebase.json has no "hosting" part: the site cannot be served without it.');
  const config = {
    ...hosting,
    public: relative(process.cwd(), folder),
    headers: allowInPolicy(hosting.headers ?? [], emulators),
  };
  const serve = superstatic({ config, cwd: process.cwd(), compression: true, fallthrough: false });
  const server = createServer((request, response) => {
    serve(request, response, (error?: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(`The site could not be served: ${error}`);
    });
  });
  return listen(server, port, {
    name: 'Site',
    address: `http://localhost:${port}`,
    note: 'built, headers of firebase.json',
  });
}
