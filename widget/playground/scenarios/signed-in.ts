import { fillSignUp, type PlaygroundScenario } from '../playground-scenario.ts';

const signUp: PlaygroundScenario['drive'] = async (card) => {
  await fillSignUp(card);
  card.submit();
};

/** The scenarios after the provider has accepted the sign-in. */
export const signedInScenarios: readonly PlaygroundScenario[] = [
  {
    name: 'finishing',
    shows: 'Signed in; cookies and records are being written.',
    arrange: ({ store }) => void store.script.hold('writeProfile'),
    clock: 'stopped',
    async drive(card) {
      await signUp(card);
      await card.shows('.card[data-state=busy] .body > [role=status]:first-child');
    },
  },
  {
    name: 'provision-failed',
    shows: 'Signed in, but the provision request could not be written: once more, or on without it.',
    arrange: ({ store }) => store.script.failAlways('writeProvisionRequest', 'store/permission-denied'),
    async drive(card) {
      await signUp(card);
      await card.viewIs('provisionFailed');
      await card.says('error');
    },
  },
  {
    name: 'signed-in-kept',
    shows: 'The page keeps the visitor: it called preventDefault() on acct-authenticated.',
    keepsVisitor: true,
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'outside-cookie-domain',
    shows: 'Signed in on a page whose cookies cannot reach the application, and which leaves the way by our site out.',
    noCookies: 'outside',
    attributes: { handoff: 'never' },
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'cookies-blocked',
    shows: 'Signed in, but the browser keeps no cookie: how to mend that, and a reload.',
    noCookies: 'blocked',
    attributes: { handoff: 'never' },
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'token-too-large',
    shows: 'Signed in with a token that no cookie holds: on to the application itself.',
    noCookies: 'too-large',
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'handoff',
    shows: 'On the way to the application by way of our site, which says that it keeps the visitor signed in.',
    noCookies: 'outside',
    async drive(card) {
      await signUp(card);
      await card.viewIs('redirecting');
    },
  },
  {
    name: 'handoff-in-a-frame',
    shows: 'Signed in on a page in a frame: a press takes the whole window along.',
    noCookies: 'outside',
    framed: true,
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'handoff-failed',
    shows: 'Signed in, but not taken on by way of our site: on to its sign-in page.',
    noCookies: 'outside',
    arrange: ({ site }) => site.script.failAlways('send', 'store/permission-denied'),
    async drive(card) {
      await signUp(card);
      await card.viewIs('signedIn');
    },
  },
  {
    name: 'redirecting',
    shows: '"Redirecting to app...", with a link in case it does not happen.',
    async drive(card) {
      await signUp(card);
      await card.viewIs('redirecting');
    },
  },
];
