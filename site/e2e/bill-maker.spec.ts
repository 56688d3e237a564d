import type { Locator, Page } from '@playwright/test';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { translatePage } from '../../dev/proof/browser/translate-page.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  delayScript,
  exampleShop,
  fillBillItem,
  fillBillItems,
  fillHeaderField,
  findBillForm,
  findBillTotal,
  findItemField,
  findTotalRow,
  groceryItems,
  hydrateBillMaker,
  openAllBillSteps,
  pressBillAction,
} from './bill-fixture.ts';
import { watchPage } from './page-watch.ts';

const { bill } = catalogues.en;
const field = (page: Page, text: typeof bill, name: keyof typeof bill.fields) =>
  page.getByLabel(text.fields[name], { exact: true });

const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
const printed = (page: Page) => page.locator('html[data-printed]');

for (const language of languageCodes) {
  const text = catalogues[language].bill;

  test(`the sample bill is labelled as a sample, and an empty form becomes the visitor’s bill (${language})`, async ({
    page,
    services,
  }) => {
    await stubPrint(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(services.site + pathInLanguage('/gst-bill-maker', language));
    await expect(findBillTotal(page)).toHaveText('₹0.00');
    await test.step('the sample is neither printed nor shared', async () => {
      const stamp = page.locator('[data-bill] .bill-out .sample-note');
      await expect(stamp).toHaveText(text.incomplete);
      await page.getByRole('button', { name: text.fillSample }).click();
      await expect(findBillTotal(page)).toHaveText('₹20,580.00');
      await expect(stamp).toHaveText(text.sample);
      for (const name of [text.print, text.share]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(field(page, text, 'sellerGstin')).toBeFocused();
      }
      await expect(page.getByText(text.sampleIsNoBill)).toBeVisible();
      await expect(page.getByLabel(text.shareLabel)).toBeHidden();
      await expect(printed(page)).not.toBeAttached();
      await page.reload();
      await expect(stamp).toHaveText(text.sample);
      await page.getByRole('button', { name: text.itemNumber(2), exact: true }).click();
      await expect(findItemField(page, text, 2, text.columns.name)).toBeFocused();
      await page.keyboard.type('Soap');
      for (const column of ['hsn', 'quantity', 'unit', 'rate', 'gst'] as const)
        await expect(findItemField(page, text, 2, text.columns[column])).toHaveValue('');
      await page.getByRole('button', { name: text.removeSample }).click();
      await expect(stamp).toHaveText(text.incomplete);
      await expect(findItemField(page, text, 1, text.columns.name)).toHaveValue('Soap');
      await expect(findBillTotal(page)).toHaveText('₹0.00');
      await page.getByRole('button', { name: text.print }).click();
      await expect(printed(page)).toBeAttached();
    });
    await pressBillAction(page, text, 'clear');
    await test.step('an empty form becomes the visitor’s bill', async () => {
      await expect(findBillTotal(page)).toHaveText('₹0.00');
      await fillBillItems(page, text);
      // While the shop's state is unknown, the GST of 5 per cent on 19,600 may be IGST, or CGST and SGST.
      await expect(findTotalRow(page, `${text.totalTax} 980.00`)).toBeVisible();
      await expect(findBillForm(page).getByText(text.unsplit.seller)).toBeVisible();
      await fillHeaderField(page, text, 'sellerGstin', exampleShop.gstin);
      await expect(findTotalRow(page, 'CGST 2.5% 490.00')).toBeVisible();
      await expect(findBillTotal(page)).toHaveText('₹20,580.00');
      await expect(page.locator('.bill-shown').getByText(text.inWords(20_580))).toBeVisible();
      await page.getByRole('button', { name: text.addItem }).click();
      await expect(findItemField(page, text, 4, text.columns.name)).toBeFocused();
      await fillBillItem(page, text, 4, { quantity: '1', rate: '1,000' });
      await expect(findBillForm(page).getByText(text.openItems(1))).toBeVisible();
      await expect(findBillTotal(page)).toHaveText('₹20,580.00');
      const choice = page.getByRole('group', { name: text.chooseGst(1, 4) });
      await choice.getByRole('button', { name: '18%' }).click();
      await expect(findBillTotal(page)).toHaveText('₹21,760.00');
      await expect(choice).toBeHidden();
      await expect(page.getByRole('button', { name: text.addItem })).toBeFocused();
    });
  });
}

for (const language of languageCodes) {
  const { bill: text, hero, samples, tools, trial } = catalogues[language];

  test(`on a phone, the first screen of the home page has heading, sign-up link and price, and the sample bill links to the bill maker (${language})`, async ({
    page,
    services,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(services.site + pathInLanguage('/', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: hero.primaryCtaText }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: trial.priceLine }).first()).toBeInViewport({ ratio: 1 });
    const sheet = page.locator('.sample-bill');
    await expect(sheet).toContainText(samples.sample);
    await expect(sheet).toContainText(text.inWords(20_580));
    await expect(page.locator('main :is(input, select, textarea)')).toHaveCount(0);
    await sheet.getByRole('link').click();
    await expect(page).toHaveURL(services.site + pathInLanguage('/gst-bill-maker', language));
    await page.goBack();
    await expect(sheet.getByRole('link', { name: tools.items['/gst-bill-maker'].open, exact: true })).toBeVisible();
  });
}

