import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { newcomer } from '../../adapters/fakes/signed-up-card.ts';
import { serverTime } from '../account-records.ts';

const uid = 'Uid001xyzXYZ';

function newCard(): FakeCard {
  const card = createFakeCard();
  card.type(newcomer);
  return card;
}
const writes = (card: FakeCard): number => card.records.calls.filter((call) => call === 'writeProvisionRequest').length;

describe('a provision request that cannot be written at once', () => {
  test('is written again after 400 and 1200 ms, without the visitor knowing', async () => {
    const card = newCard();
    card.records.script.failNext('writeProvisionRequest', 'store/unavailable');
    card.records.script.failNext('writeProvisionRequest', 'store/unavailable');
    const running = card.flows.signUp();
    await card.clock.advance(399);
    expect(writes(card)).toBe(1);
    await card.clock.advance(1);
    expect(writes(card)).toBe(2);
    await card.clock.advance(1199);
    expect(writes(card)).toBe(2);
    await card.clock.advance(1);
    await running;
    expect(writes(card)).toBe(3);
    expect(card.records.provisionRequests.get(uid)).toMatchObject({ suggestedCompanyId: 'sharma-traders-Uid001' });
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.host.reports).toEqual([]);
  });

  test('keeps the visitor waiting for 10 s at most, even when the store never answers', async () => {
    const card = newCard();
    for (let turn = 0; turn < 3; turn++) card.records.script.hold('writeProvisionRequest');
    const running = card.flows.signUp();
    await card.clock.advance(9499);
    expect(card.shows()).toBe('busy finish');
    await card.clock.advance(1);
    await running;
    expect(card.store.getState().view.name).toBe('provisionFailed');
  });
});

describe('a provision request on a bad line', () => {
  test('that was stored although its reply was lost is done, and stays as it was stored first', async () => {
    const card = newCard();
    card.records.script.loseReply('writeProvisionRequest', 'store/unavailable');
    const running = card.flows.signUp();
    await card.clock.advance(0);
    const first = card.records.provisionRequests.get(uid);
    await card.clock.advance(400);
    await running;
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.records.provisionRequests.get(uid)).toBe(first);
    expect(card.host.reports).toEqual([]);
  });

  test('that meets a record without a status is done: somebody else has it in hand', async () => {
    const card = newCard();
    card.records.provisionRequests.set(uid, { status: null, companyName: null, suggestedCompanyId: null } as never);
    card.records.script.failAlways('writeProvisionRequest', 'store/permission-denied');
    await card.flows.signUp();
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.host.reports).toEqual([]);
  });

  test('has its full time left when the profile hangs: the choice comes after 10 s at most', async () => {
    const card = newCard();
    card.records.script.hold('writeProfile');
    card.records.script.hold('writeProvisionRequest');
    const running = card.flows.signUp();
    await card.clock.advance(3000);
    expect(writes(card)).toBe(1);
    await card.clock.advance(6500);
    await running;
    expect(card.store.getState().view.name).toBe('provisionFailed');
  });

  const untilChoice = async (card: FakeCard) => {
    const held = card.records.script.hold('writeProvisionRequest');
    const running = card.flows.signUp();
    await card.clock.advance(9500);
    await running;
    expect(card.store.getState().view.name).toBe('provisionFailed');
    return held;
  };

  test('that arrives while the choice stands there ends it, and nothing is written a second time', async () => {
    const card = newCard();
    (await untilChoice(card)).release();
    await card.clock.advance(0);
    expect([writes(card), card.store.getState().view.name]).toEqual([1, 'redirecting']);
  });

  test.each([
    ['the visitor went on without it', (card: FakeCard) => card.flows.goOn()],
    ['a reset', (card: FakeCard) => card.resetCard()],
  ])('that arrives after %s moves nobody', async (_, leave) => {
    const card = newCard();
    const { release } = await untilChoice(card);
    await leave(card);
    const { view } = card.store.getState();
    release();
    await card.clock.advance(0);
    expect(card.store.getState().view).toEqual(view);
  });
});

