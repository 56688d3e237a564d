import type { BrowserContext, Page } from '@playwright/test';
import { pageTexts } from '../../../examples/application/page-texts.ts';
import { catalogues } from '../../../site/content/catalogues.ts';
import {
  fulfillWithEmptyPage,
  readSessionCookies,
  type SignedUpVisitor,
  signUp,
  storeSessionOfNewVisitor,
} from '../../../site/e2e/session-fixture.ts';
import { expect, test } from '../browser/test.ts';
import type { TestServices } from '../browser/test-services.ts';

// Hostile code on a sibling host can read and write all cookies, but must not sign a visitor in as somebody else.

const { continueAs } = catalogues.en.session;
const headingFor = (email: string): string => continueAs.heading.replace('{account}', email);
const cookieAttributes = 'Domain=.acct.localhost; Secure; SameSite=None';

/** Returns the cookies of a sign-in as lines for `document.cookie`. */
const cookiesOf = ({ idToken, session }: SignedUpVisitor, path = '/'): readonly string[] => [
  `acct_auth_token=${idToken}; Path=${path}; ${cookieAttributes}`,
  `acct_user_id=${session.uid}; Path=${path}; ${cookieAttributes}`,
];

/** Opens a page of the sibling host, whose script writes these cookies. */
async function openSibling(page: Page, services: TestServices, cookies: readonly string[]): Promise<void> {
  const address = `${services.httpsPartner}/plant`;
  await page.route(address, (route) => fulfillWithEmptyPage(route));
  await page.goto(address);
  await page.evaluate((lines) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as hostile code does
    for (const line of lines) document.cookie = line;
  }, cookies);
}

/** Signs the victim in on the site and in the application. Also signs up an attacker, and resolves to the attacker. */
async function signInVictim(page: Page, services: TestServices, email: string): Promise<SignedUpVisitor> {
  const mallory = await signUp(services, `mallory-${email}`);
  await storeSessionOfNewVisitor(page, services, email);
  await page.goto(`${services.httpsApp}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.session.title);
  await expect(page, 'neither state nor user id stays in the address').toHaveURL(`${services.httpsApp}/account`);
  return mallory;
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const visitorOf = (page: Page) => page.getByRole('region', { name: pageTexts.signedIn.visitor });

test('if a sibling host replaces the visitor’s session by the attacker’s, the site asks the visitor to confirm their own account', async ({
  page,
  context,
  services,
  visitor,
}) => {
  const mallory = await signInVictim(page, services, visitor.email);
  const many = Array.from({ length: 400 }, (_, index) => `push${index}=1; Path=/; ${cookieAttributes}`);
  await openSibling(page, services, [...many, ...cookiesOf(mallory)]);
  // The browser stores the cookies only after the sibling host's script has ended.
  await expect.poll(async () => (await readSessionCookies(context)).user_id).toBe(mallory.session.uid);
  expect(await cookieNames(context)).not.toContain('__Host-app_session');
  await page.goto(services.httpsApp);
  await expect(page.getByRole('heading')).toHaveText(headingFor(visitor.email));
  await page.getByRole('button', { name: continueAs.action }).click();
  await expect(visitorOf(page)).toContainText(visitor.email);
});

for (const [how, plant] of [
  [
    'with a longer path',
    (page, services, mallory) => openSibling(page, services, cookiesOf(mallory, '/account').slice(0, 1)),
  ],
  [
    'as HttpOnly',
    async (page, services, { idToken }) => {
      const headers = { 'set-cookie': `acct_auth_token=${idToken}; Path=/; HttpOnly; ${cookieAttributes}` };
      await page.route(`${services.httpsPartner}/set`, (route) => fulfillWithEmptyPage(route, headers));
      await page.goto(`${services.httpsPartner}/set`);
    },
  ],
] as const satisfies readonly (readonly [
  string,
  (page: Page, services: TestServices, other: SignedUpVisitor) => Promise<void>,
])[]) {
  test(`a token that a sibling host plants ${how} signs nobody in`, async ({
    page,
    context,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/status of 401/);
    const mallory = await signInVictim(page, services, visitor.email);
    await context.clearCookies({ name: '__Host-app_session' });
    await plant(page, services, mallory);
    await page.goto(`${services.httpsApp}/account`);
    await expect(page.getByText(pageTexts.stopped.reasons.planted)).toBeVisible();
    await page.getByRole('link', { name: pageTexts.stopped.again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.session.title);
    await page.getByRole('link', { name: pageTexts.signedIn.home }).click();
    await expect(visitorOf(page)).toContainText(visitor.email);
    await expect(visitorOf(page)).not.toContainText('mallory');
  });
}

test('if a sibling host sets a cookie with a user id for the path /session, the site asks only once to confirm the account', async ({
  page,
  context,
  services,
  visitor,
}) => {
  await signInVictim(page, services, visitor.email);
  await openSibling(page, services, [`acct_user_id=mallory; Path=/session; ${cookieAttributes}`]);
  await context.clearCookies({ name: '__Host-app_session' });
  await page.goto(services.httpsApp);
  await expect(page.getByRole('heading')).toHaveText(headingFor(visitor.email));
  await page.getByRole('button', { name: continueAs.action }).click();
  await expect(visitorOf(page)).toContainText(visitor.email);
  await context.clearCookies({ name: '__Host-app_session' });
  await page.goto(services.httpsApp);
  await expect(visitorOf(page)).toContainText(visitor.email);
});

test('if a sibling host sets more cookies than a request can hold, the application says what to clear', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/status of 431/);
  const bomb = Array.from({ length: 6 }, (_, index) => `bomb${index}=${'x'.repeat(3900)}; Path=/; ${cookieAttributes}`);
  await openSibling(page, services, bomb);
  const answer = await page.goto(services.httpsApp);
  expect(answer?.status()).toBe(431);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.tooManyCookies.title);
  await expect(page.getByText(pageTexts.tooManyCookies.line)).toBeVisible();
});
