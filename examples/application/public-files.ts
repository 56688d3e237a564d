import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env, Hono } from 'hono';

const files = { '/style.css': 'text/css', '/status.js': 'text/javascript' } as const;

/** Serves the files of public/ to everyone. */
export function servePublicFiles<E extends Env>(app: Hono<E>): void {
  for (const [path, type] of Object.entries(files)) {
    const content = readFileSync(join(import.meta.dirname, 'public', path), 'utf8');
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
    app.get(path, (context) => context.body(content, 200, headers));
  }
}
