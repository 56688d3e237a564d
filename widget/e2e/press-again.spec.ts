import { expect, test } from '../../dev/testing/browser/test.ts';
import { CardPage } from './card-page.ts';

test('a press after all tries have failed fetches again, without a reload, and is carried out', async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|card\/part-not-loaded/);
  await page.clock.install();
  let offline = true;
  await page.route(/\/(react|acct-auth-card\.single)\.js/, (route) => (offline ? route.abort() : route.continue()));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(card.root.getByRole('alert')).toContainText('could not load', { timeout: 200 });
  }).toPass();
  offline = false;
  await card.createAccount();
  await card.ready();
  await expect(card.root.getByRole('alert')).toHaveCount(0);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(`${services.app}/`, { timeout: 200 });
  }).toPass();
  expect(await backend.accounts(visitor.email)).toHaveLength(1);
});
