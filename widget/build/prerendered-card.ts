import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import type { Language, Tab } from '../core/card-config.ts';
import { once } from '../core/once.ts';

type Prerenderer = typeof import('./prerendered-html.ts');

export type PrerenderedCard = {
  readonly build: string;
  readonly html: Readonly<Record<Language, Readonly<Record<Tab, string>>>>;
};

/** Puts the card's own HTML into the shell and the Hindi part, and its id into the React part that can hydrate it. */
export function prerenderedCard(define: Record<string, string>): {
  readonly plugin: Plugin;
  readonly prerender: () => Promise<PrerenderedCard>;
} {
  const prerender = once(async (): Promise<PrerenderedCard> => {
    const config = { configFile: false as const, define, mode: 'production', logLevel: 'warn' as const };
    const { module } = await runnerImport<Prerenderer>('./widget/build/prerendered-html.ts', config);
    const html = module.prerenderedHtml;
    return { html, build: createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 8) };
  });
  const modules: Readonly<Record<string, () => Promise<string>>> = {
    'prerendered.ts': async () => {
      const { build, html } = await prerender();
      return `export const prerendered = ${JSON.stringify({ build, html: html.en })};`;
    },
    'prerendered-hindi.ts': async () =>
      `export const prerenderedHindi = ${JSON.stringify((await prerender()).html.hi)};`,
    'prerendered-build.ts': async () => `export const prerenderedBuild = ${JSON.stringify((await prerender()).build)};`,
  };
  const plugin: Plugin = {
    name: 'prerendered-card',
    load(id) {
      const name = id.split('/widget/element/')[1] ?? '';
      return modules[name]?.().then((code) => ({ code, map: null })) ?? null;
    },
  };
  return { plugin, prerender };
}
