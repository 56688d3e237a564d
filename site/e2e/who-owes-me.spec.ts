import type { Page } from '@playwright/test';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { delayScript, fillHeaderField } from './bill-fixture.ts';

const { debts, debtsPage } = catalogues.en;
const box = (page: Page) => page.locator('#debts-lines');
const result = (page: Page) => page.locator('[data-debts] [data-result]');
const total = (page: Page) => result(page).locator('.debts-figure');
const party = (page: Page, name: string) =>
  result(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pastes a text by keyboard, as if it came from another program. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((list) => navigator.clipboard.writeText(list), text);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'combobox' | 'textbox' | 'link',
  name: string | RegExp,
): Promise<void> {
  const control = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

const messageOf = (href: string | null): string => new URL(href ?? '').searchParams.get('text') ?? '';

test.use({ timezoneId: 'Asia/Kolkata' });
test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime('2026-11-27T10:00:00+05:30');
});

const register = [
  'Party\tBill No\tDate\tAmount\tMemo',
  'Sharma Stores\t102\t05/11/2026\t12,500\t7',
  'शर्मा स्टोर्स\t१०३\t१/१०/२०२६\t१,२०,०००.५०\t8',
  'Sharma Stores\t91\t12 Sep 2026\t8,700\t9',
  'Sharma Stores\t\t06/11/2026\t500 Cr\t',
  'Gupta\t104\t06/11/2026\t(300)\t',
  'Total\t\t\t1,41,200.50\t',
].join('\n');

