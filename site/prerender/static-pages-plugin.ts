import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { RawSettings } from '../site-env.ts';

export const siteOutput = 'dist/site';
export const rendererOutput = 'dist/.renderer';

/** Builds the browser files and the renderer, then writes every page as a file. */
export function staticPagesPlugin(settings: RawSettings): Plugin {
  return {
    name: 'acct:static-pages',
    apply: 'build',
    config: () => ({
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The site needs the client and the ssr environment.');
          await builder.build(client);
          await builder.build(ssr);
          await writePages(settings);
          await rm(rendererOutput, { recursive: true });
        },
      },
    }),
  };
}

async function writePages(settings: RawSettings): Promise<void> {
  const { renderer }: typeof import('./entry-server.ts') = await import(
    pathToFileURL(resolve(rendererOutput, 'entry-server.js')).href
  );
  const manifestFile = join(siteOutput, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const islandAddress = (island: string): string => {
    const chunk = manifest[`site/islands/${island}.ts`];
    if (!chunk) throw new Error(`Island ${island} is not among the build's entries.`);
    return `/${chunk.file}`;
  };
  const render = (path: string) =>
    renderer.renderPage(path, {
      settings,
      installer: null,
      assets: { stylesheet: { inline: renderer.stylesheet }, islandAddress },
    });
  for (const { path } of renderer.places) await writeFileIn(siteOutput, fileOf(path), await render(path));
  await writeFileIn(siteOutput, '404.html', await render('/404'));
  await rm(dirname(manifestFile), { recursive: true });
}

/** `/` -> `index.html`, `/hi` -> `hi/index.html`, `/hi/features` -> `hi/features.html`: hosting's clean addresses. */
function fileOf(path: string): string {
  if (path === '/' || path === '/hi') return `${path.slice(1)}/index.html`.replace(/^\//, '');
  return `${path.slice(1)}.html`;
}

async function writeFileIn(folder: string, name: string, content: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
