import { signUpFieldTexts } from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps } from './testing/scenes.ts';

const password = 'secret1';
const typed = { phone: '98765 43210', company: 'Sharma Traders' };

runSceneTests('Google', {
  'from Sign Up needs no field, but stores a typed company and phone': [
    [sceneSteps.type(typed), 'signInWithPopup', { request: { companyName: 'Sharma Traders', status: 'pending' } }],
    { profile: { displayName: 'Asha Rao', phone: '+919876543210', signupMethod: 'google.com', emailVerified: true } },
  ],
  'from Sign Up does not validate e-mail and password': [
    [sceneSteps.type({ email: 'asha@', newPassword: 'x'.repeat(5000) }), 'signInWithPopup', { shows: 'redirecting' }],
  ],
  'from Sign Up without a company continues without a request, as the event reports': [
    ['signInWithPopup', { writes: 0, shows: 'redirecting' }],
    { authenticated: [{ method: 'google.com', isNewUser: true, companyId: null, session: 'cookies' }] },
  ],
  'from Sign In does not use a company that was only typed in Sign Up': [
    [
      sceneSteps.type(typed),
      sceneSteps.openSignIn,
      'signInWithPopup',
      { request: null, authenticated: [{ companyId: null }] },
    ],
  ],
  'from Sign In uses the company of a Sign Up that was submitted and refused': [
    [
      sceneSteps.type({ ...signUpFieldTexts, newPassword: '12345' }),
      'signUp',
      sceneSteps.openSignIn,
      'signInWithPopup',
    ],
    { request: { companyName: 'Sharma Traders' }, authenticated: [{ companyId: 'sharma-traders-Uid001' }] },
  ],
  'from Sign In neither validates nor stores the fields of Sign Up': [
    [sceneSteps.openSignIn, sceneSteps.type({ name: 'x'.repeat(101), phone: '98765' }), 'signInWithPopup'],
    { profile: { displayName: 'Asha Rao', phone: null } },
  ],
});

const opens: readonly SceneStep[] = [sceneSteps.hold('signInWithPopup'), 'signInWithPopup', { shows: 'popupOpen' }];
const closes = sceneSteps.answer('signInWithPopup', 'auth/popup-closed-by-user');
runSceneTests('an open window', {
  'prevents further requests until it is cancelled': [
    [...opens, 'signInWithPopup', { authCalls: ['signInWithPopup'] }],
    [sceneSteps.cancel, { shows: 'ready: cancelled google' }, closes, { shows: 'ready: cancelled google', events: [] }],
  ],
  'that closes before 11 s is reported as cut off': [
    [...opens, 10_999, closes, { errors: ['auth/popup-closed-by-user google google/window-cut-off'] }],
  ],
  'that closes after 11 s counts as closed by the visitor': [
    [...opens, 11_000, closes, { errors: ['auth/popup-closed-by-user google'] }],
  ],
  'that the visitor closes links nothing to a later sign-in by password': [
    [...opens, closes, sceneSteps.addAccount('asha@example.com')],
    [sceneSteps.type({ identifier: 'asha@example.com', password }), 'signIn', { shows: 'redirecting' }],
    { calls: [{ method: 'signInWithPopup' }, { method: 'signIn', args: [{ linksPopup: false }] }] },
  ],
  'has no time limit': [
    [...opens, 600_000, { shows: 'popupOpen' }, sceneSteps.answer('signInWithPopup'), { shows: 'redirecting' }],
  ],
});

const email = 'asha@gmail.example';
const code = 'auth/account-exists-with-different-credential';
const isRefused: readonly SceneStep[] = [
  sceneSteps.addAccount(email),
  'signInWithPopup',
  { shows: `ready: google ${code}` },
];
const signsIn = (identifier: string, linksPopup: boolean): readonly SceneStep[] => [
  [sceneSteps.type({ identifier, password }), 'signIn'],
  { calls: [{ method: 'signInWithPopup' }, { method: 'signIn', args: [{ linksPopup }] }] },
];
runSceneTests(
  'a Google account whose address has an account with a password',
  {
    'is refused with that address, and linked after a sign-in to it': [
      [...isRefused, { status: { failure: { request: 'google', code, email } } }],
      ...signsIn('Asha@Gmail.example', true),
    ],
    'is linked to no other account': [
      [...isRefused, sceneSteps.addAccount('other@example.com'), ...signsIn('other@example.com', false)],
    ],
    'is not linked after a reset, since the card belongs to the next visitor': [
      [...isRefused, sceneSteps.nextVisitor({}), ...signsIn(email, false)],
    ],
  },
  { auth: { popupEmail: email, popupUnproved: true } },
);

const waits: readonly SceneStep[] = [sceneSteps.hold('preparePopup'), 'signInWithPopup', { shows: 'busy google' }];
runSceneTests(
  'Google that is not ready at the press',
  {
    'opens by the same press if it loads quickly': [
      [...waits, 899, sceneSteps.answer('preparePopup'), { shows: 'redirecting' }],
    ],
    'needs another press once the browser would block the window': [
      [...waits, 900, sceneSteps.answer('preparePopup'), { shows: 'ready: popup-ready', authCalls: ['preparePopup'] }],
      ['signInWithPopup', { shows: 'redirecting' }],
    ],
    'can be cancelled, and no window opens later': [
      [...waits, 5000, { slow: true }, sceneSteps.cancel, sceneSteps.answer('preparePopup')],
      { shows: 'ready: cancelled google', authCalls: ['preparePopup'] },
    ],
    ...createScenesForRows(
      [
        ['fails', sceneSteps.answer('preparePopup', 'google/not-loaded'), 'google/not-loaded'],
        ['hangs', 15_000, 'auth/timeout'],
      ] as const,
      ([how, end, code]) => ({
        [`and ${how} reports that without opening a window, and e-mail still works`]: [
          [...waits, end, { shows: `ready: google ${code}` }],
          [
            sceneSteps.type(signUpFieldTexts),
            'signUp',
            { shows: 'redirecting', authCalls: ['preparePopup', 'signUp'] },
          ],
        ],
      }),
    ),
  },
  { auth: { popupReady: false } },
);
