import type { Page } from '@playwright/test';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { type ToolPath, toolPaths } from '../base/paths.ts';
import { catalogues } from '../content/catalogues.ts';
import { delayScript, exampleShop } from './bill-fixture.ts';

const text = catalogues.en;
const control = 'main :is(a, button, input, select, textarea, summary)';
const tool = (page: Page) => page.locator('[data-bill], [data-debts]');

const values: Readonly<Record<string, string>> = {
  sellerName: exampleShop.name,
  sellerGstin: exampleShop.gstin,
  sellerUpi: exampleShop.upi,
  buyerName: exampleShop.buyer,
  buyerGstin: exampleShop.buyerGstin,
  number: exampleShop.number,
  date: '2026-11-22',
};

/** Fills in every field, also hidden ones. Resolves to the typed texts, which occur nowhere else on the site. */
async function typeIntoEveryField(page: Page): Promise<readonly string[]> {
  // Loads the tool before typing, because the tool fills in some fields itself: it takes the state from the GSTIN.
  await tool(page).getByRole('textbox').first().focus();
  await expect(page.locator('[data-awake]')).toBeAttached();
  await tool(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
  const fields = await tool(page)
    .locator('input, textarea, select')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ id, name, type, inputMode }) => ({ id, name, type, inputMode })),
    );
  const typed: string[] = [];
  for (const [index, { id, name, type, inputMode }] of fields.entries()) {
    const field = page.locator(`[id="${id}"]`);
    // A value in an earlier field may have hidden or disabled this field.
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    if (type === 'select-one') await field.selectOption({ index: 1 });
    else if (type === 'checkbox') await field.check();
    else {
      const plain = inputMode === 'decimal' ? `${71 + index}.25` : `Typed${index}`;
      const value = values[name] ?? (type === 'textarea' ? 'Iqbal Motors, 05/11/2026, 7,654' : plain);
      await field.fill(value);
      typed.push(value);
    }
  }
  return typed;
}

/** The keys that each tool may store in its tab. */
const kept: Readonly<Record<ToolPath, readonly string[]>> = { '/gst-bill-maker': ['bill'], '/who-owes-me': ['debts'] };

for (const path of toolPaths) {
  test(`${path} sends no typed text, and requests nothing from other hosts`, async ({
    page,
    context,
    services,
    refusedHosts,
  }) => {
    const sent: string[] = [];
    const sockets: string[] = [];
    context.on('request', (request) =>
      sent.push([request.method(), request.url(), request.postData() ?? ''].join(' ')),
    );
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(services.site + path);
    const typed = await typeIntoEveryField(page);
    const more = path === '/gst-bill-maker' ? text.bill.addItem : /^Iqbal Motors/;
    await page.getByRole('button', { name: more }).first().click();
    await page.reload();
    expect(typed.length).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(3);
    for (const request of sent) {
      expect(request).toMatch(new RegExp(`^GET ${services.site}/[\\w./-]* $`));
      for (const each of typed) expect(decodeURIComponent(request)).not.toContain(each);
    }
    expect(sockets).toEqual([]);
    expect([...refusedHosts]).toEqual([]);
    const left = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage), document.cookie]);
    expect(left).toEqual([kept[path], [], '']);
    expect(page.url()).toBe(services.site + path);
  });

  test(`${path} keeps text that is typed before any script loads`, { tag: '@proof:rare' }, async ({
    page,
    services,
  }) => {
    const release = await delayScript(page, 'wake-at-touch');
    await page.goto(services.site + path, { waitUntil: 'commit' });
    const field = tool(page).getByRole('textbox').first();
    await field.fill('Iqbal Motors, 05/11/2026, 7,654');
    release();
    await expect(page.locator('[data-awake]')).toBeAttached();
    await expect(field).toHaveValue('Iqbal Motors, 05/11/2026, 7,654');
  });

  test(`${path} lets Tab reach every control in order`, { tag: '@proof:rare' }, async ({ page, services }) => {
    await page.goto(services.site + path);
    await page.getByRole('link', { name: text.common.skipToContent }).focus();
    await page.keyboard.press('Enter');
    const reached: number[] = [];
    for (let at = 0; at >= 0; ) {
      await page.keyboard.press('Tab');
      at = await page.locator(control).evaluateAll(focusedOf);
      // A date field has several tab stops, which count as one.
      if (at >= 0 && reached[reached.length - 1] !== at) reached.push(at);
    }
    await expect(page.locator('[data-awake]')).toBeAttached();
    const controls = await page
      .locator(control)
      .evaluateAll((all) => all.filter((each) => each.checkVisibility() && !each.matches(':disabled')).length);
    expect(reached).toEqual(Array.from({ length: controls }, (_, index) => index));
  });

  for (const language of languageCodes) {
    test(`${pathInLanguage(path, language)} fits 320 px, works with forced colours, and is accessible`, {
      tag: '@proof:rare',
    }, async ({ page, services }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(services.site + pathInLanguage(path, language));
      await typeIntoEveryField(page);
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) each.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const borders = await tool(page)
        .locator('input, select, textarea, .button')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomStyle));
      expect(borders.filter((style) => style === 'none')).toEqual([]);
      // axe ignores forced colours.
      await page.emulateMedia({ forcedColors: 'none' });
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}

/** Runs in the page. Returns the index of the focused control among the visible and enabled controls, or -1. */
function focusedOf(controls: readonly Element[]): number {
  return controls
    .filter((each) => each.checkVisibility() && !each.matches(':disabled'))
    .indexOf(document.activeElement as Element);
}
