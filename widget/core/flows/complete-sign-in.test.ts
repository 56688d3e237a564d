import { expect } from 'vitest';
import { type FakeCardOptions, preventRedirect, signInFieldTexts } from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const appUrl = 'https://app.acct.example/';
const leavesPage: SceneStep = ({ host }) => {
  host.onPage = false;
};

runSceneTests('after authentication', {
  'everything happens in the specified order, and the redirect 400 ms after its announcement': [
    ...signUpSceneSteps,
    {
      journal: [
        'humanCheck.mount',
        'auth.signUp',
        'browser.writeCookie acct_auth_token',
        'browser.writeCookie acct_user_id',
        'browser.writeCookie acct_company_id',
        'site.keep',
        'store.writeProfile',
        'store.writeProvisionRequest',
        'site.keep',
        'host.emit acct-authenticated',
        'host.emit acct-redirect',
      ],
      view: { name: 'redirecting', url: appUrl, viaSite: false },
    },
    [399, { navigations: [] }],
    [1, { navigations: [appUrl] }],
  ],
  'the events name method and company, and contain nothing secret': [
    ...signUpSceneSteps,
    ({ host }) => {
      const companyId = 'sharma-traders-Uid001';
      expect(host.events).toEqual([
        {
          name: 'acct-authenticated',
          detail: { uid, method: 'password', isNewUser: true, companyId, session: 'cookies' },
        },
        { name: 'acct-redirect', detail: { url: appUrl } },
      ]);
    },
  ],
  'no typed text stays in the fields, least of all the password': [
    [...signUpSceneSteps, ({ values }) => expect(Object.values(values.all()).join('')).toBe('')],
  ],
  'a later sign-in without a company writes no request': [
    [sceneSteps.addAccount(signInFieldTexts.identifier), sceneSteps.type(signInFieldTexts), 'signIn'],
    {
      storeCalls: ['readProvisionRequest', 'readProfile', 'writeProfile'],
      // The account had no profile. So the written profile is new, and has a date of creation.
      profile: { createdAt: expect.anything() },
      authenticated: [{ isNewUser: false, companyId: null }],
    },
  ],
  'a phone number from the sign-up stays in the record after a later sign-in by password': [
    [
      sceneSteps.type({ phone: '98765 43210' }),
      ...signUpSceneSteps,
      sceneSteps.nextVisitor(signInFieldTexts),
      'signIn',
    ],
    { profile: { phone: '+919876543210', signupMethod: 'password' } },
    { storeCalls: ['writeProfile', 'writeProvisionRequest', 'readProvisionRequest', 'readProfile', 'writeProfile'] },
  ],
  'a page that calls preventDefault() keeps the visitor, signed in, with cookies and records': [
    [
      preventRedirect,
      ...signUpSceneSteps,
      10_000,
      { navigations: [], redirects: [], shows: 'signedIn kept-by-page', writes: 1 },
    ],
    { cookies: ['auth_token', 'user_id', 'company_id'] },
  ],
  'an element that is removed while the records are written does not redirect': [
    [sceneSteps.hold('writeProfile'), ...signUpSceneSteps, leavesPage, sceneSteps.answer('writeProfile'), 10_000],
    { navigations: [], redirects: [], authenticated: [{ session: 'cookies' }], request: { uid } },
  ],
  'an element that is removed between the announcement and the redirect does not redirect': [
    [...signUpSceneSteps, 399, leavesPage, 10_000, { navigations: [] }],
  ],
  'a profile that cannot be written causes one warning, and nothing else': [
    [sceneSteps.fail('writeProfile', 'store/unavailable'), ...signUpSceneSteps],
    { reports: [{ level: 'warn', code: 'store/profile-not-written' }] },
    { errors: [], request: { uid }, shows: 'redirecting' },
  ],
  'a profile whose write never ends does not block the redirect': [
    [sceneSteps.hold('writeProfile'), ...signUpSceneSteps, 6000, { shows: 'redirecting' }],
    { reports: [{ code: 'store/profile-not-written', cause: { code: 'store/timeout' } }] },
  ],
});

