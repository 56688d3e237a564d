import type { APIResponse, ConsoleMessage, Page, Route } from '@playwright/test';
import {
  test as deployed,
  enteredCompanyName,
  expect,
  expectEnteredTexts,
  rareTestDetails,
  recordRequestedFiles,
  signUpAndCheckRecords,
} from './deployed-site.ts';

/**
 * Resolves to a changed answer for a file below /widget/, to null for no answer, or to undefined for the site's usual
 * answer.
 */
type Change = (file: string, answer: APIResponse) => Promise<Parameters<Route['fulfill']>[0] | null | undefined>;
type OpenPinned = (change?: Change) => Promise<void>;

/** Extends `test` with `openPinned`: opens a partner's page that pins the first release of the deployed site. */
const test = deployed.extend<{ readonly openPinned: OpenPinned }>({
  openPinned: ({ card, page, services, site, visitor }, use) =>
    use(async (change = async () => undefined) => {
      await page.route(`${services.site}/widget/**`, async (route) => {
        const url = route.request().url();
        const response = await route.fetch({ url: url.replace(services.site, site.origin) });
        const changed = await change(url.slice(`${services.site}/widget/`.length), response);
        if (changed !== null) await route.fulfill(changed ?? { response });
      });
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>
        <script type="module" src="${services.site}/widget/${site.firstRelease}/acct-auth-card.js"></script>
        <acct-auth-card app-url="${services.app}"></acct-auth-card>`;
      await page.route(`${services.site}/partner`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${services.site}/partner`);
      await card.fillSignUp(visitor, { company: enteredCompanyName });
    }),
});

test(
  'if a page has scripts of two releases, the first script renders every card, and the second script writes a console line',
  rareTestDetails,
  async ({ card, page, services, site, visitor, allowConsole }) => {
    allowConsole(/release\/older-script/);
    site.deploy('second');
    const current = site.secondRelease;
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const openWith = async (...folders: readonly string[]) => {
      const scripts = folders.map(
        (folder) => `<script type="module" src="/widget/${folder}/acct-auth-card.js"></script>`,
      );
      const tag = `<acct-auth-card app-url="${services.app}"></acct-auth-card>`;
      await page.route(`${site.origin}/partner`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Page</title>${scripts.join('')}${tag}`,
        }),
      );
      await page.goto(`${site.origin}/partner`);
      await card.field('name').fill('Asha');
      await card.waitForTestCheck();
    };
    await openWith(current, 'v1');
    await openWith('v1', current);
    expect(lines).toEqual([]);
    await openWith(site.firstRelease, 'v1');
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toContain(`[acct-auth-card] release/older-script: `);
    expect(lines[0]).toContain(`${site.firstRelease} draws the cards, ${current} is ignored`);
    expect(lines[0]).toMatch(/\/docs\/messages#release-older-script$/);
    await card.fillSignUp(visitor, { company: enteredCompanyName });
    await signUpAndCheckRecords(card, visitor);
  },
);

const withdrawalReason = 'Its records lacked the phone number.';

const filesOfSecond = (page: Page) =>
  page.evaluate(() => (window as unknown as { secondBuild?: string[] }).secondBuild ?? []);
const isReported = (message: ConsoleMessage): boolean => message.text().includes('release/withdrawn');
const continuesMessage = 'it goes on, since nothing could take its place';

test('a card of a withdrawn release reports the withdrawal, and the current release replaces the card and keeps the typed text', async ({
  card,
  openPinned,
  page,
  services,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/release\/withdrawn/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  site.deploy('withdrawn');
  await openPinned();
  await expect.poll(() => filesOfSecond(page)).toEqual(['acct-auth-card.single.js']);
  await card.waitForTestCheck();
  await expectEnteredTexts(card, visitor);
  // A card that is added after the first card was replaced has the current release from the start.
  await page.evaluate((app) => {
    document.body.insertAdjacentHTML('beforeend', `<acct-auth-card id="later" app-url="${app}"></acct-auth-card>`);
  }, services.app);
  const later = page.locator('#later');
  await later.getByLabel('Name', { exact: true }).fill('Asha');
  await expect(later.getByText('Test mode: human check solved.')).toBeVisible();
  await later.evaluate((element) => element.remove());
  await signUpAndCheckRecords(card, visitor);
  const reported = lines.filter((line) => line.startsWith('[acct-auth-card]'));
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain('[acct-auth-card] release/withdrawn: ');
  expect(reported[0]).toContain(
    `Where: ${site.firstRelease} (${withdrawalReason}); ${site.secondRelease} runs in its place.`,
  );
  expect(reported[0]).toMatch(/\/docs\/messages#release-withdrawn$/);
});

const forged: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'for another reason': { why: 'Because.' },
  'for another file': { successor: '../evil' },
  'for other bytes': { integrity: `sha384-${'A'.repeat(64)}` },
  'without a signature': { signature: '' },
};

for (const [what, forgery] of Object.entries(forged)) {
  test(
    `a forged withdrawal ${what} does not make a card load another file`,
    what === 'for another file' ? {} : rareTestDetails,
    async ({ card, openPinned, page, site, visitor, allowConsole }) => {
      allowConsole(/release\/withdrawn/);
      site.deploy('withdrawn');
      const asked = recordRequestedFiles(page);
      const reported = page.waitForEvent('console', isReported);
      await openPinned(async (file, response) => {
        if (file !== 'releases.json') return undefined;
        const list = (await response.json()) as { releases: { withdrawn?: object }[] };
        for (const { withdrawn } of list.releases) if (withdrawn) Object.assign(withdrawn, forgery);
        return { response, json: list };
      });
      expect((await reported).text()).toContain(continuesMessage);
      await signUpAndCheckRecords(card, visitor);
      expect(asked.filter((file) => !file.startsWith(`${site.firstRelease}/`))).toEqual(['releases.json']);
    },
  );
}

test('a card does not run the script of another release if its bytes differ from the signed ones', async ({
  card,
  openPinned,
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/release\/withdrawn|integrity|digest/);
  site.deploy('withdrawn');
  const reported = page.waitForEvent('console', isReported);
  await openPinned(async (file, response) =>
    file.startsWith(`${site.secondRelease}/`)
      ? { response, body: 'window.secondBuild = ["evil"]; export const mountCard = () => {};' }
      : undefined,
  );
  expect((await reported).text()).toContain(continuesMessage);
  await card.waitForTestCheck();
  expect(await filesOfSecond(page)).toEqual([]);
  await signUpAndCheckRecords(card, visitor);
});

const answers = {
  'is missing': { status: 404, body: 'no such file' },
  "is a captive portal's page": {
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in to the network</title>',
  },
  'is JSON of another shape': { contentType: 'application/json', body: '{"releases":{}}' },
  'never comes': null,
} as const;

for (const [what, answer] of Object.entries(answers)) {
  test(
    `a list of releases that ${what} does not change a pinned card`,
    rareTestDetails,
    async ({ card, openPinned, page, visitor, allowConsole }) => {
      allowConsole(/status of 404/);
      const asked = page.waitForRequest('**/widget/releases.json');
      await openPinned(async (file) => (file === 'releases.json' ? answer : undefined));
      await asked;
      await signUpAndCheckRecords(card, visitor);
    },
  );
}
