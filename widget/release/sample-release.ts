import { languageCodes, sourceLanguage } from '../../account/languages.ts';
import { type CardRelease, cardFiles } from './release.ts';

/** The names of all scripts that the shell or `react.js` loads. card.built.test.ts compares them with a build. */
const chunks = [
  'active.js',
  'firebase-auth.js',
  ...languageCodes.filter((code) => code !== sourceLanguage).map((code) => `${code}.js`),
  'watch-page.js',
  'messages-for-integrators.js',
  'own-messages.js',
  'examine-tag.js',
  'other-script.js',
  'follow-withdrawal.js',
];
const sample = (file: string) => [file, { integrity: `sha384-HASH-OF-${file}`, bytes: 0 }] as const;

/** A sample release for texts that are written before any build. Every hash is a placeholder. */
export const sampleRelease: CardRelease = {
  release: '1.0.0-xxxxxxxx',
  version: '1.0.0',
  files: Object.fromEntries([cardFiles.shell, cardFiles.react, ...chunks, cardFiles.single].map(sample)),
};