test('the bill maker answers the first touch at once and keeps what was typed and pressed before hydration', async ({
  page,
  services,
}) => {
  const release = await delayScript(page, 'mount-bill');
  await page.goto(`${services.site}/gst-bill-maker`);
  const waking = page.getByText(catalogues.en.tools.waking);
  await openAllBillSteps(page);
  await field(page, bill, 'sellerName').focus();
  await expect(waking).toBeVisible();
  await field(page, bill, 'sellerName').pressSequentially('Asha Traders');
  await field(page, bill, 'sellerAddress').fill('4 MG Road\nPune');
  await field(page, bill, 'buyerState').selectOption('29');
  await field(page, bill, 'sellerGstin').fill(exampleShop.gstin);
  await fillBillItem(page, bill, 1, { quantity: '7', rate: '1,320' });
  for (const _ of [2, 3]) await page.getByRole('button', { name: bill.addItem }).click();
  await expect(page.getByRole('group', { name: bill.itemNumber(2), exact: true })).toBeHidden();
  release();
  // After hydration, the page repeats each press that was made before hydration.
  await expect(findItemField(page, bill, 3, bill.columns.name)).toBeFocused();
  await expect(waking).toBeHidden();
  await expect(field(page, bill, 'sellerName')).toHaveValue('Asha Traders');
  await expect(field(page, bill, 'sellerAddress')).toHaveValue('4 MG Road\nPune');
  await expect(findItemField(page, bill, 1, bill.columns.quantity)).toHaveValue('7');
  await fillBillItem(page, bill, 1, { gst: '5' });
  // The IGST on 9,240 to Karnataka is 462.
  await expect(findTotalRow(page, 'IGST 5% 462.00')).toBeVisible();
  await expect(findBillTotal(page)).toHaveText('₹9,702.00');
});

for (const language of languageCodes) {
  test(`a bill that was translated before hydration works and keeps what was typed (${language})`, async ({
    page,
    services,
  }) => {
    const text = catalogues[language].bill;
    const release = await delayScript(page, 'mount-bill');
    await page.goto(services.site + pathInLanguage('/gst-bill-maker', language));
    const bill = page.locator('[data-bill]');
    const quantity = bill.locator('[name$=-quantity]').first();
    await fillHeaderField(page, text, 'sellerGstin', exampleShop.gstin);
    await fillBillItem(page, text, 1, { name: 'Ghee', quantity: '5', rate: '100' });
    await quantity.focus();
    await translatePage(page, 'ta');
    release();
    await expect(bill).toHaveAttribute('data-awake', '');
    await expect(quantity).toBeFocused();
    await bill.locator('.bill-gst-choice').getByRole('button', { name: '5%', exact: true }).click();
    await expect(bill.locator('output')).toHaveText('₹525.00');
    await expect(bill.locator('.bill-shown h2'), 'the page’s own language remains').toContainText(
      text.kinds.taxInvoice,
    );
    await quantity.fill('x');
    const issues = bill.locator('p.bill-issues, .bill-issues p');
    await expect(issues.first()).toBeVisible();
    await quantity.fill('4');
    await expect(issues).toHaveCount(0);
    await expect(bill.locator('output')).toHaveText('₹420.00');
    await bill.locator('.bill-item .bill-chip').first().click();
    await bill.locator('[name$=-gst]').first().fill('18');
    await expect(bill.locator('.bill-item').first()).toContainText('GST 18%');
    for (const count of [1, 0]) {
      await pressBillAction(page, text, 'newBill');
      await expect(bill.locator('.bill-begun a')).toHaveCount(count);
    }
    await expect(bill.locator('output')).toBeVisible();
  });
}