describe('a refused provision request', () => {
  const refused = async (status: string | null): Promise<FakeCard> => {
    const card = newCard();
    card.records.script.failAlways('writeProvisionRequest', 'store/permission-denied');
    if (status !== null) {
      card.records.provisionRequests.set(uid, {
        uid,
        companyName: 'Sharma Traders',
        requestedAt: serverTime,
        suggestedCompanyId: 'sharma-traders-Uid001',
        status,
      });
    }
    await card.flows.signUp();
    return card;
  };

  test.each(['in-progress', 'done', 'rejected', 'approved'])('whose record is already %s goes on', async (status) => {
    const card = await refused(status);
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.records.provisionRequests.get(uid)?.status).toBe(status);
    expect(card.host.reports).toEqual([]);
  });

  test.each([['pending'], [null]])('whose record is %s fails, without further tries', async (status) => {
    const card = await refused(status);
    expect(writes(card)).toBe(1);
    expect(card.store.getState().view.name).toBe('provisionFailed');
    const code = 'store/permission-denied';
    expect(card.host.details('acct-error')).toEqual([{ code, action: 'finish', reason: code }]);
    expect(card.host.reports).toMatchObject([
      { level: 'error', code: 'store/provision-not-written', where: code },
      { level: 'error', code, where: 'project demo-acct' },
    ]);
    expect(card.host.details('acct-authenticated')).toEqual([]);
  });

  test.each(['fails', 'never comes'])('whose own record %s counts as not handled', async (how) => {
    const card = newCard();
    card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
    if (how === 'fails') card.records.script.failNext('readProvisionRequest', 'store/unavailable');
    else card.records.script.hold('readProvisionRequest');
    const running = card.flows.signUp();
    await card.clock.advance(3000);
    await running;
    expect(card.store.getState().view.name).toBe('provisionFailed');
    expect(card.host.details('acct-error')[0]?.code).toBe('store/permission-denied');
  });
});

describe('"Try again"', () => {
  const failed = async (): Promise<FakeCard> => {
    const card = newCard();
    card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
    await card.flows.signUp();
    return card;
  };

  test('writes the request, tells the page once and goes on', async () => {
    const card = await failed();
    await card.flows.retryProvision();
    expect(card.records.provisionRequests.get(uid)?.companyName).toBe('Sharma Traders');
    expect(card.host.details('acct-authenticated')).toMatchObject([
      { uid, isNewUser: true, companyId: 'sharma-traders-Uid001', session: 'cookies' },
    ]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('does not write the date of creation a second time', async () => {
    const card = newCard();
    card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
    await card.flows.signUp();
    const stored = card.records.profiles.get(uid);
    if (stored === undefined) throw new Error('the first profile was not written');
    const { createdAt: _written, ...rest } = stored;
    // The mark goes, the date stays: a second write would bring the mark back.
    card.records.profiles.set(uid, { ...rest, createdAt: 'first' } as never);
    await card.flows.retryProvision();
    expect(card.records.profiles.get(uid)?.createdAt).toBe('first');
  });

  test('pressed twice writes once', async () => {
    const card = await failed();
    await Promise.all([card.flows.retryProvision(), card.flows.retryProvision(), card.flows.goOn()]);
    expect(writes(card)).toBe(2);
    expect(card.host.details('acct-authenticated')).toHaveLength(1);
  });

  test('may fail again, as often as it is pressed', async () => {
    const card = await failed();
    card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
    await card.flows.retryProvision();
    expect(card.store.getState().view.name).toBe('provisionFailed');
    await card.flows.retryProvision();
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('and "Continue" do nothing where nothing has failed', async () => {
    const card = newCard();
    await card.flows.retryProvision();
    await card.flows.goOn();
    expect(card.journal).toEqual(['captcha.mount']);
    expect(card.store.getState().view.name).toBe('ready');
  });

  test('"Continue" goes on without the request, cookies kept', async () => {
    const card = await failed();
    await card.flows.goOn();
    expect(writes(card)).toBe(1);
    expect(card.browser.cookies.map(({ name }) => name)).toEqual([
      'acct_auth_token',
      'acct_user_id',
      'acct_company_id',
    ]);
    expect(card.host.details('acct-authenticated')).toHaveLength(1);
    await card.clock.advance(400);
    expect(card.browser.replaced).toEqual(['https://app.acct.example/']);
  });

  test('after a reset nobody is left to continue for', async () => {
    const card = await failed();
    card.resetCard();
    await card.flows.goOn();
    expect(card.host.details('acct-authenticated')).toEqual([]);
  });
});
