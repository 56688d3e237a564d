import { requestJson } from '../../dev/proof/browser/firestore-backend.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  answerEmpty,
  daysOfCookie,
  keepOnSite,
  keptOnSite,
  leaveHandoff,
  openFrom,
  sessionCookies,
  signUp,
} from './session-fixture.ts';

const { session: text } = catalogues.en;
const asked = (account: string) => text.continueAs.heading.replace('{account}', account);
const spentLine = text.spent.heading;

test('from a page of another site the visitor is asked by name, and arrives with all three cookies', async ({
  context,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { session } = await signUp(services, visitor.email);
  // What the box says of the account counts for nothing.
  const address = await leaveHandoff(services, { ...session, account: 'somebody-else@example.com' });
  await openFrom(page, `${services.httpsOutside}/card`, address);
  await expect(page.getByRole('heading')).toHaveText(asked(visitor.email));
  await expect(page).toHaveURL(`${services.httpsSite}/session`);
  expect(await sessionCookies(context)).toEqual({});
  await expect(page.getByText(text.continueAs.notConfirmed)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading'), 'the record is gone by now').toHaveText(asked(visitor.email));
  await page.getByRole('button', { name: text.continueAs.action }).click();
  await page.waitForURL(`${services.httpsApp}/`);
  const { uid, companyId } = session;
  expect(await sessionCookies(context)).toMatchObject({ user_id: uid, company_id: companyId });
  expect(await daysOfCookie(context)).toBeCloseTo(7, 1);
  // Neither a way back nor the spent secret leads anywhere again.
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.goto(address);
  await expect(page.getByRole('heading')).toHaveText(spentLine);
  expect(await keptOnSite(page, services)).toMatchObject({ uid, account: visitor.email });
});

test('a click meant for the page before answers no question', async ({ page, services, visitor }) => {
  const { session } = await signUp(services, visitor.email);
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => 'seen' in window }));
  await page.goto(await leaveHandoff(services, session));
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

test.describe('a hand-off', { tag: '@proof:session' }, () => {
  for (const from of ['httpsPartner', 'httpsListed'] as const) {
    test(`from ${from} goes on silently, and Back does not replay it`, async ({ context, page, services, visitor }) => {
      const { session } = await signUp(services, visitor.email);
      const address = await leaveHandoff(services, session);
      await page.goto(`${services.httpsSite}/about`);
      await openFrom(page, `${services[from]}/card`, address);
      await page.waitForURL(`${services.httpsApp}/`);
      expect((await sessionCookies(context)).user_id).toBe(session.uid);
      await page.goBack();
      await expect(page).toHaveURL(`${services.httpsSite}/about`);
    });
  }

  test('of somebody else is declined: nothing has changed', async ({ context, page, services, visitor }) => {
    const mine = await signUp(services, visitor.email);
    const other = await signUp(services, `other-${visitor.email}`);
    await keepOnSite(page, services, mine.session);
    await page.goto(`${services.httpsSite}/session`);
    await page.waitForURL(`${services.httpsApp}/`);
    const before = await sessionCookies(context);
    // Even from a listed origin, since somebody is signed in.
    await openFrom(page, `${services.httpsListed}/card`, await leaveHandoff(services, other.session));
    await expect(page.getByRole('heading')).toHaveText(asked(`other-${visitor.email}`));
    await page.getByRole('link', { name: text.continueAs.another }).click();
    await expect(page).toHaveURL(`${services.httpsSite}/login`);
    expect(await sessionCookies(context)).toEqual(before);
    expect(await keptOnSite(page, services)).toMatchObject({ uid: mine.session.uid });
  });

  test('from a listed page that hides where it comes from is asked about', async ({ page, services, visitor }) => {
    const { session } = await signUp(services, visitor.email);
    const address = await leaveHandoff(services, session);
    const from = `${services.httpsListed}/card`;
    await page.route(from, (route) => answerEmpty(route, { 'referrer-policy': 'no-referrer' }));
    await page.goto(from);
    await page.evaluate((url) => location.replace(url), address);
    await expect(page.getByRole('heading')).toHaveText(asked(visitor.email));
  });

  test('has two readers, and one of them gets it', async ({ browser, services, visitor }) => {
    const { session } = await signUp(services, visitor.email);
    const address = await leaveHandoff(services, session);
    const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ ignoreHTTPSErrors: true })));
    const seen = await Promise.all(
      contexts.map(async (context) => {
        const page = await context.newPage();
        await page.goto(address);
        const line = page.getByRole('heading').filter({ hasNotText: text.working });
        await expect(line).toBeVisible();
        return line.textContent();
      }),
    );
    await Promise.all(contexts.map((context) => context.close()));
    expect(seen.sort()).toEqual([asked(visitor.email), spentLine, spentLine].sort());
  });

  test('that is older than two minutes is a kind line; who is kept stays', async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/status of 40[34]/);
    const mine = await signUp(services, visitor.email);
    const other = await signUp(services, `other-${visitor.email}`);
    await keepOnSite(page, services, mine.session);
    await openFrom(page, `${services.httpsListed}/card`, await leaveHandoff(services, other.session, 121));
    await expect(page.getByRole('heading')).toHaveText(spentLine);
    expect(await keptOnSite(page, services)).toEqual(mine.session);
  });

  test('whose taking succeeds without an answer is taken at the next try', async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|status of 404/);
    const { session } = await signUp(services, visitor.email);
    await page.route(
      /session_handoffs\/.*exists=true/,
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        // Node resolves no names below `localhost`.
        await requestJson('DELETE', services.firestore + pathname + search);
        await route.abort();
      },
      { times: 1 },
    );
    await openFrom(page, `${services.httpsListed}/card`, await leaveHandoff(services, session));
    await expect(page.getByRole('heading')).toHaveText(text.outage.heading);
    await page.getByRole('button', { name: text.tryAgain }).click();
    await page.waitForURL(`${services.httpsApp}/`);
  });
});
