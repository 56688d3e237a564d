import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

export const aboutArticle: Article = {
  intro: `${brand.name} is accounting software for small businesses, startups, freelancers and solo entrepreneurs in India.`,
  sections: [
    {
      heading: 'Why a ledger',
      blocks: [
        'Traders here have kept their books in the bahi-khata for generations: red cloth, white stitches, ruled pages, a double line under the total. Everyone in the shop can read it. We keep that look, and the software does the adding-up.',
      ],
    },
    {
      heading: 'What it does',
      blocks: [
        {
          list: [
            'Invoicing, quotations, challans, purchases, payments and parties',
            'Dashboard, reports, outstanding tracking and business reminders',
            'GSTR-1 and GSTR-3B figures, monthly or quarterly',
            'On phone, desktop and web, in Hindi and English',
          ],
        },
      ],
    },
    {
      heading: 'What it does not do',
      blocks: [
        {
          list: [
            'It does not file returns: you or your accountant file them on the GST portal.',
            'Pro and Enterprise cannot be bought yet.',
            'The installer is for Windows. On macOS and Ubuntu use the web app.',
          ],
        },
        { link: '/features', label: 'All features' },
      ],
    },
  ],
};
