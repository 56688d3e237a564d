import { newcomer } from '../../adapters/fakes/create-fake-card.ts';
import { does, type Step, sceneFor, scenes } from './testing/scenes.ts';

const password = 'secret1';
const typed = { phone: '98765 43210', company: 'Sharma Traders' };

scenes('Google', {
  'from Sign Up needs no field but keeps what is typed: company and phone': [
    [does.type(typed), 'signInWithPopup', { request: { companyName: 'Sharma Traders', status: 'pending' } }],
    { profile: { displayName: 'Asha Rao', phone: '+919876543210', signupMethod: 'google.com', emailVerified: true } },
  ],
  'from Sign Up is not stopped by what only e-mail and password would need': [
    [does.type({ email: 'asha@', newPassword: 'x'.repeat(5000) }), 'signInWithPopup', { shows: 'redirecting' }],
  ],
  'from Sign Up without a company goes on without a request, and the event says so': [
    ['signInWithPopup', { writes: 0, shows: 'redirecting' }],
    { authenticated: [{ method: 'google.com', isNewUser: true, companyId: null, session: 'cookies' }] },
  ],
  'from Sign In does not use a company that was only typed in Sign Up': [
    [does.type(typed), does.openSignIn, 'signInWithPopup', { request: null, authenticated: [{ companyId: null }] }],
  ],
  'from Sign In uses the company of a Sign Up that was submitted and refused': [
    [does.type({ ...newcomer, newPassword: '12345' }), 'signUp', does.openSignIn, 'signInWithPopup'],
    { request: { companyName: 'Sharma Traders' }, authenticated: [{ companyId: 'sharma-traders-Uid001' }] },
  ],
  'from Sign In is not stopped by what Sign Up would refuse, and it is not recorded': [
    [does.openSignIn, does.type({ name: 'x'.repeat(101), phone: '98765' }), 'signInWithPopup'],
    { profile: { displayName: 'Asha Rao', phone: null } },
  ],
});

const opens: readonly Step[] = [does.hold('signInWithPopup'), 'signInWithPopup', { shows: 'popupOpen' }];
const closes = does.answer('signInWithPopup', 'auth/popup-closed-by-user');
scenes('a window left open', {
  'keeps submits away until it is cancelled': [
    [...opens, 'signInWithPopup', { asked: ['signInWithPopup'] }],
    [does.cancel, { shows: 'ready: cancelled google' }, closes, { shows: 'ready: cancelled google', events: [] }],
  ],
  'that closes before 11 s was cut off: nobody can have read it': [
    [...opens, 10_999, closes, { errors: ['auth/popup-closed-by-user google google/window-cut-off'] }],
  ],
  'that closes after 11 s was closed by hand': [
    [...opens, 11_000, closes, { errors: ['auth/popup-closed-by-user google'] }],
  ],
  'and closed by hand links nothing: the password signs in as ever': [
    [...opens, closes, does.addAccount('asha@example.com')],
    [does.type({ identifier: 'asha@example.com', password }), 'signIn', { shows: 'redirecting' }],
    { calls: [{ method: 'signInWithPopup' }, { method: 'signIn', args: [{ linksPopup: false }] }] },
  ],
  'has no limit: it is a person’s time': [
    [...opens, 600_000, { shows: 'popupOpen' }, does.answer('signInWithPopup'), { shows: 'redirecting' }],
  ],
});

const email = 'asha@gmail.example';
const code = 'auth/account-exists-with-different-credential';
const isRefused: readonly Step[] = [does.addAccount(email), 'signInWithPopup', { shows: `ready: google ${code}` }];
const signsIn = (identifier: string, linksPopup: boolean): readonly Step[] => [
  [does.type({ identifier, password }), 'signIn'],
  { calls: [{ method: 'signInWithPopup' }, { method: 'signIn', args: [{ linksPopup }] }] },
];
scenes(
  'a Google account whose address has an account with a password',
  {
    'is refused with that address, and linked once that is signed in to': [
      [...isRefused, { status: { failure: { request: 'google', code, email } } }],
      ...signsIn('Asha@Gmail.example', true),
    ],
    'is linked to no other account': [
      [...isRefused, does.addAccount('other@example.com'), ...signsIn('other@example.com', false)],
    ],
    'is forgotten with a reset: the card belongs to the next visitor': [
      [...isRefused, does.nextVisitor({}), ...signsIn(email, false)],
    ],
  },
  { auth: { popupEmail: email, popupUnproved: true } },
);

const waits: readonly Step[] = [does.hold('preparePopup'), 'signInWithPopup', { shows: 'busy google' }];
scenes(
  'Google that is not ready at the press',
  {
    'is opened by the same press when it is there in a moment': [
      [...waits, 899, does.answer('preparePopup'), { shows: 'redirecting' }],
    ],
    'is opened by another press when the browser would not open a window any more': [
      [...waits, 900, does.answer('preparePopup'), { shows: 'ready: popup-ready', asked: ['preparePopup'] }],
      ['signInWithPopup', { shows: 'redirecting' }],
    ],
    'can be cancelled, and no window opens later': [
      [...waits, 5000, { slow: true }, does.cancel, does.answer('preparePopup')],
      { shows: 'ready: cancelled google', asked: ['preparePopup'] },
    ],
    ...sceneFor(
      [
        ['fails', does.answer('preparePopup', 'google/not-loaded'), 'google/not-loaded'],
        ['hangs', 15_000, 'auth/timeout'],
      ] as const,
      ([how, end, said]) => ({
        [`and ${how} says so without having opened a window; e-mail goes on`]: [
          [...waits, end, { shows: `ready: google ${said}` }],
          [does.type(newcomer), 'signUp', { shows: 'redirecting', asked: ['preparePopup', 'signUp'] }],
        ],
      }),
    ),
  },
  { auth: { popupReady: false } },
);