test('the page shows a message if the bill maker’s script does not load within ten seconds, and a later script still starts the bill maker', {
  tag: '@proof:rare',
}, async ({ page, services }) => {
  const release = await delayScript(page, 'mount-bill');
  await page.clock.install();
  await page.goto(`${services.site}/gst-bill-maker`);
  await openAllBillSteps(page);
  await field(page, bill, 'sellerName').fill('Asha Traders');
  const failureMessage = page.getByRole('alert').filter({ hasText: bill.failed });
  await page.clock.runFor(9000);
  await expect(failureMessage).toBeHidden();
  await page.clock.runFor(1000);
  await expect(failureMessage).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  await expect(field(page, bill, 'sellerName')).toHaveValue('Asha Traders');
  await expect(failureMessage).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const language of languageCodes) {
    const text = catalogues[language].bill;

    test(`the bill maker’s first screen has the first item, Share and Print, and a collapsed step shows its error (${language})`, async ({
      page,
      services,
    }) => {
      await page.goto(services.site + pathInLanguage('/gst-bill-maker', language));
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const isWithin = async (target: Locator, screens: number) => {
        const { y = Number.NaN, height = 0 } = (await target.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(740 * screens);
      };
      for (const label of [text.columns.name, text.columns.rate])
        await isWithin(findItemField(page, text, 1, label), 1);
      await isWithin(button(text.share), 1);
      await page.locator('.bill-menu summary').tap();
      await isWithin(button(text.print), 1);
      await hydrateBillMaker(page);
      // A touch outside the menu closes it: the menu that opened before React hydrated it, and one that opens after that.
      await page.locator('.bill-sum').tap();
      await expect(button(text.print)).toBeHidden();
      await page.locator('.bill-menu summary').tap();
      await expect(button(text.print)).toBeVisible();
      await page.locator('.bill-sum').tap();
      await expect(button(text.print)).toBeHidden();
      await fillHeaderField(page, text, 'sellerName', exampleShop.name);
      await fillHeaderField(page, text, 'buyerGstin', exampleShop.buyerGstin);
      await pressBillAction(page, text, 'newBill');
      await expect(findItemField(page, text, 1, text.columns.name)).toBeFocused();
      await page.locator('summary', { hasText: exampleShop.name }).tap();
      await expect(page.getByLabel(text.fields.sellerName)).toBeFocused();
      await page.locator('.bill-part-seller .bill-line').tap();
      await expect(page.getByLabel(text.fields.sellerName)).toBeHidden();
      // A collapsed step shows that one of its fields is invalid.
      const [line, gstin] = [page.locator('.bill-part-buyer .bill-line'), field(page, text, 'buyerGstin')];
      await fillHeaderField(page, text, 'buyerGstin', `${exampleShop.buyerGstin.slice(0, -1)}1`);
      await line.tap();
      await expect(line).toContainText(text.briefIssues.gstinCheck);
      await expect(page.locator('.bill-part-buyer')).toHaveCSS('border-left-width', '5px');
      await expect(page.locator('.bill-bar')).toContainText(text.beforeSending('GSTIN'));
      await button(text.share).tap();
      await expect(gstin).toBeFocused();
      await line.tap();
      await button(`${text.fields.buyerGstin}: ${text.issues.gstinCheck}`).tap();
      await expect(gstin).toBeFocused();
    });
  }

  test('a touch shows an item’s less frequent fields, and a touch on the name of a missing detail focuses the field of that detail', async ({
    page,
    services,
  }) => {
    await page.goto(`${services.site}/gst-bill-maker`);
    await hydrateBillMaker(page);
    await test.step('an item’s less frequent fields appear after a touch, or if one of them is invalid', async () => {
      const more = page
        .getByRole('group', { name: bill.itemNumber(1), exact: true })
        .getByRole('button', { name: bill.more.item });
      const [hsn, gst] = [
        findItemField(page, bill, 1, bill.columns.hsn),
        findItemField(page, bill, 1, bill.columns.gst),
      ];
      await fillBillItem(page, bill, 1, { quantity: '1', rate: '100' });
      await expect(hsn).toBeHidden();
      await more.tap();
      await hsn.fill('07');
      await gst.fill('x');
      await more.tap();
      await expect(gst).toHaveAccessibleDescription(bill.issues.notANumber);
      await gst.fill('28');
      await more.tap();
      await expect(hsn).toBeHidden();
      // Unusual values lead to warnings, but the bill can still be shared and printed.
      for (const warning of [bill.issues.hsnForm, bill.issues.rateUnusual])
        await expect(page.getByText(warning)).toBeVisible();
      await page.getByRole('button', { name: bill.share, exact: true }).tap();
      await expect(page.getByLabel(bill.shareLabel)).toBeVisible();
    });
    await pressBillAction(page, bill, 'clear');
    await test.step('a touch on the name of a missing detail focuses the field of that detail, even in a collapsed step', async () => {
      await fillHeaderField(page, bill, 'buyerGstin', exampleShop.buyerGstin);
      await fillHeaderField(page, bill, 'sellerGstin', exampleShop.gstin);
      await fillBillItems(page, bill, [groceryItems[0], { name: 'Flour', quantity: '6 bag', rate: '1,320' }]);
      for (const [name, target] of [
        [bill.missing.number, field(page, bill, 'number')],
        [bill.missing.buyerAddress, field(page, bill, 'buyerAddress')],
        [bill.missing.itemHsn, findItemField(page, bill, 2, bill.columns.hsn)],
        [bill.missing.itemGst, findItemField(page, bill, 2, bill.columns.gst)],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).tap();
        await expect(target).toBeFocused();
      }
    });
  });
});

