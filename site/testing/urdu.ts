import type { SourceChange } from './copy-sources-with-changes.ts';

/** Source changes that add Urdu as a complete language. It is the only one written from right to left. */
export const urduLanguageChanges = {
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
    file: 'site/content/ur/ur.ts',
    text: `import type { Catalogue } from '../catalogue.ts';
import { en } from '../en/en.ts';

export const ur: Catalogue = {
  ...en,
  common: { ...en.common, readInThisLanguage: 'اردو میں پڑھیں', demoBanner: 'آزمائشی نسخہ', demoBannerGst: 'آزمائشی نسخہ' },
  hero: { ...en.hero, title: 'آپ کی دکان کا حساب', highlight: 'حساب' },
  notFound: { ...en.notFound, heading: 'صفحہ نہیں ملا' },
};
`,
  },
  cardLine: {
    file: 'widget/languages/language-loaders.ts',
    after: '  hi: () =>',
    line: "  ur: () => import('./ur/messages.ts'),",
  },
  siteImport: { file: 'site/content/catalogues.ts', after: 'import { hi }', line: "import { ur } from './ur/ur.ts';" },
  siteLine: { file: 'site/content/catalogues.ts', after: '  hi,', line: '  ur,' },
} as const satisfies Record<string, SourceChange>;
