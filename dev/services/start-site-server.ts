import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { CommandError } from '../base/run-tool.ts';
import { listenAsService, type Service } from './service.ts';

/** Serves a build of the site on a port. `build` is the folder with `site/` and the build's firebase.json. */
export function startSiteServer({ port, build }: { port: number; build: string }): Promise<Service> {
  return listenAsService(createServer(createSiteHandler(build)), port, {
    name: 'Site',
    address: `http://localhost:${port}`,
    note: 'built, headers of its firebase.json',
  });
}

/**
 * Answers requests as the emulator of Firebase Hosting does with the build's firebase.json. Throws a CommandError if
 * that file cannot be used.
 */
export function createSiteHandler(build: string): RequestListener {
  const file = join(build, 'firebase.json');
  if (!existsSync(file)) throw new CommandError(`${file} is missing: the site must be built first.`);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: object };
  const serve = superstatic({
    config: { ...hosting },
    cwd: build,
    compression: true,
    stack: 'strict',
    fallthrough: false,
  });
  return (request, response) => {
    const url = decodableUrl(request.url ?? '/');
    if (url === null) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        'Bad Request: the path has a percent sign without two hexadecimal digits after it, or bytes that are not UTF-8.',
      );
      return;
    }
    request.url = url;
    serve(request, response, (error?: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(`The site could not be served: ${error}`);
    });
  };
}

/**
 * Returns an address that superstatic can decode, because an error in its own decoding would end this process. Returns
 * null if the path is malformed. Escapes the percent signs of a malformed query, which does not affect the choice of
 * the file.
 */
function decodableUrl(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (!isDecodable(path)) return null;
  const search = query.join('?');
  return isDecodable(search) ? url : `${path}?${search.replaceAll('%', '%25')}`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
