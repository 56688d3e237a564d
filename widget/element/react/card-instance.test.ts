import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldName, FieldTexts } from '../../../account/fields.ts';
import { createFakePorts, type FakePorts } from '../../adapters/fakes/create-fake-ports.ts';
import { waitForPromises } from '../../adapters/fakes/fake-clock.ts';
import { type RawAttributes, readCardConfig } from '../../core/card-config.ts';
import { flowReducer } from '../../core/flow-reducer.ts';
import { createCardFlows } from '../../core/flows/card-flows.ts';
import { createFlowMemory } from '../../core/flows/run-request.ts';
import type { ParsedAttributes } from '../parse-attributes.ts';
import type { VisitorState } from '../shell-state.ts';
import type { FlowsAndAdaptersFactory } from './active-chunk.ts';
import { createCardInstance } from './card-instance.ts';

let ports: FakePorts;
let workFactory: FlowsAndAdaptersFactory;
let failsToLoad: boolean;
/** Lets a paused load of the active chunk finish. */
let arrive: () => void;
let pauseLoading: () => void;
const nothing = (): void => undefined;
/** Rejects, as if neither the single-file card nor another release were available. */
const recover = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  ports = createFakePorts();
  failsToLoad = false;
  let there = Promise.resolve();
  arrive = () => undefined;
  workFactory = {
    async load() {
      await there;
      if (failsToLoad) throw new Error('offline');
      return (_host, context) => {
        const checkAppearance = () =>
          ({ language: context.config().language, theme: 'light', size: 'normal' }) as const;
        const flows = createCardFlows({ ...context, checkAppearance, ports, memory: createFlowMemory() });
        return { flows, auth: ports.auth, dispose: () => flows.humanCheck.end() };
      };
    },
  };
  pauseLoading = () => {
    there = new Promise((resolve) => {
      arrive = resolve;
    });
  };
});
afterEach(() => void vi.useRealTimers());

function newCard(attributes: RawAttributes = {}, start: VisitorState = {}) {
  const page = { language: 'en', url: 'https://www.acct.example/login' };
  const firebase = { apiKey: 'key', authDomain: 'demo-acct.example', projectId: 'demo-acct' };
  const read = (more: RawAttributes): ParsedAttributes => {
    const { config, problems } = readCardConfig({ ...attributes, ...more }, page, { firebase });
    return { config, problems, usable: !problems.some(({ fatal }) => fatal), backend: '' };
  };
  const card = createCardInstance({
    host: document.createElement('div'),
    page: ports.host,
    reading: read({}),
    start,
    begin: 'drawing',
    drawing: { draw: nothing, drawAtOnce: nothing, detach: nothing, replace: nothing, unmount: nothing },
    recover,
    workFactory,
    sentences: null,
    reportProblems: nothing,
  });
  const type = (texts: FieldTexts): void => {
    for (const [field, text] of Object.entries(texts)) card.values.set(field as FieldName, text);
  };
  const change = (more: RawAttributes): void => card.configure(read(more));
  return {
    ...card,
    comeBack: card.moved,
    reading: read({}),
    type,
    change,
    phase: () => card.store.getState().humanCheck.phase,
  };
}
const newcomer = { name: 'Asha', company: 'Sharma Traders', email: 'asha@example.com', newPassword: 'secret1' };

describe('the first interaction', () => {
  test('the first interaction requests one human check, and further interactions request none', async () => {
    const card = newCard();
    expect(ports.journal).toEqual([]);
    card.commands.activate();
    card.commands.activate();
    await waitForPromises();
    card.commands.activate();
    await waitForPromises();
    expect(ports.humanCheck.checks).toHaveLength(1);
  });

  test('the first interaction with a misconfigured card loads nothing', async () => {
    const card = newCard();
    card.store.dispatch({ type: 'configRefused' });
    card.commands.activate();
    await waitForPromises();
    expect(ports.journal).toEqual([]);
  });

  test('if the network fails, the card reports a failed human check, and the visitor can request the check again', async () => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    const card = newCard();
    card.type(newcomer);
    failsToLoad = true;
    card.commands.activate();
    await waitForPromises();
    expect(card.phase()).toBe('failed');
    const code = 'card/part-not-loaded';
    expect(ports.host.details('acct-error')).toEqual([{ code, action: 'human-check', reason: code }]);
    expect(card.values.get('company')).toBe('Sharma Traders');
    failsToLoad = false;
    card.commands.renewHumanCheck();
    await waitForPromises();
    expect(ports.humanCheck.checks).toHaveLength(1);
    ports.humanCheck.latest.solve();
    expect(card.phase()).toBe('solved');
  });

  test('no human check is mounted if the card is reset before the active chunk has loaded', async () => {
    const card = newCard();
    pauseLoading();
    card.commands.activate();
    card.commands.reset();
    arrive();
    await waitForPromises();
    expect(ports.humanCheck.checks).toEqual([]);
    expect(card.phase()).toBe('placeholder');
  });
});