for (const language of languageCodes) {
  const text = catalogues[language].debts;

  test(`a visitor pastes a list, answers the question about it, corrects a line and sends a reminder by keyboard in a window of 320 px with forced colours (${language})`, async ({
    page,
    services,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
    await page.goto(services.site + pathInLanguage('/who-owes-me', language));
    await expect(result(page)).toContainText('₹1,20,000');
    await expect(page.getByLabel(catalogues[language].debtsPage.label)).toHaveId('debts-lines');
    await paste(page, register);
    await test.step('the question replaces the total, and there is no reminder', async () => {
      await expect(result(page).getByRole('region', { name: text.asked(1) })).toBeFocused();
      await expect(result(page).getByRole('group', { name: `${text.questionsOf.column} Memo` })).toBeVisible();
      await expect(total(page)).toHaveCount(0);
      await expect(result(page).getByRole('link')).toHaveCount(0);
      await expect(box(page)).toHaveAttribute('rows', '3');
    });
    await test.step('an answer shows the total and moves the focus to it', async () => {
      await tabTo(page, 'button', text.allRight);
      await page.keyboard.press('Enter');
      await expect(total(page)).toHaveText('₹1,40,700.50');
      await expect(result(page).getByRole('region', { name: text.total })).toBeFocused();
      await expect(page.locator('[aria-live="polite"]').first()).toContainText('₹1,40,700.50');
      await expect(result(page)).toContainText(text.settled(1));
      await expect(result(page)).toContainText(text.notCountedOf(1, text.reasons.sum));
    });
    await test.step('a line is corrected', async () => {
      await expect(result(page).locator('q')).toHaveCount(0);
      await tabTo(page, 'button', /^Sharma Stores/);
      await page.keyboard.press('Enter');
      await expect(party(page, 'Sharma Stores').locator('q')).toHaveCount(3);
      await tabTo(page, 'button', new RegExp(`^${text.change}: ₹12,500`));
      await page.keyboard.press('Enter');
      await tabTo(page, 'textbox', text.amount);
      await page.keyboard.type('much');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.entryIssues.noAmount)).toBeVisible();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('13,000');
      await page.keyboard.press('Enter');
      await expect(total(page)).toHaveText('₹1,41,200.50');
      await expect(party(page, 'Sharma Stores')).toContainText(text.corrected);
    });
    await test.step('its reminder is a WhatsApp link', async () => {
      await tabTo(page, 'link', `${text.remind} Sharma Stores, WhatsApp (${text.newTab})`);
      const message = messageOf(await page.locator(':focus').getAttribute('href'));
      expect(message).toContain('₹21,200');
      expect(message).toContain('₹8,200');
      expect(message).toContain('₹13,000');
    });
    for (const summary of await page.locator('[data-debts] summary').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // axe ignores forced colours.
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a chat, an ageing report and a notebook can be corrected by touch, and are stored until they are cleared', async ({
    page,
    services,
  }) => {
    await page.goto(`${services.site}/who-owes-me`);
    await test.step('a chat counts ages from its messages, without showing dates of bills', async () => {
      await box(page).tap();
      const chat = ['27/10/26, 9:05 pm - Raju: Anand 2500', '06/11/26, 9:06 pm - Raju: Bharat 800 baki'];
      await paste(page, chat.join('\n'));
      await expect(total(page)).toHaveText('₹3,300');
      await expect(result(page)).toContainText(debts.since('27 Oct', 31));
      await party(page, 'Anand').getByRole('button').tap();
      await expect(result(page)).toContainText(debts.writtenOn('27 Oct'));
      const link = party(page, 'Anand').getByRole('link', { name: debts.remind });
      expect(messageOf(await link.getAttribute('href'))).not.toContain('October');
    });
    await test.step('a line is corrected, removed and counted again', async () => {
      await party(page, 'Anand').getByRole('button', { name: debts.change }).tap();
      await page.getByLabel(debts.amount, { exact: true }).fill('2,600');
      await button(page, debts.save).tap();
      await expect(total(page)).toHaveText('₹3,400');
      await party(page, 'Anand').getByRole('button', { name: debts.change }).tap();
      await button(page, debts.remove).tap();
      await expect(total(page)).toHaveText('₹800');
      await page.getByText(debts.notCountedOf(1, debts.reasons.left)).tap();
      await page.getByRole('button', { name: debts.countIt }).tap();
      await expect(total(page)).toHaveText('₹3,300');
    });
    await test.step('an ageing report uses the ages of its columns', async () => {
      await button(page, debtsPage.clear).tap();
      await expect(box(page)).toBeFocused();
      const report = [
        'Particulars\tPending Amount\t( < 30 days )\t30 to 60 days\t60 to 90 days\t( > 90 days )',
        'Anand Stores\t9,500.00 Dr\t4,500.00 Dr\t3,000.00 Dr\t\t2,000.00 Dr',
        'Bharat Kirana\t1,200.00 Dr\t1,200.00 Dr\t\t\t',
        'Grand Total\t10,800.00 Dr\t\t\t\t',
      ];
      await paste(page, report.join('\n'));
      await expect(total(page)).toHaveText('₹10,700');
      await expect(result(page).locator('.debts-ages')).toContainText('₹5,700');
      await expect(result(page).locator('.debts-ages')).toContainText('₹3,000');
      await expect(result(page)).toContainText(debts.statedMore('₹10,800', '₹100'));
    });
    await test.step('the direction can be changed in the summary of the reading', async () => {
      await page.getByText(`${debts.directions.owedToMe} · ${debts.reading.table(6)}`).tap();
      await page.getByLabel(debts.reading.direction, { exact: true }).selectOption('owedByMe');
      await expect(result(page)).toContainText(debts.owedByMe);
      await expect(total(page)).toHaveCount(0);
    });
    await test.step('lines added by hand need no list, and are restored after a reload', async () => {
      await button(page, debtsPage.clear).tap();
      await expect(result(page)).toContainText(catalogues.en.samples.sample);
      await button(page, debts.addLine).tap();
      const rows = [
        ['Asha', '1,250'],
        ['Bharat', '300'],
        ['Asha ji', '50'],
      ] as const;
      for (const [name, amount] of rows) {
        await expect(page.getByLabel(debts.party, { exact: true })).toBeFocused();
        await page.keyboard.type(name);
        await page.getByLabel(debts.amount, { exact: true }).fill(amount);
        await button(page, debts.add).tap();
      }
      await expect(total(page)).toHaveText('₹1,600');
      await button(page, debts.join).tap();
      await page.reload();
      await expect(party(page, 'Asha')).toContainText('₹1,300');
      await button(page, debtsPage.clear).tap();
      await page.reload();
      await expect(result(page)).toContainText(catalogues.en.samples.sample);
    });
  });
});