test('items and a second bill can be entered by keyboard alone', { tag: '@proof:rare' }, async ({ page, services }) => {
  await stubPrint(page);
  await page.goto(`${services.site}/gst-bill-maker`);
  const reach = async (key: string, target: Locator) => {
    const isThere = () => target.evaluate((each) => each === document.activeElement);
    for (let time = 0; time === 0 || (time < 40 && !(await isThere())); time += 1) await page.keyboard.press(key);
    await expect(target).toBeFocused();
  };
  const button = (name: string) => page.getByRole('button', { name });
  const item = (position: number) => findItemField(page, bill, position, bill.columns.name);
  await item(1).focus();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  for (const text of ['Ghee', '2.5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(findItemField(page, bill, 1, bill.columns.rate)).toBeFocused();
  await page.keyboard.type('640');
  await expect(page.getByRole('group', { name: bill.itemNumber(1), exact: true })).toContainText('1,600.00');
  await reach('Enter', item(2));
  await reach('Tab', page.getByRole('group', { name: bill.itemNumber(2) }).getByRole('button', { expanded: false }));
  await page.keyboard.press('Enter');
  // After a removal the focus is on the next button that removes an item, or on "Add item".
  await reach('Tab', button(bill.removeItem(2)));
  await reach('Enter', button(bill.addItem));
  const openMenu = async () => {
    await reach('Tab', page.locator('.bill-menu summary'));
    await page.keyboard.press('Enter');
  };
  await openMenu();
  await reach('Tab', button(bill.newBill));
  await page.keyboard.press('Enter');
  const at = (column: 'quantity' | 'rate', position = 1) => findItemField(page, bill, position, bill.columns[column]);
  for (const [text, next] of [
    ['Tea', at('quantity')],
    ['2 kg', at('rate')],
    ['12.345', item(2)],
    ['', at('quantity', 2)],
    ['', at('rate', 2)],
    ['', at('rate', 2)],
  ] as const) {
    await page.keyboard.type(text);
    // An Enter that only confirms a word in an input method (IME) does not move the focus. Safari dispatches this Enter
    // after the word is confirmed.
    for (const end of [{ isComposing: true }, { keyCode: 229 }])
      await page.locator(':focus').dispatchEvent('keydown', { key: 'Enter', ...end });
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
  }
  await expect(item(3)).toBeHidden();
  await expect(at('quantity')).toHaveValue('2');
  await expect(findItemField(page, bill, 1, bill.columns.unit)).toHaveValue('KGS');
  await expect(page.getByRole('group', { name: bill.itemNumber(1), exact: true })).toContainText('24.69');
  await openMenu();
  await reach('Tab', button(bill.copyBill));
  await page.keyboard.press('Enter');
  await expect(item(1)).toBeFocused();
  await expect(item(1)).toHaveValue('Tea');
  await reach('Tab', button(bill.print));
  await page.keyboard.press('Enter');
  await expect(printed(page)).toBeAttached();
});

test('the bill form marks invalid entries, accepts pasted rows, and displays the message about the bill before the visitor sends the message', async ({
  page,
  context,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubPrint(page);
  await page.addInitScript(() => {
    const refusals = ['AbortError', 'NotAllowedError'];
    navigator.share = async () => {
      throw new DOMException('', refusals.shift());
    };
  });
  await page.goto(`${services.site}/gst-bill-maker`);
  await openAllBillSteps(page);
  await fillBillItems(page, bill);
  await test.step('an invalid entry is marked, is not in the total, and prevents printing', async () => {
    const rate = findItemField(page, bill, 1, bill.columns.rate);
    await rate.fill('-2000');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(rate).toHaveAccessibleDescription(bill.issues.negative);
    // The total leaves out the invalid item, so it is 12,200 plus 5 per cent GST.
    await expect(findBillTotal(page)).toHaveText('₹12,810.00');
    await expect(findBillForm(page).getByText(bill.unread(1))).toBeVisible();
    await page.getByRole('button', { name: bill.print }).click();
    await expect(rate).toBeFocused();
    await expect(page.getByText(bill.printIssues)).toBeVisible();
    await expect(printed(page)).not.toBeAttached();
    await rate.fill('99,99,99,999');
    await expect(rate).toHaveAccessibleDescription(bill.issues.totalTooLarge);
    await rate.fill('1850');
    await expect(rate).not.toHaveAttribute('aria-invalid');
    await findItemField(page, bill, 1, bill.columns.discount).fill('101');
    await expect(findItemField(page, bill, 1, bill.columns.discount)).toHaveAccessibleDescription(
      bill.issues.discountAboveAmount,
    );
    await findItemField(page, bill, 1, bill.columns.discountIn).selectOption('rupees');
    // The total is 19,499 plus 5 per cent GST.
    await expect(findBillTotal(page)).toHaveText('₹20,474.00');
    await page.getByRole('button', { name: bill.print }).click();
    await expect(printed(page)).toBeAttached();
    await findItemField(page, bill, 1, bill.columns.discount).fill('');
  });
  await test.step('a GSTIN is validated when its field is left, prevents printing but no sum, and sets the state', async () => {
    await page.locator('html').evaluate((html) => html.removeAttribute('data-printed'));
    const [sellerGstin, buyerGstin] = [field(page, bill, 'sellerGstin'), field(page, bill, 'buyerGstin')];
    const place = page.locator('[data-bill] .bill-supply');
    await sellerGstin.fill('29AAAAA');
    const beforeSending = page.locator('.bill-bar').getByText(bill.beforeSending('GSTIN'));
    await expect(sellerGstin).not.toHaveAttribute('aria-invalid');
    await expect(beforeSending).toBeHidden();
    await sellerGstin.blur();
    await expect(sellerGstin).toHaveAccessibleDescription(bill.issues.gstinLength);
    await expect(beforeSending).toBeVisible();
    await sellerGstin.fill(`${exampleShop.gstin.slice(0, -1)}1`);
    await expect(sellerGstin).toHaveAccessibleDescription(bill.issues.gstinCheck);
    // The first two digits of an invalid GSTIN set no state.
    await expect(field(page, bill, 'sellerState')).toHaveValue('');
    await expect(place).toContainText(bill.placeUnknown);
    await findItemField(page, bill, 1, bill.columns.quantity).fill('5');
    await expect(findTotalRow(page, `${bill.totalTax} 1,072.50`)).toBeVisible();
    await page.getByRole('button', { name: bill.print }).click();
    await expect(sellerGstin).toBeFocused();
    await expect(printed(page)).not.toBeAttached();
    await sellerGstin.fill(exampleShop.gstin);
    await expect(field(page, bill, 'sellerState')).toHaveValue('27');
    await expect(place).toContainText('Maharashtra (27)');
    await buyerGstin.fill(exampleShop.buyerGstin.toLowerCase());
    await expect(field(page, bill, 'buyerState')).toHaveValue('29');
    await expect(place).toContainText('Karnataka (29)');
    await buyerGstin.fill('');
    await expect(place).toContainText('Maharashtra (27)');
    await sellerGstin.fill('');
    await field(page, bill, 'sellerState').selectOption('27');
    await expect(findBillForm(page).getByText(bill.treatments.unregistered)).toBeVisible();
    await expect(findBillTotal(page)).toHaveText('₹21,450.00');
    await findItemField(page, bill, 1, bill.columns.quantity).fill('4');
  });
  await test.step('the message is displayed before it is sent, and only a press sends it', async () => {
    await field(page, bill, 'sellerGstin').fill(exampleShop.gstin);
    const rate = findItemField(page, bill, 1, bill.columns.rate);
    const share = page.getByRole('button', { name: bill.share, exact: true });
    await rate.fill('x');
    await share.click();
    await expect(rate).toBeFocused();
    await rate.fill('1850');
    await field(page, bill, 'sellerUpi').fill(exampleShop.upi);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await share.click();
    const message = page.getByLabel(bill.shareLabel);
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(
      /^Tax invoice \(Incomplete\)\n.*\n1\. .*\nTotal: ₹20,580\.00\nTo pay by UPI: asha@okbank$/s,
    );
    const send = page.getByRole('button', { name: bill.send });
    await send.click();
    await expect(send).toBeVisible();
    await send.click();
    const link = new URL((await page.getByRole('link', { name: bill.whatsApp('') }).getAttribute('href')) ?? '');
    expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', await message.inputValue()]);
    // The scripts of the PDF come from the site itself.
    expect(sent.filter((address) => !new RegExp(`^(?:blob:)?${services.site}/`).test(address))).toEqual([]);
  });
  await test.step('a field that gets the focus has its text selected, so that typing replaces it', async () => {
    await fillHeaderField(page, bill, 'sellerName', exampleShop.name);
    await fillHeaderField(page, bill, 'sellerAddress', exampleShop.address);
    const selected = (target: Locator) =>
      target.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
      );
    const fields = {
      [exampleShop.name]: field(page, bill, 'sellerName'),
      [exampleShop.gstin]: field(page, bill, 'sellerGstin'),
      [exampleShop.address]: field(page, bill, 'sellerAddress'),
      'Ghee 1 L': findItemField(page, bill, 1, bill.columns.name),
      1850: findItemField(page, bill, 1, bill.columns.rate),
    };
    for (const [text, target] of Object.entries(fields)) {
      await target.click();
      expect(await selected(target)).toBe(text);
      // A second press removes the selection and puts the cursor into the text.
      await target.click();
      expect(await selected(target)).toBe('');
      await field(page, bill, 'sellerUpi').focus();
      await target.focus();
      expect(await selected(target)).toBe(text);
    }
  });
  await test.step('rows of a spreadsheet become items, and a message counts the rows that do not fit', async () => {
    const paste = async (rows: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
      await findItemField(page, bill, 2, bill.columns.name).focus();
      await page.keyboard.press('ControlOrMeta+V');
    };
    await paste('Tea\t3\t120\nSugar\t10 kg\t45\nSalt\t1\t25\n');
    await expect(findItemField(page, bill, 4, bill.columns.name)).toHaveValue('Salt');
    // The total is 7,400 plus 5 per cent GST.
    await expect(findBillTotal(page)).toHaveText('₹7,770.00');
    await page
      .getByRole('group', { name: bill.chooseGst(3, 2) })
      .getByRole('button', { name: '5%', exact: true })
      .click();
    // Besides the first item, the total includes three items of 360, 450 and 25 rupees with their GST.
    await expect(findBillTotal(page)).toHaveText('₹8,647.00');
    await paste('Tea\t120\nSugar\t45');
    await expect(page.getByText(bill.pasteUnclear)).toBeVisible();
    await expect(findBillTotal(page)).toHaveText('₹8,647.00');
    await paste(Array(101).fill('Salt\t1\t25').join('\n'));
    await expect(page.getByText(bill.pasteLeft(2))).toBeVisible();
    await pressBillAction(page, bill, 'undo');
    await expect(findBillTotal(page)).toHaveText('₹8,647.00');
  });
});

test('a press on a part of the bill’s preview focuses the part’s field, on a wide and on a narrow screen', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  const paper = page.getByRole('region', { name: bill.asPrinted });
  await test.step('a wide screen shows the form and the paper', async () => {
    await hydrateBillMaker(page);
    // A bill without an item cannot be sent.
    await page.getByRole('button', { name: bill.share, exact: true }).click();
    await expect(findItemField(page, bill, 1, bill.columns.name)).toBeFocused();
    await expect(page.getByLabel(bill.shareLabel)).toBeHidden();
    await paper.getByText(bill.nameYourself).click();
    await expect(field(page, bill, 'sellerName')).toBeFocused();
    await page.keyboard.type(exampleShop.name);
    await expect(paper.getByRole('heading', { name: exampleShop.name })).toBeVisible();
    await fillHeaderField(page, bill, 'sellerGstin', `${exampleShop.gstin.slice(0, -1)}1`);
    await paper.locator('mark').click();
    await expect(field(page, bill, 'sellerGstin')).toBeFocused();
    await fillHeaderField(page, bill, 'sellerGstin', exampleShop.gstin);
    await fillBillItems(page, bill);
    await expect(page.getByRole('group', { name: bill.fields.paper }).getByRole('button')).toHaveText([
      bill.papers[''],
      bill.papers.plain,
      bill.papers[80],
    ]);
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await test.step('a narrow screen shows either the form or the paper', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(paper).toBeHidden();
    await page.getByRole('button', { name: bill.views.paper, exact: true }).click();
    await expect(findBillForm(page)).toBeHidden();
    await paper.getByText('7,920.00').click();
    await expect(findItemField(page, bill, 2, bill.columns.name)).toBeFocused();
    await expect(paper).toBeHidden();
  });
  await test.step('the bar never covers the focused field', async () => {
    const bar = await page.locator('.bill-bar').boundingBox();
    for (const position of [1, 2, 3]) {
      const rate = findItemField(page, bill, position, bill.columns.rate);
      await rate.focus();
      const { y = Number.NaN, height = 0 } = (await rate.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

for (const width of [360, 1280]) {
  test(`nothing on the bill maker’s page moves during hydration, and text of double size fits into the window (${width} px)`, async ({
    page,
    services,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const watched = await watchPage(page, () => page.goto(`${services.site}/hi/gst-bill-maker`));
    await hydrateBillMaker(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await watched()).layoutShift).toBe(0);
    await openAllBillSteps(page);
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '212.5%'));
    for (const view of ['write', 'paper'] as const) {
      const tab = page.getByRole('button', { name: catalogues.hi.bill.views[view], exact: true });
      if (await tab.isVisible()) await tab.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(width);
    }
  });
}

test('a press on a button of the bill maker succeeds although leaving a field shows a message that moves the button', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await openAllBillSteps(page);
  await page.setViewportSize({ width: 1280, height: 1200 });
  for (const [name, value, added] of [
    ['sellerGstin', '27AAA', 2],
    ['buyerAddress', '5 High St, London, UK', 3],
  ] as const) {
    await test.step(name, async () => {
      await field(page, bill, name).fill(value);
      await page.getByRole('button', { name: bill.addItem }).hover();
      await page.mouse.down();
      // Holds the mouse button for two frames. A message that appears before the release would move the page’s button.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.up();
      await expect(page.getByRole('group', { name: bill.itemNumber(added), exact: true })).toBeVisible();
      await expect(field(page, bill, name)).toHaveAccessibleDescription(/./);
    });
  }
});

test('for a customer from abroad, the bill form asks for the country and the place of supply', async ({
  page,
  services,
}) => {
  await stubPrint(page);
  await page.goto(`${services.site}/gst-bill-maker`);
  await openAllBillSteps(page);
  await fillBillItems(page, bill, [{ name: 'Silk scarf', hsn: '6214', quantity: '2 pcs', rate: '1,500', gst: '5' }]);
  await field(page, bill, 'sellerGstin').fill(exampleShop.gstin);
  const [address, country] = [field(page, bill, 'buyerAddress'), field(page, bill, 'buyerCountry')];
  const question = page.getByLabel(bill.whereHandedOver, { exact: true });
  const place = page.locator('[data-bill] .bill-supply');
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await address.fill('5 High St, London, UK');
  await expect(page.getByText(bill.issues.countryAsked)).not.toBeAttached();
  await address.blur();
  await expect(address).toHaveAccessibleDescription(bill.issues.countryAsked);
  await expect(place).toContainText(bill.placeUnknown);
  await choose(bill.countries.GB);
  await expect(country).toBeFocused();
  await expect(country).toHaveValue('United Kingdom');
  await expect(country).toHaveAttribute('autocomplete', 'country-name');
  await expect(field(page, bill, 'buyerState')).not.toBeAttached();
  await expect(question).toHaveValue('');
  await expect(findTotalRow(page, `${bill.totalTax} 150.00`)).toBeVisible();
  await choose(bill.inShopState('Maharashtra (27)'));
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(bill.issues.addressAbroad);
  await expect(place).toContainText('Maharashtra (27)');
  await expect(findTotalRow(page, 'CGST 2.5% 75.00')).toBeVisible();
  await expect(page.locator('.bill-paper')).toContainText('London United Kingdom Place of supply: Maharashtra (27)');
  await question.selectOption(bill.sentAbroad);
  await expect(question).toHaveAccessibleDescription(bill.issues.deliveredAbroad);
  await choose(bill.print);
  await expect(printed(page)).not.toBeAttached();
  await choose(bill.supplies.exportLut);
  await expect(field(page, bill, 'supply')).toBeFocused();
  await expect(place).toContainText('Outside India (96)');
  await expect(findBillTotal(page)).toHaveText('₹3,000.00');
  await choose(bill.print);
  await expect(printed(page)).toBeAttached();
});

test('a typed date is printed on the bill in a browser without date fields', async ({ page, services }) => {
  // This imitates Safari before 14.1 on a Mac, which has no date fields.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLInputElement.prototype, 'type', {
      get: () => 'text',
      set(this: HTMLInputElement, type: string) {
        this.setAttribute('type', type === 'date' ? 'text' : type);
      },
    }),
  );
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await openAllBillSteps(page);
  const date = field(page, bill, 'date');
  await date.evaluate((input) => input.setAttribute('type', 'text'));
  await date.fill('');
  await date.pressSequentially('25/11/2026');
  await expect(date).toHaveValue('25/11/2026');
  await expect(page.locator('.bill-paper').first()).toContainText('25 November 2026');
});
