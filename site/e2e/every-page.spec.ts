import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/e2e/test.ts';
import { languageCodes } from '../../widget/languages/languages.ts';
import { watchPage } from './page-watch.ts';
import { notFoundLine, pathsIn } from './places.ts';

const widths = [360, 1280] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** On /login the card's own form is what the visitor waits for. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  if (url.endsWith('/login')) await expect(page.getByRole('textbox').first()).toBeVisible();
}

for (const language of languageCodes) {
  const paths = language === 'en' ? [...pathsIn('en'), '/no-such-page'] : pathsIn(language);
  for (const width of widths) {
    test.describe(`pages in ${language}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });
      // Sixteen pages in each test: a browser context for every one would take far longer.
      test.setTimeout(90_000);

      test('are accessible, keep their place, stay in their policy and within the screen', async ({
        page,
        services,
        allowConsole,
      }) => {
        allowConsole(notFoundLine);
        const watched = await watchPage(page);
        for (const path of paths) {
          await open(page, services.site + path);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
          // Before axe, which moves things itself to see what they cover.
          expect(await watched(), path).toEqual({ layoutShift: 0, violations: [] });
          const { violations } = await axe(page).withTags(wcag).analyze();
          expect(summary(violations), path).toEqual([]);
        }
      });

      test('keep their contrast at night', async ({ page, services, allowConsole }) => {
        allowConsole(notFoundLine);
        await page.emulateMedia({ colorScheme: 'dark' });
        for (const path of paths) {
          await open(page, services.site + path);
          const { violations } = await axe(page).withRules(['color-contrast']).analyze();
          expect(summary(violations), path).toEqual([]);
        }
      });
    });
  }
}

/** Legacy mode looks at this page alone and opens no second one: the pages have no frames. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
const summary = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
