import {
  preventRedirect,
  refuseProvisionRequests,
  resetCardOnSignIn,
  signUpFieldTexts,
  storeProvisionRequest,
} from '../../adapters/fakes/create-fake-card.ts';
import { runSceneTests, sceneStep, signUpSceneSteps } from './testing/scenes.ts';

const ravi = { identifier: 'ravi@example.com', password: 'secret1' };
const uid = 'Uid001xyzXYZ';
const all = ['auth_token', 'user_id', 'company_id'];
const companyId = 'sharma-traders-Uid002';

runSceneTests('a card reset after authentication', {
  'at the reported sign-in leaves no redirect, no cookie and no signed-in visitor': [
    [resetCardOnSignIn, ...signUpSceneSteps, 1000, { authenticated: [{ uid }], redirects: [], navigations: [] }],
    { cookies: [], signedIn: null, shows: 'ready' },
  ],
  'does not redirect': [...signUpSceneSteps, sceneStep.reset, 10_000, { navigations: [] }],
  'while the records are written, reports nothing and keeps texts typed since': [
    [
      sceneStep.hold('writeProfile'),
      ...signUpSceneSteps,
      sceneStep.reset,
      sceneStep.type({ email: 'next@example.com' }),
    ],
    [sceneStep.answer('writeProfile'), 10_000, { events: [], navigations: [], shows: 'ready' }],
    { typed: { email: 'next@example.com' } },
  ],
  'while the records are written, leaves no data to the next visitor': [
    [
      sceneStep.addAccount(ravi.identifier),
      (card) => storeProvisionRequest(card, uid, 'Rao Stores'),
      sceneStep.type(ravi),
    ],
    [sceneStep.hold('readProvisionRequest'), 'signIn', { cookies: ['auth_token', 'user_id'] }],
    [sceneStep.reset, { cookies: [], kept: null, signedIn: null }],
    [(card) => card.solveHumanCheck(), ...signUpSceneSteps, sceneStep.answer('readProvisionRequest')],
    { company: companyId, kept: { companyId }, authenticated: [{ companyId }] },
  ],
  'on a page below the cookie domain, which stores no session, leaves no data either': [
    { on: { browser: { url: 'https://shop.acct.example/' } } },
    [
      sceneStep.hold('writeProfile'),
      ...signUpSceneSteps,
      { cookies: all },
      sceneStep.reset,
      { cookies: [], signedIn: null },
    ],
  ],
  'at the choice about the company leaves no data either': [
    [
      refuseProvisionRequests,
      ...signUpSceneSteps,
      { shows: 'provisionFailed', cookies: all },
      sceneStep.reset,
      { cookies: [], kept: null },
    ],
  ],
  'at the choice about the company, by removing the card, keeps the visitor signed in': [
    [
      refuseProvisionRequests,
      ...signUpSceneSteps,
      (card) => void Object.assign(card.host, { onPage: false }),
      sceneStep.reset,
    ],
    { cookies: all, kept: { uid } },
  ],
  'after the reported sign-in leaves the session to the page': [
    [preventRedirect, ...signUpSceneSteps, sceneStep.reset, { cookies: all, kept: { uid } }],
  ],
});

runSceneTests('a late answer', {
  'of a cancelled sign-in, during "Try again", is ignored': [
    [sceneStep.addAccount(ravi.identifier), sceneStep.type(ravi), sceneStep.hold('signIn'), 'signIn', sceneStep.cancel],
    [sceneStep.fail('writeProvisionRequest', 'store/permission-denied'), ...signUpSceneSteps, { user: 'Uid002xyzXYZ' }],
    [sceneStep.hold('writeProvisionRequest'), 'retryProvision', sceneStep.answer('signIn'), { user: 'Uid002xyzXYZ' }],
    [sceneStep.answer('writeProvisionRequest'), { authenticated: [{ uid: 'Uid002xyzXYZ' }] }],
  ],
  'to one visitor’s request does not redirect the next one': [
    [sceneStep.hold('writeProvisionRequest'), ...signUpSceneSteps, 9500, { shows: 'provisionFailed' }],
    [sceneStep.nextVisitor({ ...signUpFieldTexts, email: 'ravi@example.com' })],
    [sceneStep.fail('writeProvisionRequest', 'store/permission-denied'), 'signUp', { shows: 'provisionFailed' }],
    [sceneStep.answer('writeProvisionRequest'), { shows: 'provisionFailed', redirects: [] }],
  ],
});