test('the sample lines add up to ₹1,20,000, and a reminder in either language contains the shop’s UPI id', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await fillHeaderField(page, catalogues.en.bill, 'sellerName', 'Asha Traders');
  await fillHeaderField(page, catalogues.en.bill, 'sellerUpi', 'asha@upi');
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  await page.goto(`${services.site}/who-owes-me`);
  await button(page, debtsPage.trySample).click();
  await expect(total(page)).toHaveText('₹1,20,000');
  await paste(page, 'Iqbal 9876543210, Bill No 104, 05/11/2026, 7,654\nAsha 05/11/2026 500 jama\nGupta 90');
  await test.step('the table for the accountant has each bill, and negative advances', async () => {
    await page.getByText(debts.table).click();
    const rows = [
      debts.tableHeads,
      ['Iqbal', '104', '05/11/2026', 22, 7654],
      ['Gupta', '', '', '', 90],
      ['Asha', '', '', '', -500],
      [debts.total, '', '', '', 7244],
    ];
    const table = rows.map((row) => row.join('\t')).join('\n');
    await expect(page.getByRole('textbox', { name: debts.table })).toHaveValue(table);
    await page.getByText(debts.table).click();
  });
  const reminderBox = page.getByRole('textbox', { name: `${debts.reminderHeading}: Iqbal` });
  await party(page, 'Iqbal').getByRole('heading').getByRole('button').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const bills = `• ${debts.billOf('104', '5 November 2026')}: ₹7,654`;
  const english = debts.reminder('Iqbal', '₹7,654', bills, 'asha@upi', 'Asha Traders');
  await button(page, debts.copy).click();
  await expect(page.getByText(debts.copied)).toBeVisible();
  expect(await copied()).toBe(english);
  await expect(reminderBox).toHaveValue(english);
  const whatsApp = page.getByRole('link', { name: debts.whatsApp('+91 98765 43210') });
  const remind = party(page, 'Iqbal').getByRole('link', { name: debts.remind });
  for (const link of [whatsApp, remind]) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Iqbal/);
    expect(messageOf(await link.getAttribute('href'))).toBe(english);
  }
  await button(page, 'हिन्दी').click();
  await expect(reminderBox).toHaveAttribute('lang', 'hi');
  await button(page, debts.copy).click();
  await expect(page.getByText(debts.copied)).toBeVisible();
  const { reminder, billOf } = catalogues.hi.debts;
  const hindiBills = `• ${billOf('104', '5 नवंबर 2026')}: ₹7,654`;
  const hindi = reminder('Iqbal', '₹7,654', hindiBills, 'asha@upi', 'Asha Traders');
  expect(await copied()).toBe(hindi);
  expect(messageOf(await whatsApp.getAttribute('href'))).toBe(hindi);
});

test('a list is read even if it was pasted before the script loads, and a reminder can be copied without clipboard access', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const release = await delayScript(page, 'mount-debts');
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await expect(page.getByRole('status')).toHaveText(catalogues.en.tools.waking);
  release();
  await expect(party(page, 'Iqbal')).toContainText('₹7,654');
  await test.step('without a clipboard the text is selected, with the keys to press', async () => {
    await party(page, 'Iqbal').getByRole('heading').getByRole('button').click();
    await button(page, debts.copy).click();
    await expect(page.getByText(debts.copyByHand)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      debts.reminder('Iqbal', '₹7,654', `• ${debts.billOf('', '5 November 2026')}: ₹7,654`, '', ''),
    );
  });
});

test('if the script that reads lists fails to load, the list stays in its text box, and is read after a retry', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED .*read-debt-list/);
  const isReader = /read-debt-list/;
  await page.route(isReader, (route) => route.abort());
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).focus();
  await expect(page.locator('[data-debts][data-awake]')).toBeAttached();
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await expect(result(page).getByRole('alert')).toContainText(debts.notLoaded);
  await expect(box(page)).toHaveValue('Iqbal, 05/11/2026, 7,654');
  await page.unroute(isReader);
  await button(page, debts.tryAgain).click();
  await expect(party(page, 'Iqbal')).toContainText('₹7,654');
});