const interact = async (card: ReturnType<typeof newCard>) => {
  card.commands.activate();
  await waitForPromises();
};
test.each<[string, (card: ReturnType<typeof newCard>) => void | Promise<void>, number]>([
  ['loads nothing before the first interaction', () => undefined, 0],
  ['renders an unsolved human check again', interact, 2],
  ['keeps a solved human check', (card) => interact(card).then(() => ports.humanCheck.latest.solve()), 1],
])('if the theme changes, the card %s', async (_, prepare, checks) => {
  const card = newCard();
  await prepare(card);
  card.change({ theme: 'dark' });
  await waitForPromises();
  expect(ports.humanCheck.checks).toHaveLength(checks);
});

describe('the password reset', () => {
  test.each([
    ['asha@example.com', 'asha@example.com'],
    ['9876543210', ''],
  ])('if Email or Phone contains %j, the password reset begins with the address %j', (identifier, resetEmail) => {
    const card = newCard({ tab: 'signin' });
    card.type({ identifier });
    card.commands.openPasswordReset();
    expect(card.store.getState().view.name).toBe('resettingPassword');
    expect(card.values.get('resetEmail')).toBe(resetEmail);
    card.commands.closePasswordReset();
    expect(card.store.getState().view.name).toBe('ready');
    expect(card.values.get('identifier')).toBe(identifier);
  });

  test.each([
    ['', 'asha@example.com', 'asha@example.com'],
    ['asha@example.com', 'ravi@example.com', 'asha@example.com'],
    ['9876543210', 'asha@example.com', '9876543210'],
  ])(
    'a password reset that opens with %j in Email or Phone and closes with the address %j leaves %j in Email or Phone',
    (identifier, resetEmail, expected) => {
      const card = newCard({ tab: 'signin' });
      card.type({ identifier });
      card.commands.openPasswordReset();
      card.type({ resetEmail });
      card.commands.closePasswordReset();
      expect(card.values.get('identifier')).toBe(expected);
      card.commands.openPasswordReset();
      expect(card.values.get('resetEmail')).not.toBe('');
    },
  );
});

async function cardWithCodeTyped() {
  const { card, held } = await cardSending('sendOtp', { identifier: '9876543210' });
  held.release();
  await waitForPromises();
  card.type({ otp: '123' });
  return card;
}

/** Creates a card with a running request of Sign In. */
async function cardSending(call: 'sendOtp' | 'signIn', texts: FieldTexts) {
  const card = newCard({ tab: 'signin' });
  card.commands.activate();
  await waitForPromises();
  ports.humanCheck.latest.solve();
  card.type(texts);
  const held = ports.auth.script.hold(call);
  card.commands.signIn();
  await waitForPromises();
  return { card, held, view: () => card.store.getState().view.name };
}

test('"Change number" returns to the form with the number, and clears the code', async () => {
  const card = await cardWithCodeTyped();
  card.commands.changeNumber();
  expect(card.store.getState().view.name).toBe('ready');
  expect([card.values.get('otp'), card.values.get('identifier')]).toEqual(['', '9876543210']);
});

test('while Google’s window is open, "Change number" has no effect, and the typed code stays in its field', async () => {
  const card = await cardWithCodeTyped();
  ports.humanCheck.latest.solve();
  ports.auth.script.hold('signInWithPopup');
  card.commands.signInWithPopup('google');
  await waitForPromises();
  card.commands.changeNumber();
  expect(card.store.getState().view.name).toBe('popupOpen');
  expect(card.values.get('otp')).toBe('123');
});

test('the page receives one event for a change of the tab', () => {
  const card = newCard();
  card.commands.selectTab('signup');
  card.commands.selectTab('signin');
  card.commands.selectTab('signin');
  expect(ports.host.details('acct-tab-change')).toEqual([{ tab: 'signin' }]);
});

test('the page receives an event for the tab that a reset selects, but no event when the card is disposed of', () => {
  const card = newCard();
  card.commands.selectTab('signin');
  card.commands.reset();
  card.commands.reset();
  expect(ports.host.details('acct-tab-change')).toEqual([{ tab: 'signin' }, { tab: 'signup' }]);
  card.commands.selectTab('signin');
  card.dispose();
  expect(ports.host.details('acct-tab-change')).toHaveLength(3);
});

test('if the page changes the initial text of a field, only the error mark of this field disappears', () => {
  const card = newCard();
  card.store.extend(flowReducer);
  card.drawn(true);
  const fieldProblems = { name: 'required', company: 'required' } as const;
  card.store.dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing: false });
  card.change({ 'prefill-company': 'Sharma Traders' });
  expect(card.store.getState().fieldProblems).toEqual({ name: 'required' });
});

