import type { Page } from '@playwright/test';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { pagePaths } from '../base/paths.ts';

/** WCAG 2.2 (1.4.12) requires that a page works if a visitor sets this text spacing. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

const forms = [
  { name: 'with wide text spacing, 320 px wide', width: 320, change: setSpacing },
  { name: 'with text at 200 %, 360 px wide', width: 360, change: doubleText },
  { name: 'with text at 200 %, 1280 px wide', width: 1280, change: doubleText },
] as const;

for (const [row, language] of languageCodes.entries()) {
  for (const [column, { name, width, change }] of forms.entries()) {
    // `npm test` checks each language with only one way of enlarging the text. The long suite checks every way.
    const tag = row === column ? [] : '@proof:rare';
    test.describe(name, { tag }, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`no page in ${language} is wider than its window or cuts off a text`, async ({ page, services }) => {
        const all: Record<string, readonly string[]> = {};
        const restore = await change(page);
        for (const path of pagePaths) {
          await page.goto(services.site + pathInLanguage(path, language));
          if (path === '/login') await expect(page.getByRole('textbox').first()).toBeVisible();
          await restore.each(page);
          all[path] = await page.evaluate(findCutText);
        }
        await restore.end();
        expect(Object.fromEntries(Object.entries(all).filter(([, found]) => found.length > 0))).toEqual({});
      });
    });
  }
}

type Change = { readonly each: (page: Page) => Promise<void>; readonly end: () => Promise<void> };

/** Sets the spacing in the page and in the card. */
async function setSpacing(): Promise<Change> {
  const each = async (page: Page): Promise<void> => {
    await page.evaluate((css) => {
      // A page's security policy blocks an added `<style>`, but allows a stylesheet that a script constructs.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      for (const root of [document, document.querySelector('acct-auth-card')?.shadowRoot])
        root?.adoptedStyleSheets.push(sheet);
    }, spacing);
  };
  return { each, end: async () => undefined };
}

/** Doubles the browser's default text size. */
async function doubleText(page: Page): Promise<Change> {
  const session = await page.context().newCDPSession(page);
  const standard = 16;
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * standard, fixed: 26 } });
  return {
    each: async () => undefined,
    end: async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
      await session.detach();
    },
  };
}

/** Returns the elements that extend beyond the window, or that an element with hidden overflow cuts off. */
function findCutText(): readonly string[] {
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.localName}${element.className ? `.${String(element.className).trim().replace(/\s+/g, '.')}` : ''}: ${(element.textContent ?? '').trim().slice(0, 40)}`;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility() && !element.closest('[aria-hidden=true], svg');
  const walk = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (!isSeen(element)) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      const isForReaders = element.clientWidth <= 1 || clipPath !== 'none';
      // A drawing may extend beyond its element, and the text of a field can be scrolled.
      const isFree = element.localName === 'input' || element.firstElementChild?.localName === 'svg';
      if (hides && isCut && !isForReaders && !isFree && element.localName !== 'html' && element.localName !== 'body')
        found.push(`cut off: ${nameOf(element)}`);
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { left, right, width } = element.getBoundingClientRect();
      const scrolls = element.closest('[tabindex="0"], pre, table') !== null;
      if (hasText && width > 1 && !scrolls && !isForReaders && (right > clientWidth + 1 || left < -1))
        found.push(`out of the window: ${nameOf(element)}`);
    }
  };
  walk(document);
  return found;
}
