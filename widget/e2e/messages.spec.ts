import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { watchRequests } from './watch-requests.ts';

const chunk = 'messages-for-integrators.js';
const ofCard = (message: ConsoleMessage): boolean => message.text().startsWith('[acct-auth-card]');
const lineOf = async (page: Page): Promise<string> => (await page.waitForEvent('console', ofCard)).text();

test('a refused value: what, where, cure and link in one line, whose texts are asked for only then', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] config\/theme/);
  const { asked } = watchRequests(page);
  const texts = () => asked.filter((address) => address.endsWith(chunk)).length;
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').click();
  await card.waitForTestCheck();
  expect(texts()).toBe(0);
  const line = lineOf(page);
  await card.root.evaluate((element) => element.setAttribute('theme', 'pink'));
  expect(await line).toBe(
    `[acct-auth-card] config/theme: theme="pink" is refused; the default is taken. Use one of: auto, light, dark. ${services.site}/docs#config-theme`,
  );
  expect(texts()).toBe(1);
});

test('where the texts cannot be had, a line still names code and link', async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\/app-url|ERR_FAILED/);
  await page.route(`**/${chunk}`, (route) => route.abort());
  const line = lineOf(page);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': 'javascript:alert(1)' });
  expect(await line).toBe(`[acct-auth-card] config/app-url: ${services.site}/docs#config-app-url`);
  await expect(card.status).toHaveText(en.misconfigured);
});
