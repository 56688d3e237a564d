import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDeployments } from '../../dev/proof/browser/start-deployments.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import type { CardPage } from './card-page.ts';
import { expect, test as fixture, rareTestDetails, type VisitorCardPage } from './card-test.ts';

/** Company name that the tests' visitors type. */
export const enteredCompanyName = 'A & B Traders (Pune)';

type Site = Awaited<ReturnType<typeof startDeployments>>;

/** Extends `test` with a newly deployed site. Builds are slow, so each worker builds the site's releases only once. */
export const test = fixture.extend<{ readonly site: Site }, { readonly deployments: Site }>({
  deployments: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const run = readTestRun();
      const deployments = await startDeployments(run, join(run.folder, 'deployments', String(workerIndex)));
      await use(deployments);
      await deployments.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ deployments }, use) => {
    deployments.deploy('first');
    await use(deployments);
  },
});

/** Returns a list that collects the card's files that a page requests from now on. */
export function recordRequestedFiles(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/widget/')) asked.push(pathname.slice('/widget/'.length) + search);
  });
  return asked;
}

/** Removes the pauses before the card retries its single file. Runs in the page. */
export const removeRetryPauses = () => {
  const wait = window.setTimeout;
  const shorter = (work: TimerHandler, ms?: number) => wait(work, ms === 1000 || ms === 3000 ? 0 : ms);
  Object.assign(window, { setTimeout: shorter });
};

type Visitor = { readonly name: string; readonly email: string; readonly password: string };

export async function expectEnteredTexts(card: CardPage, { name, email, password }: Visitor): Promise<void> {
  await expect(card.field('name')).toHaveValue(name);
  await expect(card.field('company')).toHaveValue(enteredCompanyName);
  await expect(card.field('email')).toHaveValue(email);
  await expect(card.field('newPassword')).toHaveValue(password);
}

/** Presses Create Account, and expects the typed texts in the visitor's records. */
export async function signUpAndCheckRecords(card: VisitorCardPage, { name, email }: Visitor): Promise<void> {
  await card.waitForTestCheck();
  await card.createAccount();
  await card.waitForApplication();
  const { profile, request } = await card.records();
  expect(profile).toMatchObject({ displayName: name, email });
  expect(request).toMatchObject({ companyName: enteredCompanyName });
}

export { expect, rareTestDetails };
