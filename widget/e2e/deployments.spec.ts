import { delayCardFile } from './delay-card-file.ts';
import {
  enteredCompanyName,
  expect,
  expectEnteredTexts,
  rareTestDetails,
  recordRequestedFiles,
  removeRetryPauses,
  signUpAndCheckRecords,
  test,
} from './deployed-site.ts';

test('a page opened before a deployment loads only files of its own release', async ({
  card,
  page,
  services,
  site,
  visitor,
}) => {
  await card.open(site.origin, { 'app-url': services.app });
  await card.ready();
  site.deploy('second');
  const asked = recordRequestedFiles(page);
  await card.fillSignUp(visitor, { company: enteredCompanyName });
  await signUpAndCheckRecords(card, visitor);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((file) => !file.startsWith(`${site.firstRelease}/`))).toEqual([]);
});

test('a card whose release is deleted loads the single file of the current release and signs up', async ({
  card,
  page,
  services,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await card.open(site.origin, { 'app-url': services.app });
  await card.ready();
  site.deploy('secondAlone');
  const asked = recordRequestedFiles(page);
  await card.fillSignUp(visitor, { company: enteredCompanyName });
  await card.waitForTestCheck();
  await expectEnteredTexts(card, visitor);
  await signUpAndCheckRecords(card, visitor);
  expect(asked).toContain('v1/acct-auth-card.single.js?try=1');
});

test(
  'a card whose release is deleted before React loads runs only the single file of the current release',
  rareTestDetails,
  async ({ card, page, services, site, visitor, allowConsole }) => {
    allowConsole(/status of 404/);
    const release = await delayCardFile(page, `${site.firstRelease}/`);
    await card.open(site.origin, { 'app-url': services.app });
    await card.fillSignUp(visitor, { company: enteredCompanyName });
    site.deploy('secondAlone');
    await release();
    await card.ready();
    await card.waitForTestCheck();
    await expectEnteredTexts(card, visitor);
    // No other file of the second build has run.
    expect(await page.evaluate(() => (window as unknown as { secondBuild: string[] }).secondBuild)).toEqual([
      'acct-auth-card.single.js',
    ]);
    await signUpAndCheckRecords(card, visitor);
  },
);

test('a pinned card runs only files of its own release', async ({
  card,
  page,
  services,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/integrity|valid digest|card\//);
  await page.addInitScript(removeRetryPauses);
  const guide = await (await page.request.get(`${services.site}/docs`)).text();
  const codes = Array.from(guide.matchAll(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code>/g), ([, code = '']) => code);
  const pinned = codes.find((code) => code.includes('importmap')) ?? '';
  await page.setContent(`<textarea>${pinned}</textarea>`);
  const snippet = await page.locator('textarea').inputValue();
  const known = JSON.parse(/<script type="importmap">([\s\S]*?)<\/script>/.exec(snippet)?.[1] ?? '') as {
    integrity: Record<string, string>;
  };
  await page.route(/\/widget\/.*\/(?!acct-auth-card\.js|react)[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.documentElement.dataset.changed = "yes"; export const mountCard = () => {};',
    }),
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>${snippet}`;
  await page.route(`${site.origin}/partner`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  let failures = 0;
  await page.exposeFunction('noteFailure', () => {
    failures += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener('acct-error', () => (window as unknown as { noteFailure(): void }).noteFailure());
  });
  const asked = recordRequestedFiles(page);
  await page.goto(`${site.origin}/partner`);
  await card.field('name').fill(visitor.name);
  await expect.poll(() => failures).toBe(1);
  expect(asked.filter((file) => file.includes('.single.js?try='))).toHaveLength(3);
  // After a failed load, a press on Create Account requests every file again.
  await card.createAccount();
  await expect.poll(() => failures).toBe(2);
  await expect(card.field('name')).toHaveValue(visitor.name);
  expect(await page.locator('html').getAttribute('data-changed')).toBeNull();
  const unchecked = asked
    .map((file) => `${services.site}/widget/${file}`)
    .filter((address) => !address.endsWith('/acct-auth-card.js') && !(address in known.integrity));
  expect(unchecked).toEqual([]);
});
