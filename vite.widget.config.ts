import { resolve } from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { languageCodes, sourceLanguage } from './account/languages.ts';
import { noticeLanguageCodes } from './account/notice-languages.ts';
import { bundledModulesPlugin } from './dev/release/licences/bundled-packages.ts';
import { sourceMapsVariable } from './dev/release/package/source-maps.ts';
import { oldestBrowsers, readBuildSettings, viteDefineValues } from './dev/settings/read-build-settings.ts';
import { brand } from './site/brand.ts';
import { shownEditions } from './site/content/facts/editions.ts';
import { ownerFacts } from './site/content/facts/owner-facts.ts';
import { forcedDarkPlugin } from './widget/build/forced-dark.ts';
import { ownerDomainPlugin } from './widget/build/owner-domain.ts';
import { reactSelectEventPatch } from './widget/build/patches/fewer-events.ts';
import { firebaseHeartbeatPatch } from './widget/build/patches/no-stored-heartbeat.ts';
import { createPrerenderedCard } from './widget/build/prerendered-card.ts';
import { usedTokensPlugin } from './widget/build/used-tokens.ts';
import { writeDeclarativeCards } from './widget/build/write-declarative.ts';
import { getConsentSentenceFileName } from './widget/languages/notice-loaders.ts';

type RolldownOptions = NonNullable<BuildEnvironmentOptions['rolldownOptions']>;

/** Returns the options of one bundle. It is built as a library, so that Vite adds no preload helper. */
const bundle = (entry: Record<string, string>, rolldownOptions: RolldownOptions = {}): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    emptyOutDir: false,
    cssMinify: true,
    chunkSizeWarningLimit: 600,
    // The package includes source maps; a release omits them (dev/release/package/source-maps.ts).
    sourcemap: process.env[sourceMapsVariable] ? 'hidden' : false,
    lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      ...rolldownOptions,
      // Owners read a build's output, and can do nothing about the bundler's timings.
      checks: { bundlerTimings: false },
      // Compiles class fields to assignments: helpers that define them exactly would load before the first paint.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { minify: true, chunkFileNames: '[name].js', ...rolldownOptions.output },
    },
  },
});

/**
 * The chunks that the shell loads, by source file: React, the report about another script, and each further language.
 */
const separateFiles: Readonly<Record<string, string>> = Object.fromEntries([
  [resolve('widget/element/react/mount-card.tsx'), './react.js'],
  [resolve('widget/element/script-conflict/explain-script-conflict.ts'), './other-script.js'],
  ...languageCodes
    .filter((code) => code !== sourceLanguage)
    .map((code) => [resolve(`widget/languages/${code}/messages.ts`), `./${code}.js`]),
  // React loads the sentence in a language that the visitor chooses in the card.
  ...noticeLanguageCodes.map((code) => [
    resolve(`site/content/notices/${code}/sentence.ts`),
    `./${getConsentSentenceFileName(code)}`,
  ]),
]);

/**
 * Entries of the separate files. Their names are the same in every build; the release's folder distinguishes builds.
 */
const entries = Object.fromEntries(
  Object.entries(separateFiles).map(([source, file]) => [file.slice('./'.length, -'.js'.length), source]),
);

export default defineConfig(() => {
  const settings = readBuildSettings();
  const { VITE_APP_URL: appUrl, ...others } = settings.values;
  // A demo card falls back to the specification's application address; the demo's pages set their own.
  const values = settings.mode === 'demo' ? others : { ...others, VITE_APP_URL: appUrl };
  const define = {
    ...viteDefineValues({ ...settings, values: values as typeof settings.values }),
    'import.meta.env.SHOWN_EDITIONS': JSON.stringify(shownEditions[0]),
    // A build without notice languages omits the code for them.
    'import.meta.env.NOTICE_LANGUAGES': JSON.stringify(noticeLanguageCodes.length > 0),
    'import.meta.env.NOTICE_CONTACT': JSON.stringify(ownerFacts.supportEmail ?? ''),
    'process.env.NODE_ENV': '"production"',
    // The card's React ignores the React DevTools of a partner's page, so the build omits the code for them.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  };
  const card = createPrerenderedCard(define);
  const external = (id: string): boolean => id in separateFiles;
  return {
    publicDir: false as const,
    define,
    css: { postcss: { plugins: [forcedDarkPlugin] } },
    plugins: [
      ownerDomainPlugin(brand.domain),
      reactSelectEventPatch,
      firebaseHeartbeatPatch,
      usedTokensPlugin,
      card.plugin,
      bundledModulesPlugin,
    ],
    build: { outDir: 'dist/widget', target: oldestBrowsers, reportCompressedSize: false },
    environments: {
      // Builds React, the code of an active card, languages and Firebase together, so that no code is in two chunks.
      client: bundle(entries, { preserveEntrySignatures: 'allow-extension' }),
      // Builds the shell without static imports: a file shared with React would load before the first paint.
      shell: bundle({ 'acct-auth-card': 'widget/register.ts' }, { external, output: { paths: separateFiles } }),
      single: bundle(
        { 'acct-auth-card.single': 'widget/register-single-file.ts' },
        { output: { codeSplitting: false } },
      ),
      styles: bundle({ 'first-styles': 'widget/element/shell/apply-first-paint-styles.ts' }),
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
