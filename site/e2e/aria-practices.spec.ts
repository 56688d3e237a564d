import type { Locator, Page } from '@playwright/test';
import { languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';

// Tests the ARIA Authoring Practices in every language. slideshow.spec.ts tests the slideshow's timing.
const tag = '@proof:rare';

for (const language of languageCodes) {
  test(`the card's tabs follow the ARIA practices, in ${language}`, { tag }, async ({ page, services }) => {
    await openLogin(page, services.site + pathInLanguage('/login', language));
    const list = page.getByRole('tablist', { name: /\S/ });
    const [first, second] = [list.getByRole('tab').first(), list.getByRole('tab').last()];
    const panel = page.getByRole('tabpanel');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(list.getByRole('tab')).toHaveCount(2);

    // https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboard_interaction
    for (const [from, key, to, other] of [
      [first, 'ArrowRight', second, first],
      [second, 'ArrowRight', first, second],
      [first, 'ArrowLeft', second, first],
      [second, 'ArrowLeft', first, second],
      [second, 'Home', first, second],
      [first, 'End', second, first],
    ] as const) {
      await from.click();
      await page.keyboard.press(key);
      await expect(to).toBeFocused();
      await expect(to).toHaveAttribute('aria-selected', 'true');
      await expect(other).toHaveAttribute('aria-selected', 'false');
      await expect(panel).toHaveId((await to.getAttribute('aria-controls')) ?? 'none');
      await expect(panel).toHaveAttribute('aria-labelledby', (await to.getAttribute('id')) ?? 'none');
    }
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(second).toBeFocused();
    await page.evaluate(() => {
      const taken: string[] = [];
      Object.assign(window, { taken });
      addEventListener('keydown', ({ defaultPrevented, key }) => defaultPrevented && taken.push(key));
    });
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([]);
    await expect(second).toBeFocused();
  });

  // https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#roles_states_properties
  test(`the slideshow follows the ARIA practices for a carousel, in ${language}`, { tag }, async ({
    page,
    services,
  }) => {
    await page.goto(services.site + pathInLanguage('/', language));
    await page.locator('[data-next]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-awake]')).toBeAttached();
    const carousel = page.getByRole('region', { name: /\S/ }).and(page.locator('[data-island="slideshow"]'));
    const word = await expectDescribed(carousel, language === sourceLanguage ? /^carousel$/ : /\S/);
    const label = page.locator(`[id="${await carousel.getAttribute('aria-labelledby')}"]`);
    await expect(label).toBeVisible();
    await expect(label).not.toContainText(new RegExp(word, 'i'));

    const slides = await carousel.locator('[data-slides] > [role=group]').all();
    const pickers = carousel.getByRole('group', { name: /\S/ }).locator('button[data-dot]');
    await expect(pickers).toHaveCount(slides.length);
    for (const slide of slides) {
      const slideWord = await expectDescribed(slide, language === sourceLanguage ? /^slide$/ : /\S/);
      const title = slide.locator(`[id="${await slide.getAttribute('aria-labelledby')}"]`);
      await expect(title).toHaveText(/\S/);
      await expect(title).not.toContainText(new RegExp(slideWord, 'i'));
    }

    const rotation = carousel.locator('button[data-rotation]');
    await expect(carousel.locator('a[href], button, input, [tabindex="0"]').first()).toHaveText(await textOf(rotation));
    await expect(rotation).not.toHaveAttribute('aria-pressed');
    const before = await textOf(rotation);
    for (const name of ['rotation', 'previous', 'next']) {
      const control = carousel.locator(`button[data-${name}]`);
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(control).toBeFocused();
    }
    await expect(rotation).not.toHaveText(before);
  });
}

async function openLogin(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('acct-ready', () => document.documentElement.setAttribute('data-card-ready', ''));
  });
  await page.goto(address);
  await expect(page.locator('[data-card-ready]')).toBeAttached();
}

/** Expects the element's aria-roledescription to match `word`, and returns the attribute's value. */
async function expectDescribed(element: Locator, word: RegExp): Promise<string> {
  await expect(element).toHaveAttribute('aria-roledescription', word);
  return (await element.getAttribute('aria-roledescription')) ?? '';
}

const textOf = (element: Locator): Promise<string> => element.innerText();
