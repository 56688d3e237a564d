import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard, type FakeCardOptions } from '../../adapters/fakes/create-fake-card.ts';
import { storeRequest } from '../../adapters/fakes/signed-up-card.ts';
import { serverTime } from '../account-records.ts';

const email = 'asha@example.com';
const credentials = { identifier: email, password: 'secret1' };
const typed = { name: 'Someone Else', company: 'Mistyped Ltd', email, phone: '91234 56789', newPassword: 'other12' };

/** A customer whose company has been approved, with everything in the profile. */
function customerCard(options?: FakeCardOptions): { card: FakeCard; uid: string } {
  const card = createFakeCard(options);
  const { uid } = card.auth.addAccount({ email, password: 'secret1', displayName: 'Asha Rao' });
  card.records.profiles.set(uid, {
    uid,
    email,
    displayName: 'Asha R.',
    phone: '+919876543210',
    signupMethod: 'password',
    emailVerified: false,
    createdAt: serverTime,
    updatedAt: serverTime,
  });
  storeRequest(card, uid, 'Sharma Traders');
  return { card, uid };
}
const companyCookie = (card: FakeCard) => card.browser.readCookie('acct_company_id');

describe('what an existing account has', () => {
  test('stays when another company, name and phone were refused on Sign Up and "Sign in instead" follows', async () => {
    const { card, uid } = customerCard();
    const [profile, request] = [card.records.profiles.get(uid), card.records.provisionRequests.get(uid)];
    card.type(typed);
    await card.flows.signUp();
    expect(card.store.getState()).toMatchObject({ status: { failure: { code: 'auth/email-already-in-use' } } });
    card.store.dispatch({ type: 'tabSelected', tab: 'signin' });
    card.type(credentials);
    await card.flows.signIn();
    expect(card.records.profiles.get(uid)).toEqual(profile);
    expect(card.records.provisionRequests.get(uid)).toEqual(request);
    expect(companyCookie(card)).toBe('sharma-traders-1');
    expect(card.host.details('acct-authenticated')).toMatchObject([
      { uid, isNewUser: false, companyId: 'sharma-traders-1' },
    ]);
    expect(card.browser.written.join()).not.toContain('mistyped');
  });

  // The owner's steps (docs/provisioning.md), and a word of some other program.
  test.each(['pending', 'in-progress', 'done', 'rejected', 'approved'])(
    'stays when its request is %s',
    async (status) => {
      const { card, uid } = customerCard();
      const request = {
        ...card.records.provisionRequests.get(uid),
        status,
        takenBy: 'Ravi',
        rejectReason: 'No such shop',
      };
      card.records.provisionRequests.set(uid, request as never);
      card.type(typed);
      await card.flows.signUp();
      card.type(credentials);
      await card.flows.signIn();
      expect(card.records.provisionRequests.get(uid)).toEqual(request);
      expect(companyCookie(card)).toBe('sharma-traders-1');
      expect(card.store.getState().view.name).toBe('redirecting');
      expect(card.host.reports).toEqual([]);
    },
  );

  test('stays when a page prefills fields that nobody saw', async () => {
    const prefilled = {
      tab: 'signin',
      'prefill-name': 'Other',
      'prefill-company': 'Other Ltd',
      'prefill-phone': '9123456789',
    };
    const { card, uid } = customerCard({ attributes: prefilled });
    card.records.provisionRequests.delete(uid);
    const profile = card.records.profiles.get(uid);
    card.type(credentials);
    await card.flows.signIn();
    expect(card.records.profiles.get(uid)).toEqual(profile);
    expect(card.records.provisionRequests.size).toBe(0);
    expect(companyCookie(card)).toBeNull();
    expect(card.host.details('acct-authenticated')).toMatchObject([{ companyId: null }]);
  });

  test('stays when Google is pressed on a filled Sign Up', async () => {
    const { card } = customerCard({ auth: { popupEmail: 'asha@gmail.example' } });
    const { uid } = card.auth.addAccount({ email: 'asha@gmail.example', providerId: 'google.com' });
    storeRequest(card, uid, 'Rao Stores', 'pending');
    card.type(typed);
    await card.flows.signInWithPopup('google');
    expect(card.records.provisionRequests.get(uid)?.companyName).toBe('Rao Stores');
    expect(companyCookie(card)).toBe('rao-stores-1');
    // It lacked a profile: what was typed on the form that Google was pressed on fills it.
    expect(card.records.profiles.get(uid)).toMatchObject({ displayName: 'Someone Else', phone: '+919123456789' });
  });
});

