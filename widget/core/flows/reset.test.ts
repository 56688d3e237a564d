import {
  preventRedirect,
  refuseProvisionRequests,
  resetCardOnSignIn,
  signUpFieldTexts,
  storeProvisionRequest,
} from '../../adapters/fakes/create-fake-card.ts';
import { runSceneTests, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

const ravi = { identifier: 'ravi@example.com', password: 'secret1' };
const uid = 'Uid001xyzXYZ';
const all = ['auth_token', 'user_id', 'company_id'];
const companyId = 'sharma-traders-Uid002';

runSceneTests('a card reset after authentication', {
  'at the reported sign-in leaves no redirect, no cookie and no signed-in visitor': [
    [resetCardOnSignIn, ...signUpSceneSteps, 1000, { authenticated: [{ uid }], redirects: [], navigations: [] }],
    { cookies: [], signedIn: null, shows: 'ready' },
  ],
  'does not redirect': [...signUpSceneSteps, sceneSteps.reset, 10_000, { navigations: [] }],
  'while the records are written, reports nothing and keeps texts typed since': [
    [
      sceneSteps.hold('writeProfile'),
      ...signUpSceneSteps,
      sceneSteps.reset,
      sceneSteps.type({ email: 'next@example.com' }),
    ],
    [sceneSteps.answer('writeProfile'), 10_000, { events: [], navigations: [], shows: 'ready' }],
    { typed: { email: 'next@example.com' } },
  ],
  'while the records are written, leaves no data to the next visitor': [
    [
      sceneSteps.addAccount(ravi.identifier),
      (card) => storeProvisionRequest(card, uid, 'Rao Stores'),
      sceneSteps.type(ravi),
    ],
    [sceneSteps.hold('readProvisionRequest'), 'signIn', { cookies: ['auth_token', 'user_id'] }],
    [sceneSteps.reset, { cookies: [], kept: null, signedIn: null }],
    [(card) => card.solveHumanCheck(), ...signUpSceneSteps, sceneSteps.answer('readProvisionRequest')],
    { company: companyId, kept: { companyId }, authenticated: [{ companyId }] },
  ],
  'on a page below the cookie domain, which stores no session, leaves no data either': [
    { on: { browser: { url: 'https://shop.acct.example/' } } },
    [
      sceneSteps.hold('writeProfile'),
      ...signUpSceneSteps,
      { cookies: all },
      sceneSteps.reset,
      { cookies: [], signedIn: null },
    ],
  ],
  'at the choice about the company leaves no data either': [
    [
      refuseProvisionRequests,
      ...signUpSceneSteps,
      { shows: 'provisionFailed', cookies: all },
      sceneSteps.reset,
      { cookies: [], kept: null },
    ],
  ],
  'at the choice about the company, by removing the card, keeps the visitor signed in': [
    [
      refuseProvisionRequests,
      ...signUpSceneSteps,
      (card) => void Object.assign(card.host, { onPage: false }),
      sceneSteps.reset,
    ],
    { cookies: all, kept: { uid } },
  ],
  'after the reported sign-in leaves the session to the page': [
    [preventRedirect, ...signUpSceneSteps, sceneSteps.reset, { cookies: all, kept: { uid } }],
  ],
});

runSceneTests('a late answer', {
  'of a cancelled sign-in, during "Try again", is ignored': [
    [
      sceneSteps.addAccount(ravi.identifier),
      sceneSteps.type(ravi),
      sceneSteps.hold('signIn'),
      'signIn',
      sceneSteps.cancel,
    ],
    [
      sceneSteps.fail('writeProvisionRequest', 'store/permission-denied'),
      ...signUpSceneSteps,
      { user: 'Uid002xyzXYZ' },
    ],
    [sceneSteps.hold('writeProvisionRequest'), 'retryProvision', sceneSteps.answer('signIn'), { user: 'Uid002xyzXYZ' }],
    [sceneSteps.answer('writeProvisionRequest'), { authenticated: [{ uid: 'Uid002xyzXYZ' }] }],
  ],
  'to one visitor’s request does not redirect the next one': [
    [sceneSteps.hold('writeProvisionRequest'), ...signUpSceneSteps, 9500, { shows: 'provisionFailed' }],
    [sceneSteps.nextVisitor({ ...signUpFieldTexts, email: 'ravi@example.com' })],
    [sceneSteps.fail('writeProvisionRequest', 'store/permission-denied'), 'signUp', { shows: 'provisionFailed' }],
    [sceneSteps.answer('writeProvisionRequest'), { shows: 'provisionFailed', redirects: [] }],
  ],
});
