import { expect } from 'vitest';
import {
  type FakeCardOptions,
  preventRedirect,
  refuseProvisionRequests,
  resetCardOnSignIn,
} from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const session = { uid, companyId: 'sharma-traders-Uid001' };
const site = 'https://www.acct.example/session';
const elsewhere = { browser: { url: 'https://partner.example/' } };
const belowDomain = 'https://shop.acct.example/';
const stayed = { name: 'signedIn', reason: 'outside-cookie-domain' };

runSceneTests(
  'when the page cannot set the cookies',
  {
    'the visitor continues through the site, once the records are written and the page has not prevented it': [
      ...signUpSceneSteps,
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
      [399, { navigations: [] }, 1, { navigations: [`${site}#secret-1`], reports: [] }],
    ],
    'the events name neither the secret nor anything of the session': [
      [...signUpSceneSteps, 1000, { authenticated: [{ uid, session: 'handoff' }], redirects: [site] }],
      ({ host }) => expect(JSON.stringify([host.events, host.reports])).not.toMatch(/secret|token/),
    ],
    'a Hindi card uses the Hindi page of the site': [
      { on: { ...elsewhere, attributes: { lang: 'hi' } } },
      [...signUpSceneSteps, { redirects: ['https://www.acct.example/hi/session'] }],
    ],
    'a browser that blocks them below the cookie domain uses the hand-off': [
      { on: { browser: { url: belowDomain, blocksCookies: true } } },
      [...signUpSceneSteps, { authenticated: [{ session: 'handoff' }], cookies: [] }],
    ],
    'a sandboxed frame uses the hand-off': [
      { on: { browser: { sandboxed: true } } },
      [...signUpSceneSteps, { authenticated: [{ session: 'handoff' }], cookies: [] }],
    ],
    'a token too large for a cookie is not sent, since the site could not store it either': [
      { on: { ...elsewhere, auth: { idToken: () => 'x'.repeat(4096) } } },
      [...signUpSceneSteps, { sent: [], shows: 'signedIn token-too-large', authenticated: [{ session: 'none' }] }],
    ],
    'no record is created if the page keeps its visitor': [
      [preventRedirect, ...signUpSceneSteps, 10_000, { sent: [], shows: 'signedIn kept-by-page' }],
    ],
    // The browser has cookies of another visitor.
    'no record is created if the page resets the card at the reported sign-in': [
      [resetCardOnSignIn, ...signUpSceneSteps, 10_000],
      { siteCalls: [], signedIn: null, written: [] },
    ],
    'if the company could not be requested, no record is created before the visitor continues without it': [
      [refuseProvisionRequests, ...signUpSceneSteps, { siteCalls: [] }],
      ['continueToApp', { sent: [session], shows: 'redirecting' }],
    ],
    ...createScenesForRows(['store/permission-denied', 'store/unavailable'], (code) => ({
      [`a record that cannot be created (${code}) leads to the sign-in page`]: [
        [sceneSteps.fail('send', code), ...signUpSceneSteps, 10_000, { view: stayed, redirects: [], navigations: [] }],
        { errors: [expect.stringMatching(`^${code} finish`)] },
        ({ host }) => {
          const where = `${site} (${code})`;
          expect(host.reports[0]).toMatchObject({ level: 'error', code: 'session/not-handed-off', where });
        },
      ],
    })),
    'a record has the time limit of any request': [
      [
        sceneSteps.hold('send'),
        ...signUpSceneSteps,
        14_999,
        { shows: 'busy finish' },
        1,
        { errors: ['store/timeout finish'] },
      ],
      [sceneSteps.answer('send'), 10_000, { navigations: [] }],
    ],
    ...createScenesForRows([undefined, 'store/unavailable'], (code) => ({
      [`a record that ends after a reset is ignored (${code ?? 'created'})`]: [
        [sceneSteps.hold('send'), ...signUpSceneSteps, sceneSteps.reset, sceneSteps.answer('send', code)],
        [10_000, { navigations: [], redirects: [], errors: [], shows: 'ready' }],
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
runSceneTests('handoff="always"', {
  'sets no cookie below the cookie domain, although it could': [
    { on: { browser: { url: belowDomain }, attributes } },
    [...signUpSceneSteps, 1000, { written: [], navigations: [`${site}#secret-1`] }],
  ],
  'does not apply to the site itself': [
    { on: { attributes } },
    [...signUpSceneSteps, { authenticated: [{ session: 'cookies' }], sent: [] }],
  ],
  ...createScenesForRows(toNothing, ([where, options, session]) => ({
    [`has no effect with ${where}`]: [
      { on: { attributes, ...options } },
      [...signUpSceneSteps, { sent: [], authenticated: [{ session }] }],
    ],
  })),
});

const topGoes = expect.arrayContaining([`browser.replaceTop ${site}#...`]);
runSceneTests(
  'in a frame',
  {
    'the record is created at the press, and the whole window navigates': [
      [
        ...signUpSceneSteps,
        600_000,
        { shows: 'signedIn framed', sent: [] },
        sceneSteps.atOnce('continueToApp', 'continueToApp'),
      ],
      [400, { sent: [session], journal: topGoes, authenticated: [{ uid }] }],
    ],
    'the same applies below the cookie domain, since the application refuses to load in a frame': [
      { on: { browser: { url: belowDomain, framed: true } } },
      [
        ...signUpSceneSteps,
        { shows: 'signedIn framed', cookies: [], navigations: [] },
        'continueToApp',
        400,
        { journal: topGoes },
      ],
    ],
    'the visitor is informed if the frame cannot be left': [
      { on: { browser: { ...elsewhere.browser, framed: 'for-good' } } },
      [...signUpSceneSteps, 'continueToApp', 400, { view: stayed, errors: ['session/frame-not-left finish'] }],
    ],
    'a visitor whom the page keeps stays there': [
      [preventRedirect, ...signUpSceneSteps, 'continueToApp'],
      { siteCalls: [], shows: 'signedIn kept-by-page' },
    ],
    'a company request that succeeds late has no effect': [
      [refuseProvisionRequests, ...signUpSceneSteps, 'continueToApp', { shows: 'signedIn framed' }],
      ['retryProvision', { shows: 'signedIn framed', authenticated: [{ uid }] }],
    ],
  },
  { browser: { ...elsewhere.browser, framed: true } },
);
