import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readPorts } from './dev/base/ports.ts';
import { bundledModulesPlugin } from './dev/release/licences/bundled-packages.ts';
import { oldestBrowsers, readBuildSettings, viteDefineValues } from './dev/settings/read-build-settings.ts';
import type { BuildSettings } from './settings/build-settings.ts';
import { islands } from './site/base/paths.ts';
import { parseSiteEnv } from './site/base/site-env.ts';
import { keepDynamicImportsPlugin } from './site/prerender/bundle-standalone-pages.ts';
import { devPagesPlugin } from './site/prerender/dev-pages-plugin.ts';
import { staticPagesPlugin } from './site/prerender/static-pages-plugin.ts';
import { forcedDarkPlugin } from './widget/build/forced-dark.ts';

/**
 * `ACCT_DIST` sets the folder of a build. `ACCT_PLACEHOLDERS=1` allows placeholders in a live build that is only
 * measured.
 */
const output = process.env.ACCT_DIST ?? 'dist';
const folders = { output, site: `${output}/site`, renderer: `.cache/site-renderer-${process.pid}` };

/** Builds the marketing site: prerendered pages and a few islands that hydrate. Serves the pages in development. */
export default defineConfig(({ command }) => {
  const settings = command === 'serve' ? developmentSettings() : readBuildSettings();
  const env = parseSiteEnv(settings);
  const entries = islands.filter((name) => name !== 'watch' || env.watchUrl);
  const placeholders = env.isDemo || process.env.ACCT_PLACEHOLDERS === '1';
  return {
    appType: 'custom',
    define: viteDefineValues(settings),
    publicDir: 'site/public',
    css: { postcss: { plugins: [forcedDarkPlugin] } },
    plugins: [
      keepDynamicImportsPlugin,
      react(),
      devPagesPlugin(env),
      staticPagesPlugin(env, { ...folders, placeholders }),
      bundledModulesPlugin,
    ],
    build: { target: oldestBrowsers, modulePreload: false },
    environments: {
      client: {
        build: {
          outDir: folders.site,
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            input: Object.fromEntries(entries.map((name) => [name, `site/islands/${name}.ts`])),
          },
        },
      },
      ssr: {
        build: {
          outDir: folders.renderer,
          emptyOutDir: true,
          copyPublicDir: false,
          cssMinify: true,
          rolldownOptions: { input: { 'entry-server': 'site/prerender/entry-server.ts' } },
        },
      },
    },
  };
});

/** Returns the settings of `npm start`, which serves the pages on the site's own port: that is their origin. */
const developmentSettings = (): BuildSettings =>
  readBuildSettings(process.env, { goesLive: false, demoSite: `http://localhost:${readPorts().site}` });
