import { signUp } from '../../../site/e2e/session-fixture.ts';
import { servePage } from './served-pages.ts';
import { expect, sharedTest, test } from './test.ts';

// Tests the fixture that every other browser test relies on.

test('a page below the base domain shares its cookies with the application until sign-out', async ({
  page,
  services,
  visitor,
}) => {
  const { idToken, session } = await signUp(services, visitor.email);
  await page.goto(services.httpsSite);
  // The page sets these cookies, not the test tool.
  await page.evaluate(
    (cookies) => {
      for (const [name, value] of Object.entries(cookies)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the card writes them this way, for browsers without a Cookie Store
        document.cookie = `${name}=${value}; Domain=.acct.localhost; Path=/; Secure; SameSite=None`;
      }
    },
    { acct_auth_token: idToken, acct_user_id: session.uid, acct_company_id: 'sample-1' },
  );

  await page.goto(services.httpsApp);
  await page.getByRole('button', { name: `Continue as ${visitor.email}` }).click();
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText('sample-1');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-app_session')).toMatchObject({
    domain: new URL(services.httpsApp).hostname,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });

  const sent = page.waitForRequest(`${services.httpsSite}/session?sign-out`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sent;
  await page.waitForURL(`${services.httpsSite}/**`);
  expect(await page.context().cookies()).toEqual([]);
});

test('requests to outside hosts fail, except for the faked scripts', async ({
  page,
  services,
  refusedHosts,
  allowConsole,
}) => {
  allowConsole(/ERR_NAME_NOT_RESOLVED/);
  await page.goto(services.auth);
  const outcome = await page.evaluate(async () => {
    const load = (src: string) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src });
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      });
    return [
      await load('https://www.google.com/recaptcha/api.js?render=explicit'),
      await load('https://example.com/x.js'),
    ];
  });
  expect(outcome).toEqual(['loaded', 'refused']);
  expect([...refusedHosts]).toEqual(['example.com']);
});

test('the console guard collects the lines of every page', async ({
  page,
  context,
  consoleGuard,
  allowConsole,
  services,
}) => {
  await page.goto(services.auth);
  const second = await context.newPage();
  await second.goto(services.auth);
  await second.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => {
      throw new Error('an exception');
    });
  });
  await expect.poll(() => consoleGuard.unexpected.length).toBe(3);
  allowConsole(/a warning|an error|an exception/);
  expect(consoleGuard.unexpected).toEqual([]);
});

sharedTest(
  'the console guard collects a shared page’s lines from its first script on, and none of the previous page',
  async ({ page, consoleGuard, allowConsole, services }) => {
    await page.evaluate(() => console.error('of the page before'));
    await page.goto(await servePage(services.partner, '<script>console.error("of its first script")</script>'));
    await expect.poll(() => consoleGuard.unexpected).toEqual([expect.stringContaining('of its first script')]);
    allowConsole(/of its first script/);
  },
);
