import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../../../examples/application/texts.ts';
import { catalogues } from '../../../site/content/catalogues.ts';
import { answerEmpty, keepVisitor, sessionCookies, signUp, type Visitor } from '../../../site/e2e/session-fixture.ts';
import { expect, test } from '../browser/test.ts';
import type { TestServices } from '../browser/test-services.ts';

// Hostile code on a sibling reads and writes all cookies, and must sign nobody in as somebody else.

const { continueAs } = catalogues.en.session;
const asks = (email: string): string => continueAs.heading.replace('{account}', email);
const base = 'Domain=.acct.localhost; Secure; SameSite=None';

/** The three cookies of a sign-in, as anybody can write them. */
const cookiesOf = ({ idToken, session }: Visitor, path = '/'): readonly string[] => [
  `acct_auth_token=${idToken}; Path=${path}; ${base}`,
  `acct_user_id=${session.uid}; Path=${path}; ${base}`,
];

/** A page of the sibling, whose script writes these cookies. */
async function sibling(page: Page, services: TestServices, cookies: readonly string[]): Promise<void> {
  const address = `${services.httpsPartner}/plant`;
  await page.route(address, (route) => answerEmpty(route));
  await page.goto(address);
  await page.evaluate((lines) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as hostile code does
    for (const line of lines) document.cookie = line;
  }, cookies);
}

/** A visitor whom the site keeps and the application has signed in, and an account of somebody hostile. */
async function signedIn(page: Page, services: TestServices, email: string): Promise<Visitor> {
  const mallory = await signUp(services, `mallory-${email}`);
  await keepVisitor(page, services, email);
  await page.goto(`${services.httpsApp}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.session.title);
  await expect(page, 'neither state nor user id stays in the address').toHaveURL(`${services.httpsApp}/account`);
  return mallory;
}

const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const visitorOf = (page: Page) => page.getByRole('region', { name: texts.signedIn.visitor });

test('pushes the session out and plants its own: the visitor is asked, and goes on as they were', async ({
  page,
  context,
  services,
  visitor,
}) => {
  const mallory = await signedIn(page, services, visitor.email);
  const many = Array.from({ length: 400 }, (_, index) => `push${index}=1; Path=/; ${base}`);
  await sibling(page, services, [...many, ...cookiesOf(mallory)]);
  // A page's script does not wait for the jar.
  await expect.poll(async () => (await sessionCookies(context)).user_id).toBe(mallory.session.uid);
  expect(await names(context)).not.toContain('__Host-app_session');
  await page.goto(services.httpsApp);
  await expect(page.getByRole('heading')).toHaveText(asks(visitor.email));
  await page.getByRole('button', { name: continueAs.action }).click();
  await expect(visitorOf(page)).toContainText(visitor.email);
});

for (const [how, plant] of [
  [
    'by a longer path',
    (page, services, mallory) => sibling(page, services, cookiesOf(mallory, '/account').slice(0, 1)),
  ],
  [
    'as HttpOnly',
    async (page, services, { idToken }) => {
      const headers = { 'set-cookie': `acct_auth_token=${idToken}; Path=/; HttpOnly; ${base}` };
      await page.route(`${services.httpsPartner}/set`, (route) => answerEmpty(route, headers));
      await page.goto(`${services.httpsPartner}/set`);
    },
  ],
] as const satisfies readonly (readonly [
  string,
  (page: Page, services: TestServices, other: Visitor) => Promise<void>,
])[]) {
  test(`plants its token ${how}: no sign-in by it`, async ({ page, context, services, visitor, allowConsole }) => {
    allowConsole(/status of 401/);
    const mallory = await signedIn(page, services, visitor.email);
    await context.clearCookies({ name: '__Host-app_session' });
    await plant(page, services, mallory);
    await page.goto(`${services.httpsApp}/account`);
    await expect(page.getByText(texts.stopped.reasons.planted)).toBeVisible();
    await page.getByRole('link', { name: texts.stopped.again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.session.title);
    await page.getByRole('link', { name: texts.signedIn.home }).click();
    await expect(visitorOf(page)).toContainText(visitor.email);
    await expect(visitorOf(page)).not.toContainText('mallory');
  });
}

test('puts a user id before ours by Path=/session: one question', async ({ page, context, services, visitor }) => {
  await signedIn(page, services, visitor.email);
  await sibling(page, services, [`acct_user_id=mallory; Path=/session; ${base}`]);
  await context.clearCookies({ name: '__Host-app_session' });
  await page.goto(services.httpsApp);
  await expect(page.getByRole('heading')).toHaveText(asks(visitor.email));
  await page.getByRole('button', { name: continueAs.action }).click();
  await expect(visitorOf(page)).toContainText(visitor.email);
  await context.clearCookies({ name: '__Host-app_session' });
  await page.goto(services.httpsApp);
  await expect(visitorOf(page)).toContainText(visitor.email);
});

test('sends more cookies than a request holds: the application’s page says what to clear', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/status of 431/);
  const bomb = Array.from({ length: 6 }, (_, index) => `bomb${index}=${'x'.repeat(3900)}; Path=/; ${base}`);
  await sibling(page, services, bomb);
  const answer = await page.goto(services.httpsApp);
  expect(answer?.status()).toBe(431);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.tooManyCookies.title);
  await expect(page.getByText(texts.tooManyCookies.line)).toBeVisible();
});
