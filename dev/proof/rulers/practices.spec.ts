import type { Page } from '@playwright/test';
import { localPath } from '../../../site/local-path.ts';
import { languageCodes } from '../../../widget/languages/languages.ts';
import { expect } from '../browser/test.ts';
import { exceptions } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { unlisted } from './judge.ts';
import { carouselPractices } from './practices/carousel-practices.ts';
import type { Practice } from './practices/practice.ts';
import { tabsPractices } from './practices/tabs-practices.ts';
import { test } from './rulers-test.ts';
import { keepSeen, type Seen } from './seen.ts';

const patterns = [
  { name: 'tabs', view: '/login', practices: tabsPractices, prepare: noteReady, open: openLogin },
  { name: 'carousels', view: '/', practices: carouselPractices, prepare: holdTime, open: openLanding },
] as const;

for (const language of languageCodes) {
  for (const { name, view, practices, prepare, open } of patterns) {
    test(`the ARIA practices of ${name}, in ${language}`, { tag: '@proof:rulers' }, async ({ page, services }) => {
      test.setTimeout(120_000);
      await prepare(page);
      const findings: Finding[] = [];
      for (const practice of practices) {
        await open(page, services.site + localPath(view, language));
        if (!(await practice.holds(page))) findings.push(asFinding(practice));
      }
      const seen: Seen[] = [{ kind: 'page', view, language, answers: { practices: findings } }];
      keepSeen(`practices ${name} ${language}`, seen);
      expect(unlisted(seen, exceptions)).toEqual([]);
    });
  }
}

const asFinding = ({ rule, source }: Practice): Finding => ({ rule, where: source, says: 'does not hold' });

/** Has the page note that its card works. */
async function noteReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('acct-ready', () => document.documentElement.setAttribute('data-card-ready', ''));
  });
}

async function openLogin(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('[data-card-ready]')).toBeAttached();
}

/** With motion, and time in the test's hand. */
async function holdTime(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** With the first slide's time begun. */
async function openLanding(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('[data-next]').scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.locator('[data-awake]')).toBeAttached({ timeout: 500 });
  }).toPass();
}
