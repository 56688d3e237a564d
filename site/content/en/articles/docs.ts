import { languageCodes } from '../../../../widget/languages/languages.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** First steps, and the partner’s guide in short. */
export const docs: Article = {
  intro: 'What the app covers, and how a partner puts the sign-up card on a page of their own.',
  sections: [
    {
      heading: 'For your business',
      blocks: [
        {
          list: [
            'Invoices, quotations, challans, purchases, payments and parties are in one app.',
            'Payments are by Cash, UPI or Bank.',
            'GSTR-1 and GSTR-3B figures are prepared monthly or quarterly.',
          ],
        },
        { link: '/help', label: 'Help' },
      ],
    },
    {
      heading: 'Put the card on your page',
      blocks: [
        'The card brings its own styles and does not touch yours. First ask us to allow your domain: sign-in with Google works on allowed domains only. Your page must use https.',
        'Recommended: the lines of one exact release. They load fastest, and the browser runs only files that match these hashes. Keep their order; the map must stand before every module script of your page.',
        { snippet: 'pinned', fallback: 'Sign up or sign in' },
        'For a page that nobody will touch again: one tag that always leads to the current release.',
        { snippet: 'moving', fallback: 'Sign up or sign in' },
      ],
    },
    {
      heading: 'Which of the two',
      blocks: [
        {
          list: [
            'An exact release never changes and stays available. Improvements reach your page when you paste the lines of a newer release.',
            'When a file does not arrive, a pinned card recovers only from the folder of its own release, so that no hash is walked around.',
            'The one tag brings every improvement by itself, and is checked by no hash: your page runs whatever we serve.',
            'Browsers before Chrome 127, Safari 18 and Firefox 138 know no hashes in the map. They check the first script and the preload line alone.',
            'If your page has an import map already, add our entries to its “integrity”. If your policy forbids inline scripts, allow the map by its hash; without the map the card works, checked in its first two files only.',
          ],
        },
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
              ['handoff', 'auto, always, never', 'How visitors arrive signed in; see the next section'],
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
      heading: 'How your visitors arrive in the app',
      blocks: [
        `On a page below .${brand.domain} the card sets three cookies, and the app knows the visitor by them. A page anywhere else cannot set these cookies. There the card hands the session to our own site, which goes on to the app: your visitor signs in once, on your page, and sees a line about it.`,
        {
          list: [
            'What travels is a one-time secret, worth nothing after two minutes or one use. No token stands in an address, and nothing stays in your page’s storage.',
            'If our site does not know your page it asks “Continue as ...?” first, so that nobody can slip a visitor into an account of theirs. Tell us your page’s origin, and we list it; then nobody is asked. Your page must let the browser send its origin as referrer, as browsers do unless told otherwise.',
            'handoff="always" takes this way from every page but ours. We recommend it below our domain too: only our own site can renew a session for seven days; with cookies that your page has set the visitor signs in again after an hour.',
            'handoff="never" leaves it out. Visitors of a page elsewhere are then led to our sign-in page, and sign in once more.',
            'In a frame the visitor presses “Continue to the app” and leaves the frame. Its sandbox, if it has one, needs allow-top-navigation-by-user-activation.',
          ],
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
