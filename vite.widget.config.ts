import { defineConfig, type Plugin } from 'vite';
import { readBuildSettings, settingsAsDefine } from './dev/build-settings.ts';

/** What the card supports; the same list as the requirements of the web application. */
const browsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];

/** Firestore holds BigInt literals, a syntax error in Safari 13; the call is the same number. */
const bigIntLiterals: Plugin = {
  name: 'bigint-literals',
  transform(code, id) {
    if (!id.includes('@firebase/firestore')) return null;
    return { code: code.replace(/\b(\d+)n\b/g, 'BigInt($1)'), map: null };
  },
};

/** Chunks load on their own: the helper that preloads what a chunk imports costs more than it gains here. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig(() => {
  const settings = readBuildSettings();
  const { VITE_APP_URL: appUrl, ...others } = settings.values;
  // The demo card has the specification's default address; pages of the demo name theirs.
  const values = settings.mode === 'demo' ? others : { ...others, VITE_APP_URL: appUrl };
  return {
    base: './',
    publicDir: false as const,
    define: settingsAsDefine({ ...settings, values: values as typeof settings.values }),
    plugins: [bigIntLiterals, plainDynamicImports],
    build: {
      outDir: 'dist/widget',
      emptyOutDir: true,
      target: browsers,
      modulePreload: false as const,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'widget/register.ts',
        output: { entryFileNames: 'acct-auth-card.js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
});
