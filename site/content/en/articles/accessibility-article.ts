import { formatLongDate } from '../../../base/format.ts';
import type { Article } from '../../article.ts';
import { accessibilityStatementEdition } from '../../facts/editions.ts';

/** The accessibility statement: the standard, the known faults, and the contact. */
export const accessibilityArticle: Article = {
  intro: 'This site and its sign-up form are built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  sections: [
    {
      heading: 'What we check',
      blocks: [
        {
          list: [
            'Every page by an automatic check (axe), by day and by night, on a phone and on a computer',
            'Every form and tool by keyboard alone, at 320 px, which is 400 per cent of a screen of 1280, and in high contrast',
            'Names, roles and messages as screen readers get them',
          ],
        },
        'Nobody from outside has audited it yet, and it was not tried with people who rely on a screen reader.',
      ],
    },
    {
      heading: 'What falls short',
      blocks: [
        {
          list: [
            'The human check on the sign-up form is Google’s reCAPTCHA. It offers a sound in place of pictures; how well, is not in our hands. It passes WCAG 3.3.8 (level AA) by the exception that allows recognising objects, and does not pass 3.3.9 (level AAA), which has no such exception.',
            'Google’s window for signing in, and the PDF that your browser makes of a bill, are not ours either.',
            'The guide for developers has wide tables, which scroll sideways on a phone.',
          ],
        },
      ],
    },
    {
      heading: 'Tell us',
      blocks: [
        'Something you cannot use? Write to us: which page, with what device and program, and what you wanted to do. We answer by e-mail.',
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        { link: '/contact', label: 'All ways to reach us' },
        `As of ${formatLongDate(accessibilityStatementEdition.date, 'en')}.`,
      ],
    },
  ],
};
