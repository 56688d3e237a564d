import {
  keepsVisitor,
  newcomer,
  refusesRequest,
  resetsWhenAsked,
  storeRequest,
} from '../../adapters/fakes/create-fake-card.ts';
import { does, scenes, signsUp } from './testing/scenes.ts';

const ravi = { identifier: 'ravi@example.com', password: 'secret1' };
const uid = 'Uid001xyzXYZ';
const all = ['auth_token', 'user_id', 'company_id'];
const companyId = 'sharma-traders-Uid002';

scenes('a card reset after authentication', {
  'when the page hears of it: no redirect, no cookie, nobody signed in': [
    [resetsWhenAsked, ...signsUp, 1000, { authenticated: [{ uid }], redirects: [], gone: [] }],
    { cookies: [], signedIn: null, shows: 'ready' },
  ],
  'does not carry the redirect out': [...signsUp, does.reset, 10_000, { gone: [] }],
  'while the records are written, tells and does nothing more, and keeps what is typed since': [
    [does.hold('writeProfile'), ...signsUp, does.reset, does.type({ email: 'next@example.com' })],
    [does.answer('writeProfile'), 10_000, { events: [], gone: [], shows: 'ready' }],
    { typed: { email: 'next@example.com' } },
  ],
  'while the records are written, leaves nothing of that visitor to the next': [
    [does.addAccount(ravi.identifier), (card) => storeRequest(card, uid, 'Rao Stores'), does.type(ravi)],
    [does.hold('readProvisionRequest'), 'signIn', { cookies: ['auth_token', 'user_id'] }],
    [does.reset, { cookies: [], kept: null, signedIn: null }],
    [(card) => card.solveHumanCheck(), ...signsUp, does.answer('readProvisionRequest')],
    { company: companyId, kept: { companyId }, authenticated: [{ companyId }] },
  ],
  'on a page below the cookie domain, which has no keeper, leaves nothing either': [
    { on: { browser: { url: 'https://shop.acct.example/' } } },
    [does.hold('writeProfile'), ...signsUp, { cookies: all }, does.reset, { cookies: [], signedIn: null }],
  ],
  'where the company could not be set up leaves nothing either': [
    [refusesRequest, ...signsUp, { shows: 'provisionFailed', cookies: all }, does.reset, { cookies: [], kept: null }],
  ],
  'where the company could not be set up and the page took the card away, keeps its visitor': [
    [refusesRequest, ...signsUp, (card) => void Object.assign(card.host, { onPage: false }), does.reset],
    { cookies: all, kept: { uid } },
  ],
  'once the page knows of the sign-in, leaves the session to it': [
    [keepsVisitor, ...signsUp, does.reset, { cookies: all, kept: { uid } }],
  ],
});

scenes('an answer that comes late', {
  'of a sign-in that was cancelled while "Try again" writes is nobody’s': [
    [does.addAccount(ravi.identifier), does.type(ravi), does.hold('signIn'), 'signIn', does.cancel],
    [does.fail('writeProvisionRequest', 'store/permission-denied'), ...signsUp, { user: 'Uid002xyzXYZ' }],
    [does.hold('writeProvisionRequest'), 'retryProvision', does.answer('signIn'), { user: 'Uid002xyzXYZ' }],
    [does.answer('writeProvisionRequest'), { authenticated: [{ uid: 'Uid002xyzXYZ' }] }],
  ],
  'to a request for one visitor moves the next one nowhere': [
    [does.hold('writeProvisionRequest'), ...signsUp, 9500, { shows: 'provisionFailed' }],
    [does.nextVisitor({ ...newcomer, email: 'ravi@example.com' })],
    [does.fail('writeProvisionRequest', 'store/permission-denied'), 'signUp', { shows: 'provisionFailed' }],
    [does.answer('writeProvisionRequest'), { shows: 'provisionFailed', redirects: [] }],
  ],
});
