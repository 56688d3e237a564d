import { expect } from 'vitest';
import { member, newcomer, refusesRequest, storeRequest } from '../../adapters/fakes/create-fake-card.ts';
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
  'keeps the visitor waiting for 10 s at most, even when the store never answers': [
    [does.hold('writeProvisionRequest'), does.hold('writeProvisionRequest'), does.hold('writeProvisionRequest')],
    [...signsUp, 9499, { shows: 'busy finish' }],
    [1, { shows: 'provisionFailed' }],
  ],
});

const atChoice: readonly Step[] = [does.hold('writeProvisionRequest'), ...signsUp, 9500, { shows: 'provisionFailed' }];
scenes('a provision request on a bad line', {
  'that was stored although its reply was lost is done': [
    [does.loseReply('writeProvisionRequest', 'store/unavailable'), ...signsUp, 400],
    { writes: 2, request: { uid }, shows: 'redirecting', reports: [] },
  ],
  'that meets a record without a status is done: somebody else has it in hand': [
    [({ records }) => records.provisionRequests.set(uid, { status: null, companyName: null } as never), refusesRequest],
    [...signsUp, { shows: 'redirecting', reports: [] }],
  ],
  'has its full time left when the profile hangs: the choice comes after 10 s at most': [
    [does.hold('writeProfile'), does.hold('writeProvisionRequest'), ...signsUp, 3000, { writes: 1 }],
    [6500, { shows: 'provisionFailed' }],
  ],
  'that arrives while the choice stands there ends it, and nothing is written a second time': [
    [...atChoice, does.answer('writeProvisionRequest'), { writes: 1, shows: 'redirecting' }],
  ],
  'that arrives after the visitor went on without it moves nobody': [
    [...atChoice, 'goOn', { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
    [does.answer('writeProvisionRequest'), { shows: 'redirecting', redirects: ['https://app.acct.example/'] }],
  ],
  'is written again in time, even where a fresh token never comes': [
    [refusesRequest, ...signsUp, { shows: 'provisionFailed' }, does.hold('refresh'), 'retryProvision'],
    [15_000, { writes: 2, shows: 'provisionFailed' }],
  ],
  'that arrives after a reset moves nobody': [
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
    [`whose record is already ${status} goes on`]: [
      [refusesRequest, stands(status), ...signsUp, { shows: 'redirecting', request: { status }, reports: [] }],
    ],
  })),
  'whose record is pending fails, without further tries': [refusesRequest, stands('pending'), ...signsUp, isRefused],
  'that has no record fails, without further tries': [refusesRequest, ...signsUp, isRefused],
  'whose own record fails counts as not handled': [
    [does.fail('writeProvisionRequest', denied), does.fail('readProvisionRequest', 'store/unavailable'), ...signsUp],
    isRefused,
  ],
  'whose own record never comes counts as not handled': [
    [does.fail('writeProvisionRequest', denied), does.hold('readProvisionRequest'), ...signsUp, 3000, isRefused],
  ],
});

