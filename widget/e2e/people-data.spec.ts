import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rare, test } from './card-test.ts';

test('an address in Devanagari signs up, signs in and gets its reset mail', async ({ card, visitor, backend }) => {
  const [local = ''] = visitor.email.split('@');
  const typed = `${local}@उदाहरण.भारत`;
  const sent = `${local}@xn--p1b6ci4b4b3a.xn--h2brj9c`;
  await card.show();
  await card.fillSignUp({ ...visitor, email: typed });
  await card.waitForTestCheck();
  await card.createAccount();
  await card.arrives();
  const uid = await backend.uidOf(sent);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ email: sent });

  await card.show({ tab: 'signin' });
  await card.field('identifier').fill(typed);
  await card.waitForTestCheck();
  await card.button(en.forgotPassword).click();
  await expect(card.field('resetEmail')).not.toHaveValue('');
  await card.button(en.sendResetLink).click();
  await expect(card.status).toHaveText(en.resetSent);
  expect((await backend.oobCodes(sent)).map(({ requestType }) => requestType)).toContain('PASSWORD_RESET');

  await card.button(en.back).click();
  await expect(card.field('identifier')).toHaveValue(typed);
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await card.arrives();
});

test('name and company are stored without what nobody can see, and with the joiners of Hindi', async ({
  card,
  visitor,
  backend,
}) => {
  await card.show();
  await card.fillSignUp(
    { ...visitor, name: '\u202eAsha\u0007 Patil\u200f' },
    { company: '\u2066क्\u200dषत्रिय\u2069 \u200eTraders\u0000' },
  );
  await card.waitForTestCheck();
  await card.createAccount();
  await card.arrives();
  expect((await backend.accounts(visitor.email))[0]?.displayName).toBe('Asha Patil');
  const { uid, profile, request } = await card.records();
  expect(profile).toMatchObject({ displayName: 'Asha Patil' });
  expect(request).toMatchObject({
    companyName: 'क्\u200dषत्रिय Traders',
    suggestedCompanyId: `traders-${uid.slice(0, 6)}`,
  });
});

test('a Google name of more than 100 characters is stored shortened', rare, async ({ card }) => {
  const name = `${'Asha '.repeat(19)}Rao\u{1f64f}\u{1f64f}\u{1f64f}`;
  await card.show();
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  await card.useGoogle({ name });
  await card.arrives();
  expect((await card.records()).profile).toMatchObject({ displayName: `${'Asha '.repeat(19)}Rao\u{1f64f}` });
});

test('a customer who types another company and then signs in instead keeps company, name and phone', async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signUp/);
  const uid = await backend.createAccount(visitor);
  const profile = {
    uid,
    email: visitor.email,
    displayName: 'Asha Patil',
    phone: '+919876543210',
    signupMethod: 'password',
    emailVerified: false,
    createdAt: new Date(Date.UTC(2026, 0, 5)),
    updatedAt: new Date(Date.UTC(2026, 0, 5)),
  };
  const request = { uid, companyName: 'Patil Traders', suggestedCompanyId: 'patil-traders-kept12', status: 'approved' };
  await backend.writeDocument(`user_profiles/${uid}`, profile);
  await backend.writeDocument(`provision_requests/${uid}`, request);
  await card.show();
  await card.fillSignUp({ ...visitor, name: 'Somebody Else' }, { company: 'Mistyped Ltd', phone: '91234 56789' });
  await card.waitForTestCheck();
  await card.createAccount();
  await card.button(en.signInInstead).click();
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await card.arrives();
  expect(await card.records()).toEqual({ uid, request, profile: { ...profile, updatedAt: expect.any(Date) } });
  expect(await card.cookies()).toMatchObject({ acct_user_id: uid, acct_company_id: 'patil-traders-kept12' });
});

test('a request without a status does not hold its visitor up', rare, async ({ card, page, backend, allowConsole }) => {
  allowConsole(/status of (403|409).*commit/);
  const stored = { note: 'set up by telephone' };
  await card.show();
  await page.route(/accounts:signUp/, async (route) => {
    const response = await route.fetch();
    await backend.writeDocument(`provision_requests/${(await response.json()).localId}`, stored);
    await route.fulfill({ response });
  });
  await card.signUp();
  await card.arrives();
  expect((await card.records()).request).toEqual(stored);
});

/** As some password managers fill in: the value is there, and no event tells of it. */
const fillSilently = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

test.describe('what was filled in without an event', () => {
  test('is sent, and what is refused of it is marked', rare, async ({ card, visitor, backend }) => {
    const uid = await backend.createAccount(visitor);
    await card.show({ tab: 'signin' });
    await card.ready();
    await fillSilently(card.field('identifier'), 'asha@');
    await fillSilently(card.field('password'), visitor.password);
    await card.root.getByRole('dialog').click({ position: { x: 5, y: 5 } });
    await card.waitForTestCheck();
    await card.signIn();
    await expect(card.status).toHaveText(en.checkFields);
    await expect(card.field('identifier')).toHaveAttribute('aria-invalid', 'true');
    await expect(card.field('identifier')).toHaveAccessibleDescription(en.problems.email);
    await fillSilently(card.field('identifier'), visitor.email);
    await card.signIn();
    await card.arrives();
    expect((await card.cookies()).acct_user_id).toBe(uid);
  });

  test('is taken along by Google, which is not opened for what is refused', rare, async ({ card }) => {
    await card.show();
    await card.ready();
    await card.root.getByRole('dialog').click({ position: { x: 5, y: 5 } });
    await card.waitForTestCheck();
    await fillSilently(card.field('company'), 'A'.repeat(121));
    await card.button(en.google).click();
    await expect(card.field('company')).toHaveAttribute('aria-invalid', 'true');
    await expect(card.field('company')).toHaveAccessibleDescription(en.problems['too-long']);
    await fillSilently(card.field('company'), 'Chai & Co');
    await card.useGoogle();
    await card.arrives();
    expect((await card.records()).request).toMatchObject({ companyName: 'Chai & Co' });
  });

  test('goes along to the other tab and to a forgotten password', async ({ card }) => {
    await card.show({}, { script: 'acct-auth-card.single.js' });
    await card.ready();
    await fillSilently(card.field('email'), 'asha@patiltraders.example');
    await card.tab(en.tabs.signin).click();
    await expect(card.field('identifier')).toHaveValue('asha@patiltraders.example');
    await fillSilently(card.field('identifier'), 'ravi@patiltraders.example');
    await card.button(en.forgotPassword).click();
    await expect(card.field('resetEmail')).toHaveValue('ravi@patiltraders.example');
  });
});
