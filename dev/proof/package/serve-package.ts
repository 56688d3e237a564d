import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PackedCard } from '../../release/package/write-package.ts';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService } from '../../services/service.ts';

/**
 * Serves an npm registry with only the packed card. `folder` is the build's folder. The result's `line` selects this
 * registry in a partner's .npmrc.
 */
export async function servePackage(folder: string, { name, tarball }: PackedCard) {
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const content = readFileSync(tarball);
  const manifest = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8')) as { version: string };
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const version = { ...manifest, dist: { tarball: `${address}/card.tgz`, integrity } };
  const description = { name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/card.tgz') response.end(content);
    else if (decodeURIComponent(url) === `/${name}`) response.end(JSON.stringify(description));
    else response.writeHead(404).end();
  });
  const { stop } = await listenAsService(server, port, { name: 'Registry', address });
  return { line: `${name.split('/')[0]}:registry=${address}/`, stop };
}
