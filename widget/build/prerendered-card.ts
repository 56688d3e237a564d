import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import { once } from '../core/once.ts';
import type { Prerendered } from '../element/prerendered.ts';

type Prerenderer = typeof import('./prerendered-html.ts');

/** Puts the card's own HTML into the shell, and the id of that HTML into the React part that can hydrate it. */
export function prerenderedCard(
  define: Record<string, string>,
): Plugin & { readonly prerender: () => Promise<Prerendered> } {
  const prerender = once(async (): Promise<Prerendered> => {
    const config = { configFile: false as const, define, mode: 'production', logLevel: 'warn' as const };
    const { module } = await runnerImport<Prerenderer>('./widget/build/prerendered-html.ts', config);
    const html = module.prerenderedHtml;
    const build = createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 8);
    return { build, html };
  });
  return {
    name: 'prerendered-card',
    prerender,
    async load(id) {
      if (id.endsWith('/widget/element/prerendered.ts')) {
        return { code: `export const prerendered = ${JSON.stringify(await prerender())};`, map: null };
      }
      if (id.endsWith('/widget/element/prerendered-build.ts')) {
        return { code: `export const prerenderedBuild = ${JSON.stringify((await prerender()).build)};`, map: null };
      }
      return null;
    },
  };
}
