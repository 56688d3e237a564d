import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { shownEditions } from '../content/facts/editions.ts';
import { noFaults, watchPage } from './page-watch.ts';
import {
  readSessionCookies,
  readSessionOnSite,
  signUp,
  storeSessionOfNewVisitor,
  storeSessionOnSite,
} from './session-fixture.ts';

const { greeting } = catalogues.en.login;
const continueAs = (account: string) => greeting.continueAs.replace('{account}', account);

test('/login greets a visitor with a stored session, and one press leads to the application', async ({
  page,
  services,
  visitor,
}) => {
  await storeSessionOfNewVisitor(page, services, visitor.email);
  const watched = await watchPage(page, () => page.goto(`${services.httpsSite}/login?return=/?page=2`));
  const link = page.getByRole('link', { name: continueAs(`${visitor.email.split('@')[0]}@…`) });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(await watched()).toEqual(noFaults);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await link.click();
  await page.waitForURL(`${services.httpsApp}/?page=2`);
});

for (const path of ['/login', '/session?return=/session.json']) {
  test(`${path} writes the missing records that the card could not write at the sign-up`, async ({
    context,
    page,
    services,
    visitor,
    backend,
  }) => {
    const { session } = await signUp(services, visitor.email);
    const { uid } = session;
    await backend.writeDocument(`user_profiles/${uid}`, { uid, displayName: 'Asha Rao', createdAt: new Date(0) });
    const shown = { editions: shownEditions[0], language: 'hi', button: 'sign-up', kind: 'given' } as const;
    const profile = { displayName: 'Asha', phone: '+919876543210' };
    const unwritten = { profile, companyName: 'Patil Traders', shown };
    await storeSessionOnSite(page, services, { ...session, companyId: null }, unwritten);
    await page.goto(services.httpsSite + path);
    const request = () => backend.readDocument(`provision_requests/${uid}`);
    await expect.poll(request).toMatchObject({ companyName: 'Patil Traders', status: 'pending' });
    const stored = { displayName: 'Asha Rao', phone: '+919876543210', createdAt: new Date(0) };
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject(stored);
    expect(await backend.readConsent(uid)).toMatchObject({ kind: 'told', language: 'hi', button: 'sign-up' });
    const company_id = `patil-traders-${uid.slice(0, 6)}`;
    if (path !== '/login') {
      await page.waitForURL(`${services.httpsApp}/session.json`);
      expect(await readSessionCookies(context)).toMatchObject({ user_id: uid, company_id });
    }
    await expect.poll(() => readSessionOnSite(page, services)).toMatchObject({ companyId: company_id });
  });
}

test('on a phone, the button of the greeting on /login shortens a long e-mail address, but no other words', {
  tag: '@proof:session',
}, async ({ page, services, visitor }) => {
  const { session } = await signUp(services, visitor.email);
  await storeSessionOnSite(page, services, { ...session, account: `${'asha.'.repeat(12)}@example.com` });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/login', '/hi/login']) {
    await page.goto(services.httpsSite + path);
    const link = page.locator('.is-greeting .greeting .button');
    await expect(link).toBeVisible();
    const areWordsInside = await link.evaluate((element) => {
      const button = element.getBoundingClientRect();
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent);
      const range = document.createRange();
      return words.map((node) => {
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        return left >= button.left && right <= button.right;
      });
    });
    expect(areWordsInside, path).toEqual([true]);
  }
});
