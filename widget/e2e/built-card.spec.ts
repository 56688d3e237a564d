import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../dev/proof/browser/test.ts';
import { watchRequests } from './watch-requests.ts';

test('a page requests three files until its card is usable: the page itself, the shell and React', async ({
  page,
  services,
  refusedHosts,
}) => {
  await page.clock.install();
  const { after } = watchRequests(page);
  await page.addInitScript(() =>
    document.addEventListener('acct-ready', () => document.documentElement.toggleAttribute('data-usable')),
  );
  await page.goto(`${services.partner}/bare-tag`);
  await expect(page.locator('html')).toHaveAttribute('data-usable');
  const requests = (await after(10_000)).map((url) => new URL(url).pathname);
  expect(requests).toEqual(['/bare-tag', '/widget/v1/acct-auth-card.js', '/widget/v1/react.js']);
  expect(requests.length).toBeLessThanOrEqual(budgets.widget.requestsUntilUsable);
  expect([...refusedHosts]).toEqual([]);
});
