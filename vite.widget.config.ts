import { resolve } from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { languageCodes, sourceLanguage } from './account/languages.ts';
import { noticeCodes } from './account/notice-languages.ts';
import { bundledModules } from './dev/release/licences/bundled-packages.ts';
import { sourceMapsVariable } from './dev/release/package/source-maps.ts';
import { oldestBrowsers, readBuildSettings, settingsAsDefine } from './dev/settings/read-build-settings.ts';
import { brand } from './site/brand.ts';
import { shownEditions } from './site/content/facts/editions.ts';
import { ownerFacts } from './site/content/facts/owner-facts.ts';
import { forcedDarkPlugin } from './widget/build/forced-dark.ts';
import { ownDomainPlugin } from './widget/build/own-domain.ts';
import { fewerReactEvents } from './widget/build/patches/fewer-events.ts';
import { noStoredFirebaseHeartbeat } from './widget/build/patches/no-stored-heartbeat.ts';
import { prerenderedCard } from './widget/build/prerendered-card.ts';
import { usedTokensPlugin } from './widget/build/used-tokens.ts';
import { writeDeclarativeCards } from './widget/build/write-declarative.ts';
import { consentSentenceFile } from './widget/languages/notice-loaders.ts';

type RolldownOptions = NonNullable<BuildEnvironmentOptions['rolldownOptions']>;

/** Built as a library, so that Vite adds no preload helper: chunks load on their own. */
const bundle = (entry: Record<string, string>, rolldownOptions: RolldownOptions = {}): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    emptyOutDir: false,
    cssMinify: true,
    chunkSizeWarningLimit: 600,
    // For the package; a release omits it (dev/release/package/source-maps.ts).
    sourcemap: process.env[sourceMapsVariable] ? 'hidden' : false,
    lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      ...rolldownOptions,
      // An owner who reads a build's lines can do nothing about the bundler's time.
      checks: { bundlerTimings: false },
      // Class fields as assignments: helpers that define them exactly would load before the first paint.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { minify: true, chunkFileNames: '[name].js', ...rolldownOptions.output },
    },
  },
});

/** The shell's chunks by source file: React, the report about another script, and each further language. */
const separateFiles: Readonly<Record<string, string>> = Object.fromEntries([
  [resolve('widget/element/react/mount-card.tsx'), './react.js'],
  [resolve('widget/element/script-conflict/explain-other-script.ts'), './other-script.js'],
  ...languageCodes
    .filter((code) => code !== sourceLanguage)
    .map((code) => [resolve(`widget/languages/${code}/messages.ts`), `./${code}.js`]),
  // Chosen in the card, fetched by React.
  ...noticeCodes.map((code) => [resolve(`site/content/notices/${code}/sentence.ts`), `./${consentSentenceFile(code)}`]),
]);

/** Separate files have fixed names, the same in every build; the release's folder distinguishes builds. */
const entries = Object.fromEntries(
  Object.entries(separateFiles).map(([source, file]) => [file.slice('./'.length, -'.js'.length), source]),
);

export default defineConfig(() => {
  const settings = readBuildSettings();
  const { VITE_APP_URL: appUrl, ...others } = settings.values;
  // The demo card has the specification's default address; the demo's pages set theirs.
  const values = settings.mode === 'demo' ? others : { ...others, VITE_APP_URL: appUrl };
  const define = {
    ...settingsAsDefine({ ...settings, values: values as typeof settings.values }),
    'import.meta.env.SHOWN_EDITIONS': JSON.stringify(shownEditions[0]),
    // A card without such languages has no code for them.
    'import.meta.env.NOTICE_LANGUAGES': JSON.stringify(noticeCodes.length > 0),
    'import.meta.env.NOTICE_CONTACT': JSON.stringify(ownerFacts.supportEmail ?? ''),
    'process.env.NODE_ENV': '"production"',
    // The card's React is no part of a partner's page: it ignores their tools, and omits the code for them.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  };
  const card = prerenderedCard(define);
  const external = (id: string): boolean => id in separateFiles;
  return {
    publicDir: false as const,
    define,
    css: { postcss: { plugins: [forcedDarkPlugin] } },
    plugins: [
      ownDomainPlugin(brand.domain),
      fewerReactEvents,
      noStoredFirebaseHeartbeat,
      usedTokensPlugin,
      card.plugin,
      bundledModules,
    ],
    build: { outDir: 'dist/widget', target: oldestBrowsers, reportCompressedSize: false },
    environments: {
      // React, the code of an active card, languages and Firebase: split by the bundler, nothing twice.
      client: bundle(entries, { preserveEntrySignatures: 'allow-extension' }),
      // The shell imports nothing: a file shared with React would load before the first paint.
      shell: bundle({ 'acct-auth-card': 'widget/register.ts' }, { external, output: { paths: separateFiles } }),
      single: bundle(
        { 'acct-auth-card.single': 'widget/register-single-file.ts' },
        { output: { codeSplitting: false } },
      ),
      styles: bundle({ 'first-styles': 'widget/element/shell/apply-first-styles.ts' }),
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'shell', 'single', 'styles']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        await writeDeclarativeCards(builder.config.build.outDir, await card.prerender());
      },
    },
  };
});
