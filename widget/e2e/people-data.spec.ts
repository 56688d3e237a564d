import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rare, test } from './card-test.ts';

test('an address in Devanagari signs up, signs in and gets its reset mail', { tag: '@proof:rare' }, async ({
  card,
  visitor,
  backend,
}) => {
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

/** Fills in as some password managers do: a value without an event. */
const fillSilently = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

test.describe('what was filled in without an event', () => {
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
