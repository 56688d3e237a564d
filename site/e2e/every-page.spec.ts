import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { mainPaths, pagePaths, toolPaths } from '../base/paths.ts';
import { catalogues } from '../content/catalogues.ts';
import { computeBrotliSize } from './built-pages.ts';
import { noFaults, watchPage } from './page-watch.ts';
import { status404ConsoleLine } from './site-paths.ts';

const widths = [360, 1280] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const { islandScripts } = JSON.parse(readFileSync('budgets.json', 'utf8')).site as {
  islandScripts: Readonly<Record<string, number>>;
};

for (const [row, language] of languageCodes.entries()) {
  for (const [column, width] of widths.entries()) {
    for (const [index, plainPath] of [...pagePaths, '/no-such-page' as const].entries()) {
      if (plainPath === '/no-such-page' && language !== sourceLanguage) continue;
      // `npm test` runs the home page once in each language, at alternating widths, and every other main page with
      // scripts in a single language and width. The long suite runs every page in each language and width.
      const isMain = [...mainPaths, ...toolPaths].some((each) => each === plainPath);
      const runsScripts = plainPath === '/login' || plainPath in islandScripts;
      const isTaken =
        isMain && runsScripts && (row + column) % 2 === 0 && (index === 0 || index % languageCodes.length === row);
      const tag = isTaken ? [] : '@proof:rare';
      const path = plainPath === '/no-such-page' ? plainPath : pathInLanguage(plainPath, language);

      test.describe(`${path}, ${width} px wide`, { tag }, () => {
        test.use({ viewport: { width, height: 800 } });

        test('the page is accessible in both themes, has no layout shift, follows its policy and budget, and marks links to other sites', async ({
          page,
          services,
          allowConsole,
        }) => {
          allowConsole(status404ConsoleLine);
          const scripts: Promise<Buffer>[] = [];
          const note = (response: Response) => {
            if (response.request().resourceType() === 'script') scripts.push(response.body());
          };
          page.on('response', note);
          const watched = await watchPage(page, () => openPage(page, services.site + path));
          page.off('response', note);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          // Reads the layout shift before axe runs, because axe itself moves elements.
          expect(await watched()).toEqual(noFaults);
          if (plainPath !== '/login') expectWithin(await Promise.all(scripts), islandScripts[plainPath] ?? 0);
          expect(await linksThatHideTheirWay(page, catalogues[language].common.opensInNewTab)).toEqual([]);
          expect(await findAccessibilityViolations(page, { tags: wcag })).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          expect(await findAccessibilityViolations(page, { rules: ['color-contrast'] }), 'dark theme').toEqual([]);
        });
      });
    }
  }
}

/** A budget of 0 means that the page has no script. With any other budget, the page must have one. */
function expectWithin(scripts: readonly Buffer[], budget: number): void {
  const bytes = scripts.reduce((sum, script) => sum + computeBrotliSize(script), 0);
  expect(bytes, 'bytes of scripts').toBeLessThanOrEqual(budget);
  expect(bytes > 0, 'has a script').toBe(budget > 0);
}

/**
 * Returns the faulty links to other sites: they open no new tab, give that tab `window.opener`, or do not announce it.
 */
function linksThatHideTheirWay(page: Page, notice: string): Promise<readonly string[]> {
  return page.locator('main a[href^="http"], header a[href^="http"], footer a[href^="http"]').evaluateAll(
    (links, said) =>
      links
        .filter((link) => !link.closest('acct-auth-card'))
        .filter((link) => link.hasAttribute('target') || !link.getAttribute('href')?.includes('/login?start=trial'))
        .filter(
          (link) =>
            link.getAttribute('target') !== '_blank' ||
            link.getAttribute('rel') !== 'noopener' ||
            !(link.getAttribute('aria-label') ?? link.textContent)?.includes(said),
        )
        .map((link) => link.outerHTML),
    notice,
  );
}

/**
 * Opens a page and waits for the last part that may move the layout: the card's form, or a part that becomes
 * interactive.
 */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  if (url.endsWith('/login')) await expect(page.getByRole('textbox').first()).toBeVisible();
  const island = page.locator('[data-island]');
  if ((await island.count()) === 0) return;
  await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awake]')).toBeAttached();
}