test('a card that is removed before its active chunk has loaded leaves no human check on the page', async () => {
  const card = newCard();
  pauseLoading();
  card.commands.activate();
  card.dispose();
  arrive();
  await waitForPromises();
  expect(ports.humanCheck.checks.filter(({ removed }) => !removed)).toEqual([]);
});

test('a card that is off the page when an OTP is sent asks for the OTP once the card is inserted again', async () => {
  const { card, held, view } = await cardSending('sendOtp', { identifier: '9876543210' });
  card.leave();
  held.release();
  await waitForPromises();
  expect(view()).toBe('busy');
  expect(ports.humanCheck.checks.filter(({ removed }) => !removed)).toEqual([]);
  card.comeBack(card.reading);
  await waitForPromises();
  expect(view()).toBe('awaitingOtp');
});

test('a card that is removed permanently during a sign-in signs nobody in', async () => {
  ports.auth.addAccount({ email: newcomer.email, password: 'secret1' });
  const { card, held } = await cardSending('signIn', { identifier: newcomer.email, password: 'secret1' });
  card.leave();
  held.release();
  await waitForPromises();
  card.dispose();
  await waitForPromises();
  expect(ports.auth.currentUid).toBeNull();
  expect(ports.browser.cookies).toEqual([]);
});

test('the typed texts are cleared only once the settings have been invalid for a minute', async () => {
  vi.useFakeTimers();
  const card = newCard();
  card.type(newcomer);
  card.change({ 'app-url': 'javascript:alert(1)' });
  vi.advanceTimersByTime(59_000);
  expect(card.values.get('newPassword')).toBe('secret1');
  vi.advanceTimersByTime(1000);
  expect(card.values.get('newPassword')).toBe('');
});

test.each([
  [['signup'], 'signup'],
  [['signup', 'signin'], 'signin'],
] as const)(
  'if the page sets the tabs %j while a request runs, the card opens the tab %s after the request',
  async (tabs, shown) => {
    const { card, held } = await cardSending('signIn', { identifier: newcomer.email, password: 'secret1' });
    const current = () => card.store.getState().tab;
    card.drawn(true);
    for (const tab of tabs) card.change({ tab });
    expect(current()).toBe('signin');
    held.fail('auth/network-request-failed');
    await waitForPromises();
    expect(current()).toBe(shown);
    card.commands.selectTab('signin');
    expect(current()).toBe('signin');
  },
);

test.each<RawAttributes>([
  { 'app-url': 'undefined' },
  { 'app-url': 'undefined', 'cookie-domain': '{{domain}}', 'cookie-prefix': '{{prefix}}' },
])('a sign-in leads to the application even if the settings become %j while the request runs', async (spoilt) => {
  ports.auth.addAccount({ email: newcomer.email, password: 'secret1' });
  const card = newCard({ tab: 'signin', 'app-url': 'https://app.acct.example/' });
  card.drawn(true);
  await interact(card);
  ports.humanCheck.latest.solve();
  card.type({ identifier: newcomer.email, password: 'secret1' });
  const held = ports.auth.script.hold('signIn');
  card.commands.signIn();
  await waitForPromises();
  card.change(spoilt);
  held.release();
  await waitForPromises();
  await ports.clock.advance(400);
  expect(ports.browser.replaced).toEqual(['https://app.acct.example/']);
  expect(card.config().appUrl).toBe('https://app.acct.example/');
  expect(ports.browser.cookies.map(({ name }) => name)).toContain('acct_auth_token');
});

describe.each([
  ['resets the card', (card: ReturnType<typeof newCard>) => card.commands.reset()],
  ['selects another tab', (card: ReturnType<typeof newCard>) => card.commands.selectTab('signin')],
])('after the visitor %s', (_, leave) => {
  const untouched = { status: { kind: 'none' }, fieldProblems: {} };

  test('the card drops a press that the visitor made before the active chunk had loaded', async () => {
    const card = newCard();
    card.drawn(true);
    card.type(newcomer);
    pauseLoading();
    card.commands.activate();
    card.commands.signUp();
    expect(card.handOver().submitted).toBe(true);
    leave(card);
    expect(card.handOver().submitted).toBe(false);
    arrive();
    await waitForPromises();
    expect(card.store.getState()).toMatchObject(untouched);
  });

  test('the card drops a form that was submitted before React had loaded', async () => {
    const card = newCard({}, { submitted: true });
    pauseLoading();
    card.drawn(true);
    leave(card);
    arrive();
    await interact(card);
    ports.humanCheck.latest.solve();
    await waitForPromises();
    expect(card.store.getState()).toMatchObject(untouched);
  });
});
