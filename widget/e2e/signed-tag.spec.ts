import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { longWaits } from '../../dev/proof/browser/long-waits.ts';
import { setSignatures } from '../../dev/proof/browser/start-deployments.ts';
import { serveMoved, signBuild, startSignedSite } from '../../dev/proof/browser/start-signed-site.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { languageCodes } from '../languages/languages.ts';
import { cardFiles } from '../release/release.ts';
import { keyIntegrity } from '../release/signed-file.ts';
import { test as fixture } from './card-test.ts';
import { company, expect, expectTyped, filesAsked, signUpWithRecords, withoutPauses } from './deployed-site.ts';

type Site = Awaited<ReturnType<typeof startSignedSite>>;
type Open = (options?: { readonly keys?: string; readonly card?: string; readonly before?: string }) => Promise<void>;

const blocked =
  /SRIMessageSignatureMismatch|unencoded-digest|integrity|not what was signed|status of 404|card\/part|release\/|config\//;

const test = fixture.extend<{ readonly site: Site; readonly openTag: Open }, { readonly signedSite: Site }>({
  signedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const run = readTestRun();
      const site = await startSignedSite(run, join(run.folder, 'signed', String(workerIndex)));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: async ({ signedSite, allowConsole }, use) => {
    allowConsole(blocked);
    signedSite.deploy('first');
    await use(signedSite);
  },
  /** Opens a partner's page with the moving tag, with the owner's key by default. */
  openTag: ({ page, services, site }, use) =>
    use(async ({ keys = site.keys.owner.known, card = '', before = '' } = {}) => {
      const tag = before + site.tag(keyIntegrity(keys), `app-url="${services.app}" ${card}`);
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>${tag}`;
      await page.route(`${services.partner}/moving`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${services.partner}/moving`);
    }),
});

/** Returns the unsigned scripts that have run. */
const forged = (page: Page) => page.evaluate(() => (window as unknown as { forged?: string[] }).forged ?? []);
const forge = (file: string): void => appendFileSync(file, `\n(window.forged=window.forged||[]).push("${file}");`);
const ofSecond = (page: Page) => page.evaluate(() => (window as unknown as { secondBuild?: [] }).secondBuild ?? []);
const moving = (build: string, file: string): string => join(build, 'site/widget/v1', file);

const byOthers: Readonly<Record<string, (site: Site) => void>> = {
  'whose shell was changed': ({ deployChanged }) =>
    deployChanged('first', (build) => forge(moving(build, cardFiles.shell))),
  'without a signature': ({ deployChanged }) => deployChanged('second', (build) => setSignatures(build, {})),
  'signed by somebody else': ({ deployChanged, keys }) =>
    deployChanged('second', (build) => signBuild(build, [keys.stranger.secret])),
  'of another card, with the signature of the live one': ({ deployChanged, keys, folder }) =>
    deployChanged('second', (build) => signBuild(build, [keys.owner.secret], folder)),
};

/** All chunks (Hindi's stands for every language's); in a group one's failure stops no request for another. */
const chunkGroups = [
  ['react.js'],
  ['interacted.js'],
  ['firebase-auth.js', 'watch-page.js'],
  ['examine-tag.js', 'messages-for-integrators.js', 'follow-withdrawal.js'],
  ['hi.js'],
  ['own-messages.js'],
  ['other-script.js'],
];

/** Redirects of a host, from and to: a script looks for the next one in the answering folder. */
const ledElsewhere: Readonly<Record<string, (release: string) => readonly [string, string]>> = {
  'of the shell, to a slash in the query': () => ['v1/acct-auth-card.js', 'v1/acct-auth-card.js?x=/'],
  'of a chunk, to its like in another folder': (release) => [`${release}/interacted.js`, `${release}/interacted.js`],
};

