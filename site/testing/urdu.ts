import type { SourceChange } from './copy-sources-with-changes.ts';

/**
 * Source changes that add Urdu as a complete language. Unlike the site's languages, Urdu is written from right to left.
 */
export const urduSourceChanges = {
  row: {
    file: 'account/languages.ts',
    after: '  hi: {',
    line: "  ur: { ownName: 'اردو', region: 'IN', direction: 'rtl', script: 'Arab' },",
  },
  cardFolder: {
    file: 'widget/languages/ur/messages.ts',
    text: `import { messages as english } from '../en/messages.ts';
import type { Messages } from '../messages.ts';

export const messages: Messages = { ...english, createAccount: 'اکاؤنٹ بنائیں' };
`,
  },
  siteFolder: {
    file: 'site/content/ur/urdu-catalogue.ts',
    text: `import type { Catalogue } from '../catalogue.ts';
import { englishCatalogue } from '../en/english-catalogue.ts';

export const urduCatalogue: Catalogue = {
  ...englishCatalogue,
  common: { ...englishCatalogue.common, readInThisLanguage: 'اردو میں پڑھیں', demoBanner: 'آزمائشی نسخہ', demoBannerGst: 'آزمائشی نسخہ' },
  hero: { ...englishCatalogue.hero, title: 'آپ کی دکان کا حساب', highlight: 'حساب' },
  notFound: { ...englishCatalogue.notFound, heading: 'صفحہ نہیں ملا' },
};
`,
  },
  cardLine: {
    file: 'widget/languages/language-loaders.ts',
    after: '  hi: () =>',
    line: "  ur: () => import('./ur/messages.ts'),",
  },
  siteImport: {
    file: 'site/content/catalogues.ts',
    after: 'import { hindiCatalogue }',
    line: "import { urduCatalogue } from './ur/urdu-catalogue.ts';",
  },
  siteLine: { file: 'site/content/catalogues.ts', after: '  hi: hindiCatalogue,', line: '  ur: urduCatalogue,' },
} as const satisfies Record<string, SourceChange>;
