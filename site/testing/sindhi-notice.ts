import type { SourceChange } from './copy-sources-with-changes.ts';

/**
 * Returns source changes that add Sindhi for the privacy notice alone. The notice's texts are not a translation, but
 * the English texts with a Sindhi word added.
 */
export const createSindhiNoticeChanges = (reviewed: string) =>
  [
    {
      file: 'account/notice-languages.ts',
      after: 'export const noticeLanguages = {',
      line: "  sd: { ownName: 'سنڌي', region: 'IN', direction: 'rtl', script: 'Arab' },",
    },
    {
      file: 'site/content/notices/sd/sentence.ts',
      text: `import { firstPaintMessages } from '../../../../widget/languages/en/first-paint-messages.ts';

export const sentence = { ...firstPaintMessages.consent, signup: 'سنڌي signup ', contact: 'سنڌي: {contact}' };
`,
    },
    {
      file: 'site/content/notices/sd/notice.ts',
      text: `import { englishCatalogue } from '../../en/english-catalogue.ts';
import type { PrivacyNotice } from '../privacy-notice.ts';

export const notice: PrivacyNotice = {
  meta: { title: 'سنڌي title', heading: 'سنڌي notice', description: 'سنڌي description' },
  article: { ...englishCatalogue.articles['/privacy'], intro: 'سنڌي intro' },
  labels: { ...englishCatalogue.owner.labels, legalName: 'سنڌي name' },
  editions: englishCatalogue.editions,
  reviewed: ${reviewed},
};
`,
    },
    {
      file: 'site/content/notices/notices.ts',
      after: 'import type { PrivacyNotice }',
      line: "import { notice as sd } from './sd/notice.ts';",
    },
    { file: 'site/content/notices/notices.ts', after: 'const folders:', line: '  sd,' },
    {
      file: 'widget/languages/notice-loaders.ts',
      after: 'const loaders = {',
      line: "  sd: () => import('../../site/content/notices/sd/sentence.ts'),",
    },
  ] as const satisfies readonly SourceChange[];
