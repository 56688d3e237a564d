import { defineConfig } from 'vite';
import { readBuildSettings, settingsAsDefine } from './build-settings.ts';

/** The card's playground as files, for browser tests and pictures alone: the production build does not hold it. */
export default defineConfig(() => ({
  base: '/playground/',
  publicDir: false as const,
  define: settingsAsDefine(readBuildSettings()),
  build: {
    target: 'es2022',
    modulePreload: false as const,
    reportCompressedSize: false,
    minify: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'widget/index.html' },
  },
}));
