import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const cookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((found) => found.name === name)?.value;

test('a customer who types another company and then signs in instead keeps company, name and phone', async ({
  page,
  services,
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
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp({ ...visitor, name: 'Somebody Else' }, { company: 'Mistyped Ltd', phone: '91234 56789' });
  await card.waitForTestCheck();
  await card.createAccount();
  await card.button(en.signInInstead).click();
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toEqual(request);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toEqual({ ...profile, updatedAt: expect.any(Date) });
  expect(await cookie(page, 'acct_user_id')).toBe(uid);
  expect(await cookie(page, 'acct_company_id')).toBe('patil-traders-kept12');
});

test('a page that prefills what nobody sees changes nothing of an existing account', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const uid = await backend.createAccount(visitor);
  const request = { uid, companyName: 'Patil Traders', suggestedCompanyId: 'patil-traders-kept12', status: 'pending' };
  await backend.writeDocument(`user_profiles/${uid}`, { uid, displayName: 'Asha Patil', phone: '+919876543210' });
  await backend.writeDocument(`provision_requests/${uid}`, request);
  const card = new CardPage(page);
  await card.open(services.partner, {
    'app-url': services.app,
    tab: 'signin',
    'prefill-name': 'Somebody Else',
    'prefill-company': 'Other Ltd',
    'prefill-phone': '91234 56789',
  });
  await card.field('identifier').fill(visitor.email);
  await card.field('password').fill(visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toEqual(request);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
    displayName: 'Asha Patil',
    phone: '+919876543210',
  });
  expect(await cookie(page, 'acct_company_id')).toBe('patil-traders-kept12');
});

test('an account without a company gets the one of the Sign Up form that it submitted', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signUp/);
  const uid = await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.openSignUp(services, visitor, { company: 'Patil Traders' });
  await card.createAccount();
  await card.button(en.signInInstead).click();
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
  const companyId = `patil-traders-${uid.slice(0, 6)}`;
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
    companyName: 'Patil Traders',
    suggestedCompanyId: companyId,
  });
  expect(await cookie(page, 'acct_company_id')).toBe(companyId);
});
