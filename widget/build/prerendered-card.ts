import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import { createCachedLoader } from '../../account/create-cached-loader.ts';
import { languageCodes, sourceLanguage } from '../../account/languages.ts';
import type { PrerenderedHtml } from '../element/prerender/prerender-card.tsx';

type Prerenderer = typeof import('./prerendered-html.ts');

export type PrerenderedCard = {
  readonly build: string;
  readonly html: PrerenderedHtml;
};

/**
 * Returns a plugin that writes the card's HTML into the shell and into the chunk of each language, and a hash of the
 * HTML into the React chunk.
 */
export function createPrerenderedCard(define: Record<string, string>): {
  readonly plugin: Plugin;
  readonly prerender: () => Promise<PrerenderedCard>;
} {
  const prerender = createCachedLoader(async (): Promise<PrerenderedCard> => {
    const config = { configFile: false as const, define, mode: 'production', logLevel: 'warn' as const };
    const { module } = await runnerImport<Prerenderer>('./widget/build/prerendered-html.ts', config);
    const html = module.prerenderedHtml;
    return { html, build: createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 8) };
  });
  const sources: Readonly<Record<string, (card: PrerenderedCard) => string>> = {
    '/widget/element/prerendered.ts': ({ build, html }) =>
      `export const prerenderedHtmlVersion = ${JSON.stringify(build)};\nexport const sourceLanguageHtml = ${JSON.stringify(html[sourceLanguage])};`,
  };
  const plugin: Plugin = {
    name: 'prerendered-card',
    async load(id) {
      const source = Object.entries(sources).find(([file]) => id.endsWith(file))?.[1];
      return source ? { code: source(await prerender()), map: null } : null;
    },
    /** Adds the card's HTML to the chunk of each language except the source language. */
    async transform(code, id) {
      const language = languageCodes.find((name) => id.endsWith(`/widget/languages/${name}/messages.ts`));
      if (language === undefined || language === sourceLanguage) return null;
      const html = (await prerender()).html[language];
      return { code: `${code}\nexport const html = ${JSON.stringify(html)};`, map: null };
    },
  };
  return { plugin, prerender };
}
