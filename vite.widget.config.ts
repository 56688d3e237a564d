import { defineConfig, type EnvironmentOptions } from 'vite';
import { readBuildSettings, settingsAsDefine } from './dev/build-settings.ts';
import { noStoredHeartbeat } from './widget/build/no-stored-heartbeat.ts';
import { plainDynamicImports } from './widget/build/plain-dynamic-imports.ts';
import { prerenderedCard } from './widget/build/prerendered-card.ts';
import { sharedReact } from './widget/build/shared-react.ts';
import { usedTokens } from './widget/build/used-tokens.ts';
import { writeDeclarative } from './widget/build/write-declarative.ts';

/** What the card supports; the same list as the requirements of the web application. */
const browsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];

/** One file of the card; `split: false`: with everything in it. */
const part = (name: string, input: string, { split = true } = {}): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'import.meta.env.VITE_SPLIT': String(split) },
  build: {
    emptyOutDir: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { [name]: input },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        ...(split ? {} : { codeSplitting: false }),
      },
    },
  },
});

export default defineConfig(() => {
  const settings = readBuildSettings();
  const { VITE_APP_URL: appUrl, ...others } = settings.values;
  // The demo card has the specification's default address; pages of the demo name theirs.
  const values = settings.mode === 'demo' ? others : { ...others, VITE_APP_URL: appUrl };
  const define = {
    ...settingsAsDefine({ ...settings, values: values as typeof settings.values }),
    // The card's React is no part of a partner's page: it looks for no tool of theirs, and leaves out what would talk to it.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  };
  const card = prerenderedCard(define);
  return {
    base: './',
    publicDir: false as const,
    define,
    plugins: [noStoredHeartbeat, plainDynamicImports, sharedReact, usedTokens, card.plugin],
    build: {
      outDir: 'dist/widget',
      target: browsers,
      modulePreload: false as const,
      reportCompressedSize: false,
    },
    environments: {
      // Each part under a name of its own, importing none of the others; Firebase in chunks of the touch part.
      client: part('react-part', 'widget/element/react-part.tsx'),
      shell: part('acct-auth-card', 'widget/register.ts'),
      hindi: part('hindi-part', 'widget/element/hindi-part.ts'),
      touch: part('touch-part', 'widget/element/touch-part.tsx'),
      styles: part('card-css', 'widget/element/card-css.ts'),
      single: part('acct-auth-card.single', 'widget/register-single-file.ts', { split: false }),
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'shell', 'hindi', 'touch', 'styles', 'single']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        await writeDeclarative(builder.config.build.outDir, await card.prerender());
      },
    },
  };
});
