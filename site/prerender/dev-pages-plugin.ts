import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import type { SiteEnv } from '../base/site-env.ts';
import { bundleStandalonePages } from './bundle-standalone-pages.ts';
import { createGuideTexts } from './create-guide-texts.ts';
import type { BuildOptions } from './render-page.tsx';
import { standalonePageModules, standalonePageRoutes } from './standalone-pages.ts';

const cardPath = '/widget/v1/acct-auth-card.js';
const playground = '/playground/';

/** Renders every page on request during development, and serves the card and its playground from source. */
export function devPagesPlugin(env: SiteEnv): Plugin {
  return {
    name: 'acct:dev-pages',
    apply: 'serve',
    enforce: 'pre',
    resolveId(id) {
      return id === cardPath ? resolve(this.environment.config.root, 'widget/register.ts') : undefined;
    },
    hotUpdate({ file, modules }) {
      // Reloads the page after a change of the guide or of code that runs only on the server, because the browser
      // cannot replace such files as modules.
      if (this.environment.name !== 'ssr' || (modules.length === 0 && !file.includes('/widget/docs/'))) return;
      server?.environments.client.hot.send({ type: 'full-reload' });
    },
    configureServer(started) {
      server = started;
      started.middlewares.use(standaloneHandler(started, env));
      return () => {
        started.middlewares.use(pageHandler(started, env));
      };
    },
  };
}

/** Serves the standalone pages and the files that they load. */
function standaloneHandler(server: ViteDevServer, env: SiteEnv): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const file = await standaloneFile(server, env, pathOf(request.originalUrl));
      if (file === null) return next();
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' });
      response.end(file.content);
    } catch (error) {
      next(error);
    }
  };
}

/** Serves every other page, and the page for unknown paths if the request accepts HTML. */
function pageHandler(server: ViteDevServer, env: SiteEnv): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    try {
      const { html, status } = await devHtml(server, env, pathOf(request.originalUrl));
      // A missing script or picture must not be answered with a page.
      if (status === 404 && !request.headers.accept?.includes('text/html')) return next();
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
}

let server: ViteDevServer | undefined;

/**
 * Returns the path of an address, with `/` instead of `//`, as Hosting does. `new URL` would take the text after `//`
 * for a host.
 */
const pathOf = (address = '/'): string => (address.split('?')[0] ?? '/').replace(/\/{2,}/g, '/');

/** Returns a standalone page, or a file that it loads, bundled on request as in a build; null for any other path. */
async function standaloneFile({ config, environments }: ViteDevServer, env: SiteEnv, path: string) {
  const route = standalonePageRoutes.find((each) => each.path === path);
  if (!route && !(path in standalonePageModules)) return null;
  const files = await bundleStandalonePages(config, env.appCheckKey !== undefined);
  if (!route) return { type: 'text/javascript', content: files.modules[path] ?? '' };
  const { renderStandalonePage }: typeof import('./render-standalone-page.tsx') = await runnerOf(environments).import(
    '/site/prerender/render-standalone-page.tsx',
  );
  return {
    type: 'text/html; charset=utf-8',
    content: await renderStandalonePage(route, developmentBuild(env), files.pages),
  };
}

const developmentBuild = (env: SiteEnv): BuildOptions => ({
  env,
  // The card is served from source, so there is no release to name.
  release: sampleRelease,
  guide: createGuideTexts(env, sampleRelease),
  installer: { path: env.installerPath ?? '/', sha256: null },
});

function runnerOf({ ssr }: ViteDevServer['environments']) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
  return ssr.runner;
}

async function devHtml(server: ViteDevServer, env: SiteEnv, path: string) {
  if (path === playground) {
    const source = await readFile(resolve(server.config.root, 'widget/index.html'), 'utf8');
    return { html: await server.transformIndexHtml(path, source), status: 200 };
  }
  const { renderPage, siteRoutes, editionRoutes }: typeof import('./render-page.tsx') = await runnerOf(
    server.environments,
  ).import('/site/prerender/render-page.tsx');
  const html = await renderPage(path, {
    ...developmentBuild(env),
    assets: {
      stylesheets: { pathOf: (name) => `/site/styles/${name}.css` },
      islandScript: (island) => ({ src: `/site/islands/${island}.ts` }),
    },
  });
  return {
    html: await server.transformIndexHtml(path, html),
    status: [...siteRoutes, ...editionRoutes].some((route) => route.path === path) ? 200 : 404,
  };
}