const edition = `${uid}/2026-11-23`;
const recorded = (kind: 'given' | 'told', button: string, language = 'en') => ({
  consents: {
    [edition]: { notice: '2026-11-23', terms: '2026-11-22', language, button, kind, recordedAt: expect.anything() },
  },
});
const signsIn: readonly SceneStep[] = [sceneSteps.nextVisitor(signInFieldTexts), 'signIn'];
const hasAccount: SceneStep = sceneSteps.addAccount(signInFieldTexts.identifier);
runSceneTests('the consent sentence beside the button', {
  'is recorded as given by Create Account, in one request with the profile': [
    [
      ...signUpSceneSteps,
      recorded('given', 'sign-up'),
      { storeCalls: ['writeProfile', 'writeProvisionRequest'], reports: [] },
    ],
  ],
  'is recorded as given by a first Google sign-in from Sign In': [
    [sceneSteps.openSignIn, 'signInWithPopup', recorded('given', 'google'), { storeCalls: ['writeProfile'] }],
  ],
  'is recorded as given by a first sign-in by phone': [
    [sceneSteps.type({ identifier: '98765 43210' }), 'signIn', { consents: {} }],
    [
      sceneSteps.type({ otp: '123456' }),
      'verifyOtp',
      recorded('given', 'verify-otp'),
      { storeCalls: ['writeProfile'] },
    ],
  ],
  'is recorded in its displayed language': [
    { on: { attributes: { lang: 'hi' } } },
    ...signUpSceneSteps,
    recorded('given', 'sign-up', 'hi'),
  ],
  'is recorded as told for an existing account, once, and costs no request': [
    [hasAccount, ...signsIn, recorded('told', 'sign-in'), ...signsIn, recorded('told', 'sign-in'), { reports: [] }],
    ({ records }) => expect(records.calls.slice(0, 3)).toEqual(['readProvisionRequest', 'readProfile', 'writeProfile']),
  ],
  'stays recorded as given when the company is retried': [
    [
      sceneSteps.fail('writeProvisionRequest', 'store/permission-denied'),
      ...signUpSceneSteps,
      { shows: 'provisionFailed' },
    ],
    ['retryProvision', recorded('given', 'sign-up'), { shows: 'redirecting' }],
  ],
  'is recorded as given by the second try if the first did not write the profile': [
    [
      sceneSteps.fail('writeProvisionRequest', 'store/permission-denied'),
      sceneSteps.fail('writeProfile', 'store/unavailable'),
    ],
    [...signUpSceneSteps, { consents: {} }, 'retryProvision', recorded('given', 'sign-up')],
  ],
  'is recorded as told for an existing profile, no matter who created it': [
    [
      sceneSteps.fail('writeProvisionRequest', 'store/permission-denied'),
      sceneSteps.fail('writeProfile', 'store/permission-denied'),
    ],
    [...signUpSceneSteps, { profile: { uid }, consents: {} }, 'retryProvision', recorded('told', 'sign-up')],
  ],
  'is not recorded if the existing consents could not be read': [
    [
      hasAccount,
      sceneSteps.type(signInFieldTexts),
      sceneSteps.fail('readProvisionRequest', 'store/unavailable'),
      'signIn',
    ],
    { consents: {}, profile: { uid } },
  ],
  'is not recorded if the page links its own notice': [
    { on: { attributes: { 'privacy-url': 'https://partner.example/privacy' } } },
    [...signUpSceneSteps, { consents: {}, profile: { uid }, reports: [] }],
  ],
});

const elsewhere = { browser: { url: 'https://partner.example/' } };
const never = { handoff: 'never' };
const toOutside: readonly (readonly [where: string, FakeCardOptions])[] = [
  ['on a page of another domain', { ...elsewhere, attributes: never }],
  ['on plain http', { browser: { url: 'http://www.acct.example/' } }],
  ['in a sandboxed frame', { browser: { sandboxed: true }, attributes: never }],
  ['with the accounts of another project', { ...elsewhere, otherProject: true }],
];
const belowDomain = { url: 'https://shop.acct.example/', blocksCookies: true };
const toBlocked: readonly (readonly [where: string, FakeCardOptions])[] = [
  ['the site itself', { browser: { blocksCookies: true } }],
  ['a page below the cookie domain', { browser: belowDomain, attributes: never }],
];
runSceneTests('when the page cannot set the cookies', {
  ...createScenesForRows(toOutside, ([where, on]) => ({
    [`${where} the visitor is not sent into a signed-out application`]: [
      { on },
      [
        ...signUpSceneSteps,
        10_000,
        { cookies: [], navigations: [], redirects: [], shows: 'signedIn outside-cookie-domain' },
      ],
      { authenticated: [{ session: 'none' }], storeCalls: ['writeProfile', 'writeProvisionRequest'] },
      { reports: [{ level: 'warn', code: 'cookies/outside-cookie-domain', where: 'cookie-domain .acct.example' }] },
    ],
  })),
  ...createScenesForRows(toBlocked, ([where, on]) => ({
    [`on ${where} the card says that the browser blocks them`]: [
      { on },
      [
        ...signUpSceneSteps,
        10_000,
        { navigations: [], shows: 'signedIn cookies-blocked', authenticated: [{ session: 'none' }] },
      ],
      { reports: [{ level: 'warn', code: 'cookies/blocked' }] },
    ],
  })),
  'a token over 4096 bytes is reported, and no incomplete session is left': [
    { on: { auth: { idToken: () => 'x'.repeat(4096) } } },
    [...signUpSceneSteps, { shows: 'signedIn token-too-large', cookies: [], authenticated: [{ session: 'none' }] }],
    { reports: [{ level: 'warn', code: 'cookies/too-large' }] },
  ],
  'they are set on localhost for the domain localhost': [
    { on: { browser: { url: 'http://localhost:5173/login' }, attributes: { 'cookie-domain': 'localhost' } } },
    [...signUpSceneSteps, { cookies: ['auth_token', 'user_id', 'company_id'], shows: 'redirecting' }],
  ],
});
