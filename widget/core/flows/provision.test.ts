import { expect } from 'vitest';
import {
  refuseProvisionRequests,
  signInFieldTexts,
  signUpFieldTexts,
  storeProvisionRequest,
} from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const denied = 'store/permission-denied';

runSceneTests('a provision request that cannot be written at once', {
  'is written again after 400 and 1200 ms, without the visitor knowing': [
    [
      sceneSteps.fail('writeProvisionRequest', 'store/unavailable'),
      sceneSteps.fail('writeProvisionRequest', 'store/unavailable'),
    ],
    [...signUpSceneSteps, 399, { writes: 1 }],
    [1, { writes: 2 }],
    [1199, { writes: 2 }],
    [1, { writes: 3, request: { uid, suggestedCompanyId: 'sharma-traders-Uid001' }, shows: 'redirecting' }],
    { reports: [] },
  ],
  'delays the visitor for 10 s at most, even if the store never answers': [
    [
      sceneSteps.hold('writeProvisionRequest'),
      sceneSteps.hold('writeProvisionRequest'),
      sceneSteps.hold('writeProvisionRequest'),
    ],
    [...signUpSceneSteps, 9499, { shows: 'busy finish' }],
    [1, { shows: 'provisionFailed' }],
  ],
});

const atChoice: readonly SceneStep[] = [
  sceneSteps.hold('writeProvisionRequest'),
  ...signUpSceneSteps,
  9500,
  { shows: 'provisionFailed' },
];
runSceneTests('a provision request on an unreliable network', {
  'is complete if it was stored although its reply was lost': [
    [sceneSteps.loseReply('writeProvisionRequest', 'store/unavailable'), ...signUpSceneSteps, 400],
    { writes: 2, request: { uid }, shows: 'redirecting', reports: [] },
  ],
  'is complete if it finds a record without a status, which another program handles': [
    [
      ({ records }) => records.provisionRequests.set(uid, { status: null, companyName: null } as never),
      refuseProvisionRequests,
    ],
    [...signUpSceneSteps, { shows: 'redirecting', reports: [] }],
  ],
  'has its full time if the profile hangs, and the choice comes after 10 s at most': [
    [
      sceneSteps.hold('writeProfile'),
      sceneSteps.hold('writeProvisionRequest'),
      ...signUpSceneSteps,
      3000,
      { writes: 1 },
    ],
    [6500, { shows: 'provisionFailed' }],
  ],
  'ends the choice if it succeeds meanwhile, and is not written again': [
    [...atChoice, sceneSteps.answer('writeProvisionRequest'), { writes: 1, shows: 'redirecting' }],
  ],
  'causes no second redirect if it succeeds after the visitor has continued without it': [
    [...atChoice, 'continueToApp', { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
    [sceneSteps.answer('writeProvisionRequest'), { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
  ],
  'is written again in time, even if a fresh token never arrives': [
    [
      refuseProvisionRequests,
      ...signUpSceneSteps,
      { shows: 'provisionFailed' },
      sceneSteps.hold('refresh'),
      'retryProvision',
    ],
    [15_000, { writes: 2, shows: 'provisionFailed' }],
  ],
  'causes no redirect if it succeeds after a reset': [
    [...atChoice, sceneSteps.reset, sceneSteps.answer('writeProvisionRequest')],
    { shows: 'ready', authenticated: [], redirects: [] },
  ],
});

const stands =
  (status: string): SceneStep =>
  (card) =>
    storeProvisionRequest(card, uid, 'Sharma Traders', status);
const isRefused = {
  writes: 1,
  shows: 'provisionFailed',
  errors: [`${denied} finish ${denied}`],
  reports: [
    { level: 'error', code: 'store/provision-not-written', where: denied },
    { level: 'error', code: denied, where: 'project demo-acct' },
  ],
  authenticated: [],
};
runSceneTests('a refused provision request', {
  ...createScenesForRows(['in-progress', 'done', 'rejected', 'approved'], (status) => ({
    [`whose record is already ${status} leads to the application`]: [
      [
        refuseProvisionRequests,
        stands(status),
        ...signUpSceneSteps,
        { shows: 'redirecting', request: { status }, reports: [] },
      ],
    ],
  })),
  'whose record is pending fails, without further tries': [
    refuseProvisionRequests,
    stands('pending'),
    ...signUpSceneSteps,
    isRefused,
  ],
  'without a record fails, without further tries': [refuseProvisionRequests, ...signUpSceneSteps, isRefused],
  'whose record cannot be read counts as not handled': [
    [
      sceneSteps.fail('writeProvisionRequest', denied),
      sceneSteps.fail('readProvisionRequest', 'store/unavailable'),
      ...signUpSceneSteps,
    ],
    isRefused,
  ],
  'whose record never arrives counts as not handled': [
    [
      sceneSteps.fail('writeProvisionRequest', denied),
      sceneSteps.hold('readProvisionRequest'),
      ...signUpSceneSteps,
      3000,
      isRefused,
    ],
  ],
});

const failed: readonly SceneStep[] = [sceneSteps.fail('writeProvisionRequest', denied), ...signUpSceneSteps];
runSceneTests('"Try again"', {
  'writes the request, reports to the page once and redirects': [
    [...failed, 'retryProvision'],
    {
      request: { companyName: 'Sharma Traders' },
      authenticated: [{ uid, isNewUser: true, companyId: 'sharma-traders-Uid001', session: 'cookies' }],
      shows: 'redirecting',
    },
  ],
  'does not write the date of creation a second time': [
    [...failed, { profile: { createdAt: expect.anything() } }],
    // Replaces the date of creation by a known text, so that the test notices a second write.
    ({ records }) => records.profiles.set(uid, { ...records.profiles.get(uid), createdAt: 'first' } as never),
    ['retryProvision', { profile: { createdAt: 'first' } }],
  ],
  'writes once when it is pressed twice': [
    [
      ...failed,
      sceneSteps.atOnce('retryProvision', 'retryProvision', 'continueToApp'),
      { writes: 2, authenticated: [{ uid }] },
    ],
  ],
  'may fail again, as often as it is pressed': [
    [...failed, sceneSteps.fail('writeProvisionRequest', denied), 'retryProvision', { shows: 'provisionFailed' }],
    ['retryProvision', { shows: 'redirecting' }],
  ],
  'and "Continue" do nothing if nothing has failed': [
    [
      sceneSteps.type(signUpFieldTexts),
      'retryProvision',
      'continueToApp',
      { journal: ['humanCheck.mount'], shows: 'ready' },
    ],
  ],
  'is replaced by "Continue", which redirects without the request and with the cookies': [
    [
      ...failed,
      'continueToApp',
      { writes: 1, cookies: ['auth_token', 'user_id', 'company_id'], authenticated: [{ uid }] },
    ],
    [400, { navigations: ['https://app.acct.example/'] }],
  ],
  'leaves no session if a reset ends it while it renews the token': [
    [...failed, sceneSteps.hold('refresh'), 'retryProvision', sceneSteps.reset, { cookies: [], signedIn: null }],
    [sceneSteps.answer('refresh'), { shows: 'ready', cookies: [], kept: null }],
  ],
  'does nothing after a reset, like "Continue"': [...failed, sceneSteps.reset, 'continueToApp', { authenticated: [] }],
  'uses the existing token if no new one is available': [
    [...failed, sceneSteps.fail('refresh', 'auth/network-request-failed'), 'retryProvision', { shows: 'redirecting' }],
  ],
});

const editions = { notice: '2026-11-23', terms: '2026-11-22' };
const shown = { editions, language: 'en', button: 'sign-up', kind: 'given' };
const companyName = 'Sharma Traders';
const profile = { displayName: 'Asha' };
const down: SceneStep = ({ records }) => {
  for (const method of ['writeProfile', 'writeProvisionRequest', 'readProfile', 'readProvisionRequest'] as const)
    records.script.failAlways(method, 'store/unavailable');
};
const all = { profile, companyName, shown };
const isUnsaved = (unsaved: string) => ({ view: { name: 'provisionFailed', unsaved } });
runSceneTests('the unwritten records, on our own site,', {
  'are stored beside the session at once, and the card says so': [
    [down, ...signUpSceneSteps, 1600, { ...isUnsaved('kept'), unwritten: all, kept: { uid } }],
  ],
  'are only the company if the profile was written': [
    [refuseProvisionRequests, ...signUpSceneSteps, { ...isUnsaved('kept') }],
    { unwritten: { profile: null, companyName, shown: null } },
  ],
  'are profile and consent if the company was written, and the card redirects': [
    [sceneSteps.fail('writeProfile', 'store/unavailable'), ...signUpSceneSteps],
    { unwritten: { profile, companyName: null, shown }, shows: 'redirecting' },
  ],
  'are the consent of a sign-in if the existing consents could not be read': [
    [sceneSteps.addAccount(signInFieldTexts.identifier), sceneSteps.type(signInFieldTexts)],
    [sceneSteps.fail('readProvisionRequest', 'store/unavailable'), 'signIn'],
    { unwritten: { profile: null, companyName: null, shown: { ...shown, button: 'sign-in', kind: 'told' } } },
  ],
  'are empty if everything was written': [[...signUpSceneSteps, { unwritten: null, siteCalls: ['keep', 'keep'] }]],
  'are stored once more at "Continue", unless "Not my device" is ticked by then': [
    [down, ...signUpSceneSteps, 1600, ({ site }) => (site.keepsNothing = true), 'continueToApp'],
    { unwritten: null, kept: null, shows: 'redirecting' },
  ],
  'are deleted once "Try again" has written them': [
    [...failed, { unwritten: { companyName } }, 'retryProvision', { unwritten: null, shows: 'redirecting' }],
  ],
  'are not stored on another person’s device, and the card says so': [
    [
      down,
      ({ site }) => (site.keepsNothing = true),
      ...signUpSceneSteps,
      1600,
      { ...isUnsaved('details'), unwritten: null },
    ],
  ],
  'are not stored if the site’s storage fails, and the card says so': [
    [down, ({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signUpSceneSteps, 1600],
    { ...isUnsaved('details'), unwritten: null },
  ],
});

const elsewhere = { browser: { url: 'https://shop.acct.example/' } };
runSceneTests(
  'the unwritten records, on any other page,',
  {
    'are named without a promise': [
      [down, ...signUpSceneSteps, 1600, { ...isUnsaved('details'), unwritten: null, siteCalls: [] }],
    ],
    'are only the company if the profile was written': [
      [refuseProvisionRequests, ...signUpSceneSteps, isUnsaved('company')],
    ],
  },
  elsewhere,
);

const setsUser =
  (value: string): SceneStep =>
  ({ browser }) =>
    browser.writeCookie(
      `acct_user_id=${value}; ${value ? '' : 'Max-Age=0; '}Domain=.acct.example; Secure; SameSite=None`,
    );
const anotherSignsIn = setsUser('uid-of-ravi');
const signsOut = setsUser('');
const isReplaced = { ...isUnsaved('replaced'), redirects: [], authenticated: [] };
const atFailure: readonly SceneStep[] = [down, ...signUpSceneSteps, 1600, { shows: 'provisionFailed' }];

const replacements: Readonly<Record<string, SceneStep>> = {
  'another account has signed in': anotherSignsIn,
  'the visitor has signed out in another tab': signsOut,
};
runSceneTests('at the choice, in a browser where meanwhile', {
  ...createScenesForRows(Object.entries(replacements), ([condition, happens]) => ({
    [`${condition}, "Continue" asks first, and then signs this visitor in again`]: [
      [...atFailure, happens, 'continueToApp', { ...isReplaced, siteCalls: ['keep', 'keep'] }],
      ['continueToApp', { user: uid, kept: { uid }, unwritten: all, authenticated: [{ uid, isNewUser: true }] }],
      { company: 'sharma-traders-Uid001', shows: 'redirecting' },
    ],
    [`${condition}, "Try again" asks first, and then writes`]: [
      [...failed, happens, 'retryProvision', { ...isReplaced, writes: 1, siteCalls: ['keep', 'keep'] }],
      ['retryProvision', { user: uid, kept: { uid }, unwritten: null, writes: 2, shows: 'redirecting' }],
    ],
    [`${condition}, a late answer does not redirect without a question`]: [
      [...atChoice, happens, sceneSteps.answer('writeProvisionRequest'), isReplaced],
      ['continueToApp', { user: uid, company: 'sharma-traders-Uid001', shows: 'redirecting' }],
    ],
    [`${condition}, a page below the cookie domain asks as well`]: [
      { on: { browser: { url: 'https://shop.acct.example/' } } },
      [...atFailure, happens, 'continueToApp', isReplaced],
      ['continueToApp', { user: uid, shows: 'redirecting' }],
    ],
  })),
  'nothing has happened, "Continue" asks no question': [...atFailure, 'continueToApp', { shows: 'redirecting' }],
});
