import { expect } from 'vitest';
import { serverTimestamp } from '../../../account/account-records.ts';
import { storeProvisionRequest } from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps } from './testing/scenes.ts';

const email = 'asha@example.com';
const uid = 'Uid001xyzXYZ';
const typed = { name: 'Someone Else', company: 'Mistyped Ltd', email, phone: '91234 56789', newPassword: 'other12' };
const profile = {
  uid,
  email,
  displayName: 'Asha R.',
  phone: '+919876543210',
  signupMethod: 'password',
  emailVerified: false,
  createdAt: serverTimestamp,
  updatedAt: serverTimestamp,
} as const;
const request = { uid, companyName: 'Sharma Traders', suggestedCompanyId: 'sharma-traders-1', status: 'approved' };

/** A customer with an approved company and a complete profile. */
const customer: SceneStep = (card) => {
  card.auth.addAccount({ email, password: 'secret1', displayName: 'Asha Rao' });
  card.records.profiles.set(uid, profile);
  storeProvisionRequest(card, uid, 'Sharma Traders');
};
const lacksCompany: SceneStep = ({ records }) => records.provisionRequests.delete(uid);
const lacksPhone: SceneStep = ({ records }) => records.profiles.set(uid, { ...profile, phone: null } as never);
const hasRequest =
  (fields: object): SceneStep =>
  ({ records }) =>
    records.provisionRequests.set(uid, { ...records.provisionRequests.get(uid), ...fields } as never);
const hasCookies =
  (user: string, company: string): SceneStep =>
  ({ browser }) => {
    for (const cookie of [`acct_user_id=${user}`, `acct_company_id=${company}`])
      browser.writeCookie(`${cookie}; Domain=acct.example; Secure; SameSite=None`);
  };
const prefilled = { 'prefill-name': 'Other', 'prefill-company': 'Other Ltd', 'prefill-phone': '9123456789' };
const credentials = { identifier: email, password: 'secret1' };
const signsIn: readonly SceneStep[] = [sceneSteps.type(credentials), 'signIn'];
const isRefusedOnSignUp: readonly SceneStep[] = [
  sceneSteps.type(typed),
  'signUp',
  { shows: 'ready: sign-up auth/email-already-in-use' },
];

runSceneTests('the data of an existing account', {
  'stays when another company, name and phone were refused on Sign Up and "Sign in instead" follows': [
    [customer, ...isRefusedOnSignUp, sceneSteps.openSignIn, ...signsIn],
    {
      profile,
      request,
      company: 'sharma-traders-1',
      authenticated: [{ uid, isNewUser: false, companyId: 'sharma-traders-1' }],
      written: expect.not.arrayContaining([expect.stringContaining('mistyped')]),
    },
  ],
  // The statuses that an owner sets (docs/every-day.md#companies), and `approved`, which only another program sets.
  ...createScenesForRows(['pending', 'in-progress', 'done', 'rejected', 'approved'], (status) => ({
    [`stays when its request is ${status}`]: [
      [customer, hasRequest({ status, takenBy: 'Ravi', rejectReason: 'No such shop' }), ...isRefusedOnSignUp],
      [...signsIn, { request: { ...request, status, takenBy: 'Ravi', rejectReason: 'No such shop' } }],
      { company: 'sharma-traders-1', shows: 'redirecting', reports: [] },
    ],
  })),
  'stays when a page prefills fields that were not displayed': [
    { on: { attributes: { tab: 'signin', ...prefilled } } },
    [customer, lacksCompany, lacksPhone, ...signsIn],
    { profile: { ...profile, phone: null }, request: null, company: null, authenticated: [{ companyId: null }] },
  ],
  'stays when Google is pressed on a filled Sign Up': [
    { on: { auth: { popupEmail: 'asha@gmail.example' } } },
    (card) => {
      card.auth.addAccount({ email: 'asha@gmail.example', providerId: 'google.com' });
      storeProvisionRequest(card, uid, 'Rao Stores', 'pending');
    },
    [sceneSteps.type(typed), 'signInWithPopup', { request: { companyName: 'Rao Stores' }, company: 'rao-stores-1' }],
    // The account's profile was incomplete. The missing fields come from the form whose Google button was pressed.
    { profile: { displayName: 'Someone Else', phone: '+919123456789' } },
  ],
});

