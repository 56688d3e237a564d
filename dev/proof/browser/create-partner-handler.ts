import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';

export type PartnerHandlerOptions = {
  /** Folder of the partner's pages. */
  readonly pages: string;
  /** Folder of the built card. */
  readonly widget: string;
  /** Folder of the built playground. */
  readonly playground: string;
  /** Addresses by name. Each replaces `{{name}}` in the pages, because the ports differ between runs. */
  readonly addresses: Readonly<Record<string, string>>;
};

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
};

/**
 * Creates a partner's plain web server. It serves static pages without a framework, and a card that pages of any origin
 * can load.
 */
export function createPartnerHandler({ pages, widget, playground, addresses }: PartnerHandlerOptions): RequestListener {
  return (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const page = path.endsWith('/') ? `${path}index.html` : path;
    const built = [
      ['/widget/v1/', widget],
      ['/playground/', playground],
    ].find(([prefix = '']) => page.startsWith(prefix));
    const [prefix = '', folder = ''] = built ?? [];
    const file = built ? join(folder, page.slice(prefix.length)) : join(pages, extname(page) ? page : `${page}.html`);
    const type = types[extname(file)] ?? 'application/octet-stream';
    readFile(file).then(
      (content) => {
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' });
        response.end(type === 'text/html' ? fillAddresses(content.toString(), addresses) : content);
      },
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end(`Not among the partner pages: ${path}`),
    );
  };
}

function fillAddresses(page: string, addresses: Readonly<Record<string, string>>): string {
  return page.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => addresses[name] ?? placeholder);
}
