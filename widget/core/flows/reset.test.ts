import {
  deniesProvision,
  newcomer,
  preventsRedirect,
  resetsOnSignIn,
  storeRequest,
} from '../../adapters/fakes/create-fake-card.ts';
import { does, scenes, signsUp } from './testing/scenes.ts';

const ravi = { identifier: 'ravi@example.com', password: 'secret1' };
const uid = 'Uid001xyzXYZ';
const all = ['auth_token', 'user_id', 'company_id'];
const companyId = 'sharma-traders-Uid002';

scenes('a card reset after authentication', {
  'at the reported sign-in leaves no redirect, no cookie and no signed-in visitor': [
    [resetsOnSignIn, ...signsUp, 1000, { authenticated: [{ uid }], redirects: [], navigations: [] }],
    { cookies: [], signedIn: null, shows: 'ready' },
  ],
  'does not redirect': [...signsUp, does.reset, 10_000, { navigations: [] }],
  'while the records are written, reports nothing and keeps texts typed since': [
    [does.hold('writeProfile'), ...signsUp, does.reset, does.type({ email: 'next@example.com' })],
    [does.answer('writeProfile'), 10_000, { events: [], navigations: [], shows: 'ready' }],
    { typed: { email: 'next@example.com' } },
  ],
  'while the records are written, leaves no data to the next visitor': [
    [does.addAccount(ravi.identifier), (card) => storeRequest(card, uid, 'Rao Stores'), does.type(ravi)],
    [does.hold('readProvisionRequest'), 'signIn', { cookies: ['auth_token', 'user_id'] }],
    [does.reset, { cookies: [], kept: null, signedIn: null }],
    [(card) => card.solveHumanCheck(), ...signsUp, does.answer('readProvisionRequest')],
    { company: companyId, kept: { companyId }, authenticated: [{ companyId }] },
  ],
  'on a page below the cookie domain, which stores no session, leaves no data either': [
    { on: { browser: { url: 'https://shop.acct.example/' } } },
    [does.hold('writeProfile'), ...signsUp, { cookies: all }, does.reset, { cookies: [], signedIn: null }],
  ],
  'at the choice about the company leaves no data either': [
    [deniesProvision, ...signsUp, { shows: 'provisionFailed', cookies: all }, does.reset, { cookies: [], kept: null }],
  ],
  'at the choice about the company, by removing the card, keeps the visitor signed in': [
    [deniesProvision, ...signsUp, (card) => void Object.assign(card.host, { onPage: false }), does.reset],
    { cookies: all, kept: { uid } },
  ],
  'after the reported sign-in leaves the session to the page': [
    [preventsRedirect, ...signsUp, does.reset, { cookies: all, kept: { uid } }],
  ],
});

scenes('a late answer', {
  'of a cancelled sign-in, during "Try again", is ignored': [
    [does.addAccount(ravi.identifier), does.type(ravi), does.hold('signIn'), 'signIn', does.cancel],
    [does.fail('writeProvisionRequest', 'store/permission-denied'), ...signsUp, { user: 'Uid002xyzXYZ' }],
    [does.hold('writeProvisionRequest'), 'retryProvision', does.answer('signIn'), { user: 'Uid002xyzXYZ' }],
    [does.answer('writeProvisionRequest'), { authenticated: [{ uid: 'Uid002xyzXYZ' }] }],
  ],
  'to one visitor’s request does not redirect the next one': [
    [does.hold('writeProvisionRequest'), ...signsUp, 9500, { shows: 'provisionFailed' }],
    [does.nextVisitor({ ...newcomer, email: 'ravi@example.com' })],
    [does.fail('writeProvisionRequest', 'store/permission-denied'), 'signUp', { shows: 'provisionFailed' }],
    [does.answer('writeProvisionRequest'), { shows: 'provisionFailed', redirects: [] }],
  ],
});
