import { expect, test } from '../browser/test.ts';
import { createSignIns } from './sign-ins.ts';

test('the page follows the company’s request every two seconds until it is settled', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const { uid, idToken } = await createSignIns(services.auth, backend).signIn(visitor);
  const request = { uid, companyName: 'A & B <b>Traders</b>', requestedAt: new Date(0), suggestedCompanyId: 'a-b' };
  const setStatus = (status: string, more = {}) =>
    backend.writeDocument(`provision_requests/${uid}`, { ...request, status, ...more });
  await setStatus('pending');
  await page.context().addCookies([{ name: 'acct_auth_token', value: idToken, url: services.app }]);
  await page.clock.install();
  await page.goto(services.app);
  const company = page.getByRole('region', { name: 'Your company' });
  const status = company.getByRole('status');
  await expect(status).toHaveText('Your company waits to be set up.');
  await expect(page.getByRole('region', { name: 'provision_requests' })).toContainText('A & B <b>Traders</b>');

  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await setStatus('in-progress');
  await page.clock.runFor(2000);
  await expect(status).toHaveText('Your company is being set up.');
  await setStatus('rejected', { rejectReason: 'There is no such shop.' });
  await page.clock.runFor(2000);
  await expect(status).toHaveText('Your company could not be set up. There is no such shop.');
  await expect(page.getByRole('region', { name: 'provision_requests' })).toContainText('rejected');
  await page.clock.runFor(10_000);
  expect(asked, 'what is settled is asked no more').toEqual(['/provisioning.json', '/provisioning.json']);
});
