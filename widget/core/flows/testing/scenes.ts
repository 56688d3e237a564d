import { describe, expect, test } from 'vitest';
import type { RecordStore } from '../../../../account/account-ports.ts';
import type { FieldTexts } from '../../../../account/fields.ts';
import {
  createFakeCard,
  type FakeCard,
  type FakeCardOptions,
  signUpFieldTexts,
} from '../../../adapters/fakes/create-fake-card.ts';
import type { AuthProviderMethod } from '../../../adapters/fakes/fake-auth-provider.ts';
import { waitForPromises } from '../../../adapters/fakes/fake-clock.ts';
import type { PendingCall, ScriptedReplies } from '../../../adapters/fakes/scripted-replies.ts';
import type { SessionSite } from '../../ports.ts';
import type { CardFlows } from '../card-flows.ts';

type Press = Exclude<keyof CardFlows, 'humanCheck' | 'end'>;
type Method = AuthProviderMethod | keyof RecordStore | keyof SessionSite;
type PendingCalls = Map<Method, PendingCall>;

/** A step of a test: a wait in milliseconds, a command, another action, or an expected state. */
export type SceneStep =
  | number
  | Press
  | ((card: FakeCard, held: PendingCalls) => unknown)
  | Expectation
  | readonly SceneStep[];
/** The steps of a test. The first item may be the options of the test's card. */
type Scene = readonly [{ readonly on: FakeCardOptions }, ...SceneStep[]] | readonly SceneStep[];

/** Runs a test for each named scene. A scene that has no options for its card uses `on`. */
export function runSceneTests(
  title: string,
  scenesByName: Readonly<Record<string, Scene>>,
  on?: FakeCardOptions,
): void {
  describe(title, () => {
    test.each(Object.entries(scenesByName))('%s', (_, [first, ...rest]) => {
      expect.hasAssertions();
      return typeof first === 'object' && 'on' in first
        ? runSteps(createFakeCard(first.on), rest as SceneStep[], new Map())
        : runSteps(createFakeCard(on), [first as SceneStep, ...(rest as SceneStep[])], new Map());
    });
  });
}

/** Returns one scene for each row of a table, in an object that can be spread among other scenes. */
export const createScenesForRows = <Row>(rows: readonly Row[], scene: (row: Row) => Readonly<Record<string, Scene>>) =>
  Object.assign({}, ...rows.map(scene)) as Readonly<Record<string, Scene>>;

async function runSteps(card: FakeCard, steps: readonly SceneStep[], held: PendingCalls): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await card.clock.advance(step);
    else if (typeof step === 'function') await step(card, held);
    else if (typeof step === 'string') void card.flows[step]('google');
    else if (Array.isArray(step)) await runSteps(card, step, held);
    else expect(observe(card)).toMatchObject(step);
    await waitForPromises();
  }
}

/** Returns the observable state of a card for visitor, page, browser and stores. Lists are in the order of events. */
function observe(card: FakeCard) {
  const { view, status, humanCheck } = card.store.getState();
  const { auth, browser, host, records, site } = card;
  return {
    /** The result of `FakeCard.shows()`, such as `busy finish` or `ready: sign-in auth/timeout`. */
    shows: card.shows(),
    slow: 'slow' in view,
    view,
    status,
    check: humanCheck.phase,
    checks: card.humanCheck.checks.length,
    typed: card.values.all(),
    /** Every event `acct-error` as text: code, action and the reason, if known. */
    errors: host.details('acct-error').map((detail) => Object.values(detail).join(' ')),
    authenticated: host.details('acct-authenticated'),
    redirects: host.details('acct-redirect').map(({ url }) => url),
    events: host.events,
    reports: host.reports,
    journal: card.journal,
    /** The methods of the provider that the card has called. */
    authCalls: auth.calls.map(({ method }) => method),
    calls: auth.calls,
    accounts: auth.accounts.length,
    signedIn: auth.currentUid,
    /** The methods of the account store that the card has called, and the number of written provision requests. */
    storeCalls: records.calls,
    writes: records.calls.filter((call) => call === 'writeProvisionRequest').length,
    /** The first stored profile. */
    profile: [...records.profiles.values()][0] ?? null,
    request: [...records.provisionRequests.values()][0] ?? null,
    /** Consents by user id and edition. */
    consents: Object.fromEntries(records.consents),
    cookies: browser.cookies.map(({ name }) => name.replace('acct_', '')),
    written: browser.written,
    company: browser.readCookie('acct_company_id'),
    user: browser.readCookie('acct_user_id'),
    /** The addresses to which the card has navigated. */
    navigations: browser.replaced,
    /** The methods of our own site that the card has called. */
    siteCalls: card.journal.flatMap((entry) => entry.match(/(?<=^site\.)\w+/) ?? []),
    kept: site.kept,
    /** The unwritten records that the site stores. */
    unwritten: site.unwritten,
    sent: site.sent,
  };
}
/**
 * Expected values of a card's observable state. If a value is an object, only its listed members are compared.
 * Other values must be equal.
 */
type Expectation = { readonly [Facet in keyof ReturnType<typeof observe>]?: unknown };

function scriptOf({ auth, records, site }: FakeCard, method: Method): ScriptedReplies<Method> {
  const fake = [auth, site].find((each) => method in each) ?? records;
  return fake.script as ScriptedReplies<Method>;
}

/** Functions that create steps of the visitor, the page, the provider or the stores. */
export const sceneSteps = {
  type: (texts: FieldTexts) => (card: FakeCard) => card.type(texts),
  /** Runs all commands without a pause between them. */
  atOnce:
    (...commands: Press[]) =>
    ({ flows }: FakeCard) => {
      for (const command of commands) void flows[command]('google');
    },
  /** Makes the next call of a method fail. */
  fail: (method: Method, code: string) => (card: FakeCard) => scriptOf(card, method).failNext(method, code),
  /** Lets the next call of a method do its work, but loses the reply. */
  loseReply: (method: Method, code: string) => (card: FakeCard) => scriptOf(card, method).loseReply(method, code),
  /** Makes the next call of a method wait for the step `answer`. */
  hold: (method: Method) => (card: FakeCard, held: PendingCalls) =>
    void held.set(method, scriptOf(card, method).hold(method)),
  /** Continues the pending call of a method, or makes it fail with a code. */
  answer: (method: Method, code?: string) => (_: FakeCard, held: PendingCalls) => {
    const call = held.get(method);
    if (call === undefined) throw new Error(`There is no pending call of ${method}`);
    code === undefined ? call.release() : call.fail(code);
  },
  cancel: ({ store }: FakeCard) => store.dispatch({ type: 'requestCancelled' }),
  reset: (card: FakeCard) => card.resetCard(),
  openSignIn: ({ store }: FakeCard) => store.dispatch({ type: 'tabSelected', tab: 'signin' }),
  nextVisitor: (texts: FieldTexts) => (card: FakeCard) => card.nextVisitor(texts),
  addAccount:
    (email: string, password = 'secret1') =>
    ({ auth }: FakeCard) =>
      auth.addAccount({ email, password }),
};
/** The steps with which a new visitor signs up. */
export const signUpSceneSteps: readonly SceneStep[] = [sceneSteps.type(signUpFieldTexts), 'signUp'];
