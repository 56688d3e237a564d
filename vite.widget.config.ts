import { defineConfig, type EnvironmentOptions } from 'vite';
import { readBuildSettings, settingsAsDefine } from './dev/build-settings.ts';
import { bigIntLiterals } from './widget/build/bigint-literals.ts';
import { plainDynamicImports } from './widget/build/plain-dynamic-imports.ts';
import { prerenderedCard } from './widget/build/prerendered-card.ts';

/** What the card supports; the same list as the requirements of the web application. */
const browsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];

const output = (input: Record<string, string>, more: object = {}): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', ...more },
    },
  },
});

export default defineConfig(() => {
  const settings = readBuildSettings();
  const { VITE_APP_URL: appUrl, ...others } = settings.values;
  // The demo card has the specification's default address; pages of the demo name theirs.
  const values = settings.mode === 'demo' ? others : { ...others, VITE_APP_URL: appUrl };
  const define = settingsAsDefine({ ...settings, values: values as typeof settings.values });
  return {
    base: './',
    publicDir: false as const,
    define,
    plugins: [bigIntLiterals, plainDynamicImports, prerenderedCard(define)],
    build: {
      outDir: 'dist/widget',
      target: browsers,
      modulePreload: false as const,
      reportCompressedSize: false,
    },
    environments: {
      // The shell paints and fetches the React part beside it; neither imports the other's modules.
      client: output({ 'react-part': 'widget/element/react-part.tsx' }),
      shell: output({ 'acct-auth-card': 'widget/register.ts' }),
      single: output({ 'acct-auth-card.single': 'widget/register-single-file.ts' }, { codeSplitting: false }),
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'shell', 'single']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
  };
});
