import { expect } from 'vitest';
import {
  type FakeCardOptions,
  keepsVisitor,
  refusesRequest,
  resetsWhenAsked,
} from '../../adapters/fakes/create-fake-card.ts';
import { does, sceneFor, scenes, signsUp } from './testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const session = { uid, companyId: 'sharma-traders-Uid001' };
const site = 'https://www.acct.example/session';
const elsewhere = { browser: { url: 'https://partner.example/' } };
const belowDomain = 'https://shop.acct.example/';
const stayed = { name: 'signedIn', reason: 'outside-cookie-domain' };

scenes(
  'where the cookies of the page do not hold',
  {
    'the visitor goes by way of the site, once the records are written and the page has agreed': [
      ...signsUp,
      {
        journal: [
          'humanCheck.mount',
          'auth.signUp',
          'store.writeProfile',
          'store.writeProvisionRequest',
          'host.emit acct-authenticated',
          'site.send',
          'host.emit acct-redirect',
        ],
        sent: [session],
        view: { name: 'redirecting', url: site, viaSite: true },
      },
      [399, { gone: [] }, 1, { gone: [`${site}#secret-1`], reports: [] }],
    ],
    'the events name neither the secret nor anything of the session': [
      [...signsUp, 1000, { authenticated: [{ uid, session: 'handoff' }], redirects: [site] }],
      ({ host }) => expect(JSON.stringify([host.events, host.reports])).not.toMatch(/secret|token/),
    ],
    'a Hindi card goes by the Hindi page': [
      { on: { ...elsewhere, attributes: { lang: 'hi' } } },
      [...signsUp, { redirects: ['https://www.acct.example/hi/session'] }],
    ],
    'so it is in a browser that blocks them below the cookie domain': [
      { on: { browser: { url: belowDomain, blocksCookies: true } } },
      [...signsUp, { authenticated: [{ session: 'handoff' }], cookies: [] }],
    ],
    'so it is in a sandboxed frame': [
      { on: { browser: { sandboxed: true } } },
      [...signsUp, { authenticated: [{ session: 'handoff' }], cookies: [] }],
    ],
    'a token that no cookie holds is not sent: the site could not store it either': [
      { on: { ...elsewhere, auth: { idToken: () => 'x'.repeat(4096) } } },
      [...signsUp, { sent: [], shows: 'signedIn token-too-large', authenticated: [{ session: 'none' }] }],
    ],
    'no record is made where the page keeps its visitor': [
      [keepsVisitor, ...signsUp, 10_000, { sent: [], shows: 'signedIn kept-by-page' }],
    ],
    // Any cookies there are not this visitor's.
    'no record is made where the page resets the card when it hears of the sign-in': [
      [resetsWhenAsked, ...signsUp, 10_000],
      { siteAsked: [], signedIn: null, written: [] },
    ],
    'no record is made where the company could not be set up, before the visitor goes on without it': [
      [refusesRequest, ...signsUp, { siteAsked: [] }],
      ['goOn', { sent: [session], shows: 'redirecting' }],
    ],
    ...sceneFor(['store/permission-denied', 'store/unavailable'], (code) => ({
      [`a record that cannot be made (${code}) leads to the sign-in page`]: [
        [does.fail('send', code), ...signsUp, 10_000, { view: stayed, redirects: [], gone: [] }],
        { errors: [expect.stringMatching(`^${code} finish`)] },
        ({ host }) => {
          const where = `${site} (${code})`;
          expect(host.reports[0]).toMatchObject({ level: 'error', code: 'session/not-handed-off', where });
        },
      ],
    })),
    'a record is waited for as long as for any request': [
      [does.hold('send'), ...signsUp, 14_999, { shows: 'busy finish' }, 1, { errors: ['store/timeout finish'] }],
      [does.answer('send'), 10_000, { gone: [] }],
    ],
    ...sceneFor([undefined, 'store/unavailable'], (code) => ({
      [`a record after a reset is nobody’s any more (${code ?? 'made'})`]: [
        [does.hold('send'), ...signsUp, does.reset, does.answer('send', code)],
        [10_000, { gone: [], redirects: [], errors: [], shows: 'ready' }],
      ],
    })),
  },
  elsewhere,
);

const attributes = { handoff: 'always' };
const toNothing: readonly (readonly [where: string, FakeCardOptions, session: string])[] = [
  ['another project', { otherProject: true }, 'cookies'],
  ['a build that names no site', { siteOrigin: null }, 'cookies'],
  ['no Web Crypto, as on a page over http', { browser: { url: 'http://shop.acct.example/' } }, 'none'],
];
scenes('handoff="always"', {
  'sets no cookie below the cookie domain, though they would hold': [
    { on: { browser: { url: belowDomain }, attributes } },
    [...signsUp, 1000, { written: [], gone: [`${site}#secret-1`] }],
  ],
  'is none of the site itself': [
    { on: { attributes } },
    [...signsUp, { authenticated: [{ session: 'cookies' }], sent: [] }],
  ],
  ...sceneFor(toNothing, ([where, options, session]) => ({
    [`is nothing with ${where}`]: [
      { on: { attributes, ...options } },
      [...signsUp, { sent: [], authenticated: [{ session }] }],
    ],
  })),
});

const topGoes = expect.arrayContaining([`browser.replaceTop ${site}#...`]);
scenes(
  'in a frame',
  {
    'the record is made at the press, and the whole window goes': [
      [...signsUp, 600_000, { shows: 'signedIn framed', sent: [] }, does.atOnce('goOn', 'goOn')],
      [400, { sent: [session], journal: topGoes, authenticated: [{ uid }] }],
    ],
    'the same holds below the cookie domain: the application refuses to stand in a frame': [
      { on: { browser: { url: belowDomain, framed: true } } },
      [...signsUp, { shows: 'signedIn framed', cookies: [], gone: [] }, 'goOn', 400, { journal: topGoes }],
    ],
    'that cannot be left is said to the visitor': [
      { on: { browser: { ...elsewhere.browser, framed: 'for-good' } } },
      [...signsUp, 'goOn', 400, { view: stayed, errors: ['session/frame-not-left finish'] }],
    ],
    'a visitor whom the page keeps goes nowhere': [
      [keepsVisitor, ...signsUp, 'goOn'],
      { siteAsked: [], shows: 'signedIn kept-by-page' },
    ],
    'a company set up late changes nothing any more': [
      [refusesRequest, ...signsUp, 'goOn', { shows: 'signedIn framed' }],
      ['retryProvision', { shows: 'signedIn framed', authenticated: [{ uid }] }],
    ],
  },
  { browser: { ...elsewhere.browser, framed: true } },
);
