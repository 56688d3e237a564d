import { servePage } from '../../dev/proof/browser/served-pages.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { expect, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';

// Without `allow-forms` the browser sends no form, and dispatches no `submit` event either.
const sandbox = 'allow-scripts allow-same-origin';

test.describe('in a sandbox without allow-forms', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/Blocked form submission|escape its sandboxing/));

  test('Enter and the button submit a card in a sandboxed frame', async ({ page, services, visitor }) => {
    const inner = await new CardPage(page).open(services.partner, { 'app-url': services.app });
    const body = `<!doctype html><html lang="en"><title>Page</title>
      <iframe src="${inner}" height="900" sandbox="${sandbox}"></iframe>`;
    await page.goto(await servePage(services.partner, body));
    const card = new CardPage(page, en, page.frameLocator('iframe').locator('acct-auth-card'));
    await card.createAccount();
    await expect(card.root.getByText(en.problems.required).first()).toBeVisible();
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.field('newPassword').press('Enter');
    await expect(card.status).toContainText(en.signedIn);
  });

  test('a press before React loads creates one account on a page whose policy is this sandbox', async ({
    card,
    page,
    visitor,
    backend,
  }) => {
    const release = await delayCardFile(page, 'react.js');
    await card.show({}, { headers: { 'content-security-policy': `sandbox ${sandbox}` } });
    await card.fillSignUp(visitor);
    await card.createAccount();
    await release();
    await card.waitForApplication();
    expect(await backend.accounts(visitor.email)).toHaveLength(1);
  });

  test('a click that the page cancels does not submit the card', async ({ card }) => {
    await card.show({}, { headers: { 'content-security-policy': `sandbox ${sandbox}` } });
    await card.ready();
    await card.root.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault());
    });
    await card.createAccount();
    await card.field('name').click();
    await card.waitForTestCheck();
    await expect(card.root.getByText(en.problems.required)).toHaveCount(0);
  });
});