describe('what an existing account lacks', () => {
  test('is filled in from the Sign Up form that was submitted', async () => {
    const { card, uid } = customerCard();
    card.records.provisionRequests.delete(uid);
    card.records.profiles.set(uid, { ...card.records.profiles.get(uid), phone: null } as never);
    card.type(typed);
    await card.flows.signUp();
    card.type(credentials);
    await card.flows.signIn();
    expect(card.records.profiles.get(uid)).toMatchObject({ displayName: 'Asha R.', phone: '+919123456789' });
    expect(card.records.provisionRequests.get(uid)).toMatchObject({ companyName: 'Mistyped Ltd', status: 'pending' });
    expect(companyCookie(card)).toBe('mistyped-ltd-Uid001');
  });

  test('is filled in where nobody could read whether it is there: that write tells how things stand', async () => {
    const { card, uid } = customerCard();
    card.records.provisionRequests.delete(uid);
    card.type(typed);
    await card.flows.signUp();
    card.type(credentials);
    card.records.script.failNext('readProvisionRequest', 'store/unavailable');
    await card.flows.signIn();
    expect(companyCookie(card)).toBe('mistyped-ltd-Uid001');
    expect(card.host.reports).toEqual([]);
  });

  test('is not filled in from a Sign Up form that was only typed into', async () => {
    const { card, uid } = customerCard();
    card.records.provisionRequests.delete(uid);
    card.records.profiles.set(uid, { ...card.records.profiles.get(uid), phone: null } as never);
    card.type({ ...typed, ...credentials });
    await card.flows.signIn();
    expect(card.records.profiles.get(uid)).toMatchObject({ phone: null });
    expect(card.records.provisionRequests.size).toBe(0);
  });

  test('is not filled in after a reset: the card belongs to the next visitor', async () => {
    const { card, uid } = customerCard();
    card.records.provisionRequests.delete(uid);
    card.type(typed);
    await card.flows.signUp();
    card.nextVisitor(credentials);
    await card.flows.signIn();
    expect(card.records.provisionRequests.size).toBe(0);
  });
});

describe('the company cookie of an existing account', () => {
  const signingIn = (card: FakeCard) => {
    card.type(credentials);
    return card.flows.signIn();
  };

  test('is written once the stored request has been read, after token and user, before the redirect is announced', async () => {
    const { card } = customerCard();
    await signingIn(card);
    const steps = card.journal.filter((step) => /writeCookie|readProvision|acct-/.test(step));
    expect(steps).toEqual([
      'browser.writeCookie acct_auth_token',
      'browser.writeCookie acct_user_id',
      'store.readProvisionRequest',
      'browser.writeCookie acct_company_id',
      'host.emit acct-authenticated',
      'host.emit acct-redirect',
    ]);
  });

  test.each(['never comes', 'fails'])('stays the older one of the same visitor when the answer %s', async (how) => {
    const { card, uid } = customerCard();
    for (const cookie of [`acct_user_id=${uid}`, 'acct_company_id=older']) {
      card.browser.writeCookie(`${cookie}; Domain=acct.example; Secure; SameSite=None`);
    }
    if (how === 'fails') card.records.script.failNext('readProvisionRequest', 'store/unavailable');
    else card.records.script.hold('readProvisionRequest');
    const running = signingIn(card);
    await card.clock.advance(3000);
    await running;
    expect(companyCookie(card)).toBe('older');
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.host.details('acct-authenticated')).toMatchObject([{ companyId: null }]);
    const code = how === 'fails' ? 'store/unavailable' : 'store/timeout';
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'store/provision-not-read', cause: { code } }]);
  });

  test.each([
    ['the one suggested for its name', 'Sharma Traders', 'sharma-traders-Uid001'],
    ['none', null, null],
  ])('is, where a request that somebody else has written lacks the id, %s', async (_, companyName, expected) => {
    const { card, uid } = customerCard();
    const request = { ...card.records.provisionRequests.get(uid), suggestedCompanyId: null, companyName };
    card.records.provisionRequests.set(uid, request as never);
    await signingIn(card);
    expect(companyCookie(card)).toBe(expected);
  });

  test('of another visitor of this browser is gone before anything is read', async () => {
    const { card } = customerCard();
    for (const cookie of ['acct_user_id=Other', 'acct_company_id=others']) {
      card.browser.writeCookie(`${cookie}; Domain=acct.example; Secure; SameSite=None`);
    }
    const held = card.records.script.hold('readProvisionRequest');
    const running = signingIn(card);
    await card.clock.advance(0);
    expect(companyCookie(card)).toBeNull();
    held.release();
    await running;
    expect(companyCookie(card)).toBe('sharma-traders-1');
  });

  test('is written when its request is stored late, while the choice stands there', async () => {
    const { card, uid } = customerCard();
    card.records.provisionRequests.delete(uid);
    card.type(typed);
    await card.flows.signUp();
    const held = card.records.script.hold('writeProvisionRequest');
    const running = signingIn(card);
    await card.clock.advance(9500);
    await running;
    expect([card.store.getState().view.name, companyCookie(card)]).toEqual(['provisionFailed', null]);
    held.release();
    await card.clock.advance(0);
    expect([card.store.getState().view.name, companyCookie(card)]).toEqual(['redirecting', 'mistyped-ltd-Uid001']);
    expect(card.site.kept).toEqual({ uid, companyId: 'mistyped-ltd-Uid001' });
  });

  test('is not written where the session does not hold', async () => {
    const { card } = customerCard({ browser: { url: 'https://partner.example/' } });
    await signingIn(card);
    expect(card.browser.written).toEqual([]);
  });
});

test('a company read as missing and written by another page meanwhile is that one', async () => {
  const { card, uid } = customerCard();
  const stored = card.records.provisionRequests.get(uid);
  card.records.provisionRequests.delete(uid);
  card.type(typed);
  await card.flows.signUp();
  const held = card.records.script.hold('writeProvisionRequest');
  card.type(credentials);
  const running = card.flows.signIn();
  await card.clock.advance(0);
  if (stored) card.records.provisionRequests.set(uid, stored);
  held.release();
  await running;
  expect(card.records.provisionRequests.get(uid)).toEqual(stored);
  expect(companyCookie(card)).toBe('sharma-traders-1');
});