const failed: readonly Step[] = [does.fail('writeProvisionRequest', denied), ...signsUp];
scenes('"Try again"', {
  'writes the request, tells the page once and goes on': [
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
  'pressed twice writes once': [
    [...failed, does.atOnce('retryProvision', 'retryProvision', 'goOn'), { writes: 2, authenticated: [{ uid }] }],
  ],
  'may fail again, as often as it is pressed': [
    [...failed, does.fail('writeProvisionRequest', denied), 'retryProvision', { shows: 'provisionFailed' }],
    ['retryProvision', { shows: 'redirecting' }],
  ],
  'and "Continue" do nothing where nothing has failed': [
    [does.type(newcomer), 'retryProvision', 'goOn', { journal: ['humanCheck.mount'], shows: 'ready' }],
  ],
  '"Continue" goes on without the request, cookies kept': [
    [...failed, 'goOn', { writes: 1, cookies: ['auth_token', 'user_id', 'company_id'], authenticated: [{ uid }] }],
    [400, { gone: ['https://app.acct.example/'] }],
  ],
  'ended by a reset while it renews the token leaves no session behind': [
    [...failed, does.hold('refresh'), 'retryProvision', does.reset, { cookies: [], signedIn: null }],
    [does.answer('refresh'), { shows: 'ready', cookies: [], kept: null }],
  ],
  'after a reset nobody is left to continue for': [...failed, does.reset, 'goOn', { authenticated: [] }],
  'goes on with the token there was where no new one is to be had': [
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
scenes('what could not be written, on our own site', {
  'is kept beside the session as soon as it is known, and the visitor reads so': [
    [down, ...signsUp, 1600, { ...isUnsaved('kept'), unwritten: all, kept: { uid } }],
  ],
  'is the company alone where the profile was written': [
    [refusesRequest, ...signsUp, { ...isUnsaved('kept') }],
    { unwritten: { profile: null, companyName, shown: null } },
  ],
  'is profile and consent where the company was written, and the visitor goes on': [
    [does.fail('writeProfile', 'store/unavailable'), ...signsUp],
    { unwritten: { profile, companyName: null, shown }, shows: 'redirecting' },
  ],
  'is the consent of somebody who signs in and nobody can read whether it is there': [
    [does.addAccount(member.identifier), does.type(member)],
    [does.fail('readProvisionRequest', 'store/unavailable'), 'signIn'],
    { unwritten: { profile: null, companyName: null, shown: { ...shown, button: 'sign-in', kind: 'told' } } },
  ],
  'is nothing where all was written': [[...signsUp, { unwritten: null, siteAsked: ['keep', 'keep'] }]],
  'is kept once more at "Continue": what is ticked by then counts': [
    [down, ...signsUp, 1600, ({ site }) => (site.keepsNothing = true), 'goOn'],
    { unwritten: null, kept: null, shows: 'redirecting' },
  ],
  'is not kept any longer once "Try again" has written it': [
    [...failed, { unwritten: { companyName } }, 'retryProvision', { unwritten: null, shows: 'redirecting' }],
  ],
  'is lost on a device that is not theirs, and the visitor reads that': [
    [down, ({ site }) => (site.keepsNothing = true), ...signsUp, 1600, { ...isUnsaved('details'), unwritten: null }],
  ],
  'is lost where the keeper fails, and the visitor reads that': [
    [down, ({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signsUp, 1600],
    { ...isUnsaved('details'), unwritten: null },
  ],
});

const elsewhere = { browser: { url: 'https://shop.acct.example/' } };
scenes(
  'what could not be written, on any other page',
  {
    'is named, and nothing is promised': [
      [down, ...signsUp, 1600, { ...isUnsaved('details'), unwritten: null, siteAsked: [] }],
    ],
    'is the company alone where the profile was written': [[refusesRequest, ...signsUp, isUnsaved('company')]],
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
      [...atFailure, happens, 'goOn', { ...isReplaced, siteAsked: ['keep', 'keep'] }],
      ['goOn', { user: uid, kept: { uid }, unwritten: all, authenticated: [{ uid, isNewUser: true }] }],
      { company: 'sharma-traders-Uid001', shows: 'redirecting' },
    ],
    [`${condition}, "Try again" asks first, and then writes`]: [
      [...failed, happens, 'retryProvision', { ...isReplaced, writes: 1, siteAsked: ['keep', 'keep'] }],
      ['retryProvision', { user: uid, kept: { uid }, unwritten: null, writes: 2, shows: 'redirecting' }],
    ],
    [`${condition}, a late answer leads nowhere unasked`]: [
      [...atChoice, happens, does.answer('writeProvisionRequest'), isReplaced],
      ['goOn', { user: uid, company: 'sharma-traders-Uid001', shows: 'redirecting' }],
    ],
    [`${condition}, a page below the cookie domain asks too`]: [
      { on: { browser: { url: 'https://shop.acct.example/' } } },
      [...atFailure, happens, 'goOn', isReplaced],
      ['goOn', { user: uid, shows: 'redirecting' }],
    ],
  })),
  'nothing has happened, "Continue" asks nothing': [...atFailure, 'goOn', { shows: 'redirecting' }],
});
