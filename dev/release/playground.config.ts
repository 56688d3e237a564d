import { defineConfig } from 'vite';
import { forcedDarkPlugin } from '../../widget/build/forced-dark.ts';
import { oldestBrowsers, readBuildSettings, viteDefineValues } from '../settings/read-build-settings.ts';

/** The card's playground as files, only for browser tests and pictures: the production build omits it. */
export default defineConfig(() => ({
  base: '/playground/',
  publicDir: false as const,
  css: { postcss: { plugins: [forcedDarkPlugin] } },
  define: viteDefineValues(readBuildSettings(process.env, { goesLive: false })),
  build: {
    target: oldestBrowsers,
    modulePreload: false as const,
    reportCompressedSize: false,
    minify: false,
    // Minifies the styles, because Vite adapts them to the target browsers only if it minifies them.
    cssMinify: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'widget/index.html' },
  },
}));
