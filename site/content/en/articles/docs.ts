import { languageCodes } from '../../../../widget/languages/languages.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** First steps, and the partner’s guide in short. */
export const docs: Article = {
  intro: 'First steps for a shop, and how a partner puts the sign-up card on a page of their own.',
  sections: [
    {
      heading: 'For your business',
      blocks: [
        {
          list: [
            'Invoices, quotations, challans, purchases, payments and parties are parts of one ledger.',
            'Payments are by Cash, UPI or Bank.',
            'GSTR-1 and GSTR-3B figures are prepared monthly or quarterly.',
          ],
        },
        { link: '/help', label: 'Help and first bill' },
      ],
    },
    {
      heading: 'Put the card on your page',
      blocks: [
        'Two lines of HTML are enough. The card brings its own styles and does not touch yours.',
        {
          code: `<script type="module" src="https://www.${brand.domain}/widget/v1/acct-auth-card.js"></script>\n<acct-auth-card app-url="https://app.${brand.domain}" cookie-domain=".${brand.domain}"></acct-auth-card>`,
        },
        'First ask us to allow your domain: sign-in with Google works on allowed domains only. Your page must use https.',
      ],
    },
    {
      heading: 'Common attributes',
      blocks: [
        {
          table: {
            caption: 'Attributes of the card',
            columns: ['Attribute', 'Values', 'Meaning'],
            rows: [
              ['app-url', 'https address', 'Where the visitor goes after signing in'],
              ['cookie-domain', `for example .${brand.domain}`, 'Base domain of the session cookies'],
              ['tab', 'signup, signin', 'The tab shown first'],
              ['lang', languageCodes.join(', '), 'Language; otherwise the page’s own'],
              ['theme', 'auto, light, dark', 'Colours'],
              ['prefill-email', 'text', 'Start value of the Email field'],
            ],
          },
        },
      ],
    },
    {
      heading: 'If your page has a content security policy',
      blocks: [
        {
          list: [
            `script-src: https://www.${brand.domain} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com`,
            'frame-src: https://www.google.com/recaptcha/ and the sign-in domain we tell you',
            'connect-src: https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
            'Cross-Origin-Opener-Policy: same-origin-allow-popups, if you send that header',
          ],
        },
      ],
    },
  ],
};
