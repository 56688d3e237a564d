import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { shownEditions } from '../content/facts/editions.ts';
import { watchPage } from './page-watch.ts';
import { keepOnSite, keepVisitor, keptOnSite, sessionCookies, signUp } from './session-fixture.ts';
import { keepOnSite, keepVisitor, signUp } from './session-fixture.ts';
import { isSignedOut, keepOnSite, keepVisitor, keptOnSite, openFrom, signUp } from './session-fixture.ts';

const { greeting } = catalogues.en.login;
const continueAs = (account: string) => greeting.continueAs.replace('{account}', account);

test('/login greets who is kept: one press and they are in the application, and nothing has moved', async ({
  page,
  services,
  visitor,
}) => {
  await keepVisitor(page, services, visitor.email);
  const watched = await watchPage(page, () => page.goto(`${services.httpsSite}/login?return=/?page=2`));
  const link = page.getByRole('link', { name: continueAs(`${visitor.email.split('@')[0]}@…`) });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(await watched()).toEqual({ layoutShift: 0, violations: [] });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)).toEqual([]);
  await link.click();
  await page.waitForURL(`${services.httpsApp}/?page=2`);
});

for (const path of ['/login', '/session?return=/session.json']) {
  test(`${path} writes what the card could not, as far as it is missing: who has a profile by now was told`, async ({
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
    await keepOnSite(page, services, { ...session, companyId: null }, unwritten);
    await page.goto(services.httpsSite + path);
    const request = () => backend.readDocument(`provision_requests/${uid}`);
    await expect.poll(request).toMatchObject({ companyName: 'Patil Traders', status: 'pending' });
    const stored = { displayName: 'Asha Rao', phone: '+919876543210', createdAt: new Date(0) };
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject(stored);
    expect(await backend.readConsent(uid)).toMatchObject({ kind: 'told', language: 'hi', button: 'sign-up' });
    const company_id = `patil-traders-${uid.slice(0, 6)}`;
    if (path !== '/login') {
      await page.waitForURL(`${services.httpsApp}/session.json`);
      expect(await sessionCookies(context)).toMatchObject({ user_id: uid, company_id });
    }
    await expect.poll(() => keptOnSite(page, services)).toMatchObject({ companyId: company_id });
  });
}
test('/login writes what the card could not, as far as it is missing: who has a profile by now was told', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const { session } = await signUp(services, visitor.email);
  const profile = `user_profiles/${session.uid}`;
  await backend.writeDocument(profile, { uid: session.uid, displayName: 'Asha Rao', createdAt: new Date(0) });
  const shown = { editions: shownEditions[0], language: 'hi', button: 'sign-up', kind: 'given' } as const;
  const entered = { displayName: 'Asha', phone: '+919876543210' };
  await keepOnSite(page, services, session, { profile: entered, companyName: 'Patil Traders', shown });
  await page.goto(`${services.httpsSite}/login`);
  await expect
    .poll(() => backend.readDocument(`provision_requests/${session.uid}`))
    .toMatchObject({ companyName: 'Patil Traders', status: 'pending' });
  expect(await backend.readDocument(profile)).toMatchObject({
    displayName: 'Asha Rao',
    phone: '+919876543210',
    createdAt: new Date(0),
  });
  expect(await backend.readConsent(session.uid)).toMatchObject({ kind: 'told', language: 'hi', button: 'sign-up' });
});

test('the greeting cuts a long address on a phone, and not what the button does', { tag: '@proof:session' }, async ({
  page,
  services,
  visitor,
}) => {
  const { session } = await signUp(services, visitor.email);
  await keepOnSite(page, services, { ...session, account: `${'asha.'.repeat(12)}@example.com` });
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
      expect(areWordsInside, path).toEqual([true]);
    }
  });

  test('gives way to the heading for another account, and keeps who is kept', async ({ page, services, visitor }) => {
    const session = await keepVisitor(page, services, visitor.email);
    await page.goto(`${services.httpsSite}/login`);
    await page.getByRole('button', { name: greeting.another }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('link', { name: greeting.forget })).toBeHidden();
    expect(await keptOnSite(page, services)).toEqual(session);
  });

  test('is gone from a page that Back brings as it was left, once its visitor has signed out elsewhere', async ({
    context,
    page,
    services,
    visitor,
  }) => {
    await keepVisitor(page, services, visitor.email);
    await page.goto(`${services.httpsSite}/login`);
    await expect(page.getByRole('link', { name: greeting.forget })).toBeVisible();
    const other = await context.newPage();
    await openFrom(other, `${services.httpsSite}/about`, `${services.httpsSite}/session?sign-out`);
    await isSignedOut(other, services);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: greeting.forget })).toBeHidden();
  });
});