runSceneTests('the missing data of an existing account', {
  'is filled in from the Sign Up form that was submitted': [
    [customer, lacksCompany, lacksPhone, ...isRefusedOnSignUp, ...signsIn],
    { profile: { displayName: 'Asha R.', phone: '+919123456789' } },
    { request: { companyName: 'Mistyped Ltd', status: 'pending' }, company: 'mistyped-ltd-Uid001' },
  ],
  'is filled in if it could not be read, since the write itself detects existing data': [
    [
      customer,
      lacksCompany,
      ...isRefusedOnSignUp,
      sceneSteps.fail('readProvisionRequest', 'store/unavailable'),
      ...signsIn,
    ],
    { company: 'mistyped-ltd-Uid001', reports: [] },
  ],
  'is not filled in from a Sign Up form that was only typed into': [
    [customer, lacksCompany, lacksPhone, sceneSteps.type(typed), ...signsIn],
    { profile: { phone: null }, request: null, shows: 'redirecting' },
  ],
  'is not filled in after a reset: the card belongs to the next visitor': [
    [customer, lacksCompany, ...isRefusedOnSignUp, sceneSteps.nextVisitor(credentials), 'signIn'],
    { request: null, shows: 'redirecting' },
  ],
});

runSceneTests('the company cookie of an existing account', {
  'is written once the stored request has been read, after token and user, before the redirect is announced': [
    [customer, ...signsIn],
    ({ journal }) =>
      expect(journal.filter((step) => /writeCookie|readProvision|acct-/.test(step))).toEqual([
        'browser.writeCookie acct_auth_token',
        'browser.writeCookie acct_user_id',
        'store.readProvisionRequest',
        'browser.writeCookie acct_company_id',
        'host.emit acct-authenticated',
        'host.emit acct-redirect',
      ]),
  ],
  ...createScenesForRows(
    [
      ['never arrives', sceneSteps.hold('readProvisionRequest'), 'store/timeout'],
      ['fails', sceneSteps.fail('readProvisionRequest', 'store/unavailable'), 'store/unavailable'],
    ] as const,
    ([how, given, code]) => ({
      [`stays the visitor’s older one when the answer ${how}`]: [
        [customer, hasCookies(uid, 'older')],
        given,
        [...signsIn, 3000, { company: 'older', shows: 'redirecting', authenticated: [{ companyId: null }] }],
        { reports: [{ level: 'warn', code: 'store/provision-not-read', cause: { code } }] },
      ],
    }),
  ),
  'is derived from the name if another program’s request lacks the id': [
    [customer, hasRequest({ suggestedCompanyId: null }), ...signsIn, { company: 'sharma-traders-Uid001' }],
  ],
  'is not set if such a request has no name either': [
    [customer, hasRequest({ suggestedCompanyId: null, companyName: null }), ...signsIn],
    { company: null, shows: 'redirecting' },
  ],
  'of another visitor of this browser is deleted before anything is read': [
    [customer, hasCookies('Other', 'others'), sceneSteps.hold('readProvisionRequest'), ...signsIn, { company: null }],
    [sceneSteps.answer('readProvisionRequest'), { company: 'sharma-traders-1' }],
  ],
  'is written when its request is stored late, during the choice': [
    [customer, lacksCompany, ...isRefusedOnSignUp, sceneSteps.hold('writeProvisionRequest'), ...signsIn, 9500],
    { shows: 'provisionFailed', company: null },
    sceneSteps.answer('writeProvisionRequest'),
    { shows: 'redirecting', company: 'mistyped-ltd-Uid001', kept: { uid, companyId: 'mistyped-ltd-Uid001' } },
  ],
  'is not written if the session cannot be stored': [
    { on: { browser: { url: 'https://partner.example/' } } },
    [customer, ...signsIn, { authenticated: [{ uid }], written: [] }],
  ],
  'comes from a request that another page wrote after it was read as missing': [
    [customer, lacksCompany, ...isRefusedOnSignUp, sceneSteps.hold('writeProvisionRequest'), ...signsIn],
    [(card) => storeProvisionRequest(card, uid, 'Sharma Traders'), sceneSteps.answer('writeProvisionRequest')],
    { request, company: 'sharma-traders-1' },
  ],
});
