import { expect } from 'vitest';
import { deniesProvision, member, newcomer, storeRequest } from '../../adapters/fakes/create-fake-card.ts';
import { does, type Step, sceneFor, scenes, signsUp } from './testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const denied = 'store/permission-denied';

scenes('a provision request that cannot be written at once', {
  'is written again after 400 and 1200 ms, without the visitor knowing': [
    [does.fail('writeProvisionRequest', 'store/unavailable'), does.fail('writeProvisionRequest', 'store/unavailable')],
    [...signsUp, 399, { writes: 1 }],
    [1, { writes: 2 }],
    [1199, { writes: 2 }],
    [1, { writes: 3, request: { uid, suggestedCompanyId: 'sharma-traders-Uid001' }, shows: 'redirecting' }],
    { reports: [] },
  ],
  'delays the visitor for 10 s at most, even if the store never answers': [
    [does.hold('writeProvisionRequest'), does.hold('writeProvisionRequest'), does.hold('writeProvisionRequest')],
    [...signsUp, 9499, { shows: 'busy finish' }],
    [1, { shows: 'provisionFailed' }],
  ],
});

const atChoice: readonly Step[] = [does.hold('writeProvisionRequest'), ...signsUp, 9500, { shows: 'provisionFailed' }];
scenes('a provision request on an unreliable network', {
  'is complete if it was stored although its reply was lost': [
    [does.loseReply('writeProvisionRequest', 'store/unavailable'), ...signsUp, 400],
    { writes: 2, request: { uid }, shows: 'redirecting', reports: [] },
  ],
  'is complete if it finds a record without a status, which another program handles': [
    [
      ({ records }) => records.provisionRequests.set(uid, { status: null, companyName: null } as never),
      deniesProvision,
    ],
    [...signsUp, { shows: 'redirecting', reports: [] }],
  ],
  'has its full time if the profile hangs, and the choice comes after 10 s at most': [
    [does.hold('writeProfile'), does.hold('writeProvisionRequest'), ...signsUp, 3000, { writes: 1 }],
    [6500, { shows: 'provisionFailed' }],
  ],
  'ends the choice if it succeeds meanwhile, and is not written again': [
    [...atChoice, does.answer('writeProvisionRequest'), { writes: 1, shows: 'redirecting' }],
  ],
  'causes no second redirect if it succeeds after the visitor has continued without it': [
    [...atChoice, 'continueToApp', { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
    [does.answer('writeProvisionRequest'), { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
  ],
  'is written again in time, even if a fresh token never arrives': [
    [deniesProvision, ...signsUp, { shows: 'provisionFailed' }, does.hold('refresh'), 'retryProvision'],
    [15_000, { writes: 2, shows: 'provisionFailed' }],
  ],
  'causes no redirect if it succeeds after a reset': [
    [...atChoice, does.reset, does.answer('writeProvisionRequest')],
    { shows: 'ready', authenticated: [], redirects: [] },
  ],
});

const stands =
  (status: string): Step =>
  (card) =>
    storeRequest(card, uid, 'Sharma Traders', status);
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
scenes('a refused provision request', {
  ...sceneFor(['in-progress', 'done', 'rejected', 'approved'], (status) => ({
    [`whose record is already ${status} leads to the application`]: [
      [deniesProvision, stands(status), ...signsUp, { shows: 'redirecting', request: { status }, reports: [] }],
    ],
  })),
  'whose record is pending fails, without further tries': [deniesProvision, stands('pending'), ...signsUp, isRefused],
  'without a record fails, without further tries': [deniesProvision, ...signsUp, isRefused],
  'whose record cannot be read counts as not handled': [
    [does.fail('writeProvisionRequest', denied), does.fail('readProvisionRequest', 'store/unavailable'), ...signsUp],
    isRefused,
  ],
  'whose record never arrives counts as not handled': [
    [does.fail('writeProvisionRequest', denied), does.hold('readProvisionRequest'), ...signsUp, 3000, isRefused],
  ],
});

const failed: readonly Step[] = [does.fail('writeProvisionRequest', denied), ...signsUp];
scenes('"Try again"', {
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
    // Replaces the date's mark: a second write would restore it.
    ({ records }) => records.profiles.set(uid, { ...records.profiles.get(uid), createdAt: 'first' } as never),
    ['retryProvision', { profile: { createdAt: 'first' } }],
  ],
  'writes once when it is pressed twice': [
    [
      ...failed,
      does.atOnce('retryProvision', 'retryProvision', 'continueToApp'),
      { writes: 2, authenticated: [{ uid }] },
    ],
  ],
  'may fail again, as often as it is pressed': [
    [...failed, does.fail('writeProvisionRequest', denied), 'retryProvision', { shows: 'provisionFailed' }],
    ['retryProvision', { shows: 'redirecting' }],
  ],
  'and "Continue" do nothing if nothing has failed': [
    [does.type(newcomer), 'retryProvision', 'continueToApp', { journal: ['humanCheck.mount'], shows: 'ready' }],
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
    [...failed, does.hold('refresh'), 'retryProvision', does.reset, { cookies: [], signedIn: null }],
    [does.answer('refresh'), { shows: 'ready', cookies: [], kept: null }],
  ],
  'does nothing after a reset, like "Continue"': [...failed, does.reset, 'continueToApp', { authenticated: [] }],
  'uses the existing token if no new one is available': [
    [...failed, does.fail('refresh', 'auth/network-request-failed'), 'retryProvision', { shows: 'redirecting' }],
  ],
});

const editions = { notice: '2026-11-23', terms: '2026-11-22' };
const shown = { editions, language: 'en', button: 'sign-up', kind: 'given' };
const companyName = 'Sharma Traders';
const profile = { displayName: 'Asha' };
const down: Step = ({ records }) => {
  for (const method of ['writeProfile', 'writeProvisionRequest', 'readProfile', 'readProvisionRequest'] as const)
    records.script.failAlways(method, 'store/unavailable');
};
const all = { profile, companyName, shown };
const isUnsaved = (unsaved: string) => ({ view: { name: 'provisionFailed', unsaved } });
scenes('the unwritten records, on our own site,', {
  'are stored beside the session at once, and the card says so': [
    [down, ...signsUp, 1600, { ...isUnsaved('kept'), unwritten: all, kept: { uid } }],
  ],
  'are only the company if the profile was written': [
    [deniesProvision, ...signsUp, { ...isUnsaved('kept') }],
    { unwritten: { profile: null, companyName, shown: null } },
  ],
  'are profile and consent if the company was written, and the card redirects': [
    [does.fail('writeProfile', 'store/unavailable'), ...signsUp],
    { unwritten: { profile, companyName: null, shown }, shows: 'redirecting' },
  ],
  'are the consent of a sign-in if the existing consents could not be read': [
    [does.addAccount(member.identifier), does.type(member)],
    [does.fail('readProvisionRequest', 'store/unavailable'), 'signIn'],
    { unwritten: { profile: null, companyName: null, shown: { ...shown, button: 'sign-in', kind: 'told' } } },
  ],
  'are empty if everything was written': [[...signsUp, { unwritten: null, siteCalls: ['keep', 'keep'] }]],
  'are stored once more at "Continue", unless "Not my device" is ticked by then': [
    [down, ...signsUp, 1600, ({ site }) => (site.keepsNothing = true), 'continueToApp'],
    { unwritten: null, kept: null, shows: 'redirecting' },
  ],
  'are deleted once "Try again" has written them': [
    [...failed, { unwritten: { companyName } }, 'retryProvision', { unwritten: null, shows: 'redirecting' }],
  ],
  'are not stored on another person’s device, and the card says so': [
    [down, ({ site }) => (site.keepsNothing = true), ...signsUp, 1600, { ...isUnsaved('details'), unwritten: null }],
  ],
  'are not stored if the site’s storage fails, and the card says so': [
    [down, ({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signsUp, 1600],
    { ...isUnsaved('details'), unwritten: null },
  ],
});

const elsewhere = { browser: { url: 'https://shop.acct.example/' } };
scenes(
  'the unwritten records, on any other page,',
  {
    'are named without a promise': [
      [down, ...signsUp, 1600, { ...isUnsaved('details'), unwritten: null, siteCalls: [] }],
    ],
    'are only the company if the profile was written': [[deniesProvision, ...signsUp, isUnsaved('company')]],
  },
  elsewhere,
);

const setsUser =
  (value: string): Step =>
  ({ browser }) =>
    browser.writeCookie(
      `acct_user_id=${value}; ${value ? '' : 'Max-Age=0; '}Domain=.acct.example; Secure; SameSite=None`,
    );
const anotherSignsIn = setsUser('uid-of-ravi');
const signsOut = setsUser('');
const isReplaced = { ...isUnsaved('replaced'), redirects: [], authenticated: [] };
const atFailure: readonly Step[] = [down, ...signsUp, 1600, { shows: 'provisionFailed' }];

const replacements: Readonly<Record<string, Step>> = {
  'another account has signed in': anotherSignsIn,
  'the visitor has signed out in another tab': signsOut,
};
scenes('at the choice, in a browser where meanwhile', {
  ...sceneFor(Object.entries(replacements), ([condition, happens]) => ({
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
      [...atChoice, happens, does.answer('writeProvisionRequest'), isReplaced],
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
