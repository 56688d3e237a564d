import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  openAddressFromPage,
  readDaysUntilCookieExpiry,
  readSessionCookies,
  readSessionOnSite,
  signUp,
  storeHandoff,
} from './session-fixture.ts';

const { session: text } = catalogues.en;
const asked = (account: string) => text.continueAs.heading.replace('{account}', account);

test('after a hand-off from another site, /session asks the visitor, with the account’s name, whether to continue', async ({
  context,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { session } = await signUp(services, visitor.email);
  // The hand-off contains the name of a wrong account, because /session must not trust that name.
  const address = await storeHandoff(services, { ...session, account: 'somebody-else@example.com' });
  await openAddressFromPage(page, `${services.httpsOutside}/card`, address);
  await expect(page.getByRole('heading')).toHaveText(asked(visitor.email));
  await expect(page).toHaveURL(`${services.httpsSite}/session`);
  expect(await readSessionCookies(context)).toEqual({});
  await expect(page.getByText(text.continueAs.notConfirmed)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading'), 'the record is already deleted').toHaveText(asked(visitor.email));
  await page.getByRole('button', { name: text.continueAs.action }).click();
  await page.waitForURL(`${services.httpsApp}/`);
  const { uid, companyId } = session;
  expect(await readSessionCookies(context)).toMatchObject({ user_id: uid, company_id: companyId });
  expect(await readDaysUntilCookieExpiry(context)).toBeCloseTo(7, 1);
  // Back does not return to the hand-off, and the used secret does not work again.
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.goto(address);
  await expect(page.getByRole('heading')).toHaveText(text.spent.heading);
  expect(await readSessionOnSite(page, services)).toMatchObject({ uid, account: visitor.email });
});

test('a click meant for the previous page does not answer the question that follows a hand-off', async ({
  page,
  services,
  visitor,
}) => {
  const { session } = await signUp(services, visitor.email);
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => 'seen' in window }));
  await page.goto(await storeHandoff(services, session));
  const button = page.getByRole('button', { name: text.continueAs.action });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { seen: true });
    dispatchEvent(new Event('focus'));
  });
  await button.click();
  await page.waitForURL(`${services.httpsApp}/`);
});

for (const from of ['httpsPartner', 'httpsListed'] as const) {
  test(`a hand-off from ${from} continues without a question, and Back does not replay it`, {
    tag: '@proof:session',
  }, async ({ context, page, services, visitor }) => {
    const { session } = await signUp(services, visitor.email);
    const address = await storeHandoff(services, session);
    await page.goto(`${services.httpsSite}/about`);
    await openAddressFromPage(page, `${services[from]}/card`, address);
    await page.waitForURL(`${services.httpsApp}/`);
    expect((await readSessionCookies(context)).user_id).toBe(session.uid);
    await page.goBack();
    await expect(page).toHaveURL(`${services.httpsSite}/about`);
  });
}