// One build for all of them: playwright.config.ts runs them first.
test.describe('the signed tag', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  test('runs what its owner has signed, asking for nothing twice', async ({ card, openTag, page, site, visitor }) => {
    site.deployChanged('first', (build) => appendFileSync(join(build, 'site/index.html'), '<p>News</p>'));
    const asked = filesAsked(page);
    await openTag();
    await card.fillSignUp(visitor, { company });
    await signUpWithRecords(card, visitor);
    const parts = ['react', 'interacted', 'firebase-auth', 'watch-page'].map(
      (name) => `${site.firstRelease}/${name}.js`,
    );
    expect(asked).toEqual(expect.arrayContaining(['v1/acct-auth-card.js', ...parts]));
    expect(new Set(asked).size).toBe(asked.length);
    const docs = await (await page.request.get(`${site.origin}/docs`)).text();
    expect(docs).toContain(`integrity="${keyIntegrity(site.keys.owner.known)}"`);
    const shell = brotliCompressSync(readFileSync(moving(site.folder, cardFiles.shell)));
    expect(shell.length).toBeLessThan(budgets.widget.signedShell);
  });

  for (const [what, deploy] of Object.entries(byOthers)) {
    test(`of a deployment ${what} runs nothing, and leaves the link in the tag`, async ({ openTag, page, site }) => {
      deploy(site);
      await openTag();
      await expect(page.getByRole('link', { name: 'Sign up or sign in' })).toBeVisible();
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => customElements.get('acct-auth-card') === undefined)).toBe(true);
      expect([...(await forged(page)), ...(await ofSecond(page))]).toEqual([]);
    });
  }

  for (const forgedChunks of chunkGroups) {
    test(`no chunk runs that is not the signed one: ${forgedChunks}`, async ({ card, openTag, page, site }) => {
      const isReported = forgedChunks.includes('other-script.js');
      const own = isReported ? site.secondRelease : site.firstRelease;
      site.deployChanged(isReported ? 'second' : 'first', (build) => {
        for (const chunk of forgedChunks) forge(join(build, 'site/widget', own, chunk));
      });
      const coming = forgedChunks.map((chunk) => page.waitForRequest(`${site.origin}/widget/${own}/${chunk}`));
      // A script of another release has drawn the cards before: the moving one reports it.
      const first = `${site.origin}/widget/${site.firstRelease}/acct-auth-card.js`;
      const before = isReported ? `<script type="module" src="${first}"></script>` : '';
      // Separate chunks examine the tag and report its problems.
      await openTag({ card: 'lang="hi" terms-url="javascript:alert(1)"', before });
      await card.root.locator('input').first().fill('Asha');
      for (const request of await Promise.all(coming)) await request.response();
      await card.in(hi).waitForTestCheck();
      expect(await forged(page)).toEqual([]);
    });
  }

  test('these are all chunks', ({ site }) => {
    const files = readdirSync(join(site.folder, 'site/widget', site.firstRelease));
    const others = languageCodes.filter((code) => code !== 'hi').map((code) => `${code}.js`);
    const isChunk = (name: string) =>
      /\.js$/.test(name) && !name.startsWith('acct-auth-card') && !others.includes(name);
    expect(chunkGroups.flat().sort()).toEqual(files.filter(isChunk).sort());
  });

  for (const [what, lead] of Object.entries(ledElsewhere)) {
    test(`a redirect leads to nothing unsigned: ${what}`, async ({ card, openTag, page, site }) => {
      const release = `site/widget/${site.firstRelease}`;
      site.deployChanged('first', (build) => {
        serveMoved(build);
        forge(join(build, 'site/widget/moved', site.firstRelease, cardFiles.react));
      });
      const [from, to] = lead(site.firstRelease);
      const free = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };
      await page.route(`${site.origin}/widget/${from}`, (route) =>
        route.fulfill({ status: 302, headers: { ...free, location: `${site.origin}/widget/moved/${to}` } }),
      );
      // A host that finds the wanted file by the query.
      await page.route(/\?x=.+\.js$/, (route) => {
        const path = join(site.folder, release, basename(route.request().url()));
        return route.fulfill({ path, headers: free });
      });
      await openTag();
      await card.field('name').fill('Asha');
      await card.waitForTestCheck();
      expect(await forged(page)).toEqual([]);
    });
  }

  test('without Timing-Allow-Origin no chunk runs, and a line says so', async ({ card, openTag, page, site }) => {
    const lines = card.lines();
    site.deploy('second');
    await page.route(`${site.origin}/widget/**`, async (route) => {
      const response = await route.fetch();
      const { 'timing-allow-origin': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const older = `${site.origin}/widget/${site.firstRelease}/acct-auth-card.js`;
    await openTag({ before: `<script type="module" src="${older}"></script>` });
    await card.field('name').fill('Asha');
    await card.waitForTestCheck();
    await expect
      .poll(() => lines)
      .toEqual([
        expect.stringMatching(
          // The line's script and its texts load at the same time: either may be the first without the header.
          /release\/older-script: \S+#release-older-script Error: \S+(other-script|own-messages)\.js came without Timing/,
        ),
      ]);
  });

  test('with the signed file wrong as well a kind line and a link stay', async ({ card, openTag, page, site }) => {
    await page.addInitScript(withoutPauses);
    site.deployChanged('first', (build) => {
      forge(join(build, 'site/widget', site.firstRelease, cardFiles.react));
      forge(moving(build, cardFiles.single));
    });
    await openTag();
    await expect(card.root.getByRole('alert')).toContainText(en.loadFailure.text.trim());
    await expect(card.root.getByRole('alert').getByRole('link')).toBeVisible();
    expect(await forged(page)).toEqual([]);
  });

  test('our own page, which asks for React before the shell, has its card', async ({ card, page, site }) => {
    const asked = filesAsked(page);
    await page.goto(`${site.origin}/hi/login`);
    await card.in(hi).field('name').fill('Asha');
    await card.in(hi).waitForTestCheck();
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('of two keys in a tag one will do, and two keys may sign', async ({ card, openTag, site }) => {
    const { owner, next, stranger } = site.keys;
    await openTag({ keys: `${next.known} ${owner.known}` });
    await expect(card.field('name')).toBeVisible();
    site.deployChanged('first', (build) => signBuild(build, [owner.secret, next.secret]));
    for (const [key, count] of [owner, next, stranger].map(({ known }, at) => [known, at < 2 ? 1 : 0] as const)) {
      await openTag({ keys: key });
      await expect(card.field('name')).toHaveCount(count);
    }
  });

  const link = (card: string, rest = '') => `<link rel="modulepreload" href="${card}" crossorigin ${rest}>`;
  const before: Readonly<Record<string, (card: string, key: string) => string>> = {
    'a link': (card) => link(card),
    'the tag without a key': (card) => `<script type="module" src="${card}"></script>`,
    'a link with the key': (card, key) => link(card, `integrity="${key}"`),
  };
  for (const [line, write] of Object.entries(before)) {
    test(`before it, ${line}: unchecked, and the card says so`, async ({ allowConsole, card, openTag, page, site }) => {
      const isUnchecked = !line.endsWith('with the key');
      const address = `${site.origin}/widget/v1/acct-auth-card.js`;
      const reported = isUnchecked
        ? page.waitForEvent('console', (each) => each.text().includes('page/unchecked'))
        : null;
      allowConsole(/page\/unchecked-script: .* Where: \S+acct-auth-card\.js\. Take that line out/);
      await openTag({ before: write(address, keyIntegrity(site.keys.owner.known)) });
      await card.field('name').fill('Asha');
      await card.waitForTestCheck();
      await reported;
      site.deployChanged('first', (build) => {
        setSignatures(build, {});
        forge(moving(build, cardFiles.shell));
      });
      await openTag({ before: write(address, keyIntegrity(site.keys.owner.known)) });
      await page.waitForLoadState('load');
      expect(await forged(page)).toHaveLength(isUnchecked ? 1 : 0);
    });
  }

  /** Deployments between the opening of a page and its first interaction. */
  const later = { second: [], secondAlone: ['acct-auth-card.single.js'], withdrawn: ['acct-auth-card.single.js'] };
  for (const [deployment, files] of Object.entries(later)) {
    test(`an open page goes on over a deployment: ${deployment}`, async ({ card, openTag, page, site, visitor }) => {
      await openTag();
      await expect(card.field('name')).toBeVisible();
      site.deploy(deployment as keyof typeof later);
      await card.fillSignUp(visitor, { company });
      await expect.poll(() => ofSecond(page)).toEqual(files);
      await card.waitForTestCheck();
      await expectTyped(card, visitor);
      if (deployment === 'withdrawn') await signUpWithRecords(card, visitor);
    });
  }

  test('with its release gone no unsigned bytes run', async ({ card, openTag, page, site }) => {
    await page.addInitScript(withoutPauses);
    await openTag();
    await expect(card.field('name')).toBeVisible();
    site.deployChanged('secondAlone', (build) => setSignatures(build, {}));
    await card.field('name').fill('Asha');
    // A chunk that never arrives counts as failed after fifteen seconds at the latest.
    await expect(card.root.getByText(en.humanCheck.failed)).toBeVisible(longWaits.requestLimit);
    expect(await ofSecond(page)).toEqual([]);
  });
});
