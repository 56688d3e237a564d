import type { Page } from '@playwright/test';
import { languageCodes, localPath } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { holdScript } from './bill-fixture.ts';

const { debts } = catalogues.en;
const box = (page: Page, text = debts) => page.getByLabel(text.label);
const result = (page: Page) => page.locator('[data-debts] [data-result]');

test.use({ timezoneId: 'Asia/Kolkata' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00+05:30'));

for (const language of languageCodes) {
  const text = catalogues[language].debts;

  test(`a list pasted with the keyboard alone becomes the picture, 320 px wide, in forced colours (${language})`, async ({
    page,
    context,
    services,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
    await page.goto(services.site + localPath('/who-owes-me', language));
    await expect(result(page)).toContainText('₹1,20,000');
    await page.evaluate(
      (list) => navigator.clipboard.writeText(list),
      [
        'Party\tBill No\tDate\tAmount',
        'Sharma Stores\t102\t05/11/2026\t12,500',
        'शर्मा स्टोर्स\t१०३\t१/१०/२०२६\t१,२०,०००.५०',
        'M/s SHARMA STORES\t91\t12 Sep 2026\t8,700',
        'Sharma Stores\t\t06/11/2026\t500 Cr',
        'Gupta\t104\t06/11/2026\t(300)',
        'Ram 5 Nov 1.2 cr',
        'Sharma\t105\t31/02/2026\t500',
        'Total\t\t\t1,41,200.50',
      ].join('\n'),
    );
    await box(page, text).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(result(page).getByText(text.sum('₹1,40,700.50', 5, 7), { exact: true })).toBeVisible();
    await expect(result(page)).toContainText(text.settled(text.settledParty('Gupta', '₹300')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(result(page).getByRole('row', { name: 'Sharma Stores ₹20,700' })).toBeVisible();
    await expect(result(page)).toContainText(text.ages.upTo30('₹12,500'));
    await expect(result(page)).toContainText(text.ages.over60('₹8,200'));
    await expect(result(page)).toContainText(text.ages.upTo60('₹1,20,000.50'));
    await expect(result(page).getByRole('row', { name: `${text.total} ₹1,40,700.50` })).toBeVisible();
    await expect(result(page)).toContainText(text.oldest(71, 'Sharma Stores', '₹8,200'));
    const unread = result(page).getByRole('listitem');
    await expect(unread).toHaveCount(2);
    await expect(unread.nth(0)).toContainText(`${text.lineNumber(7)} Ram 5 Nov 1.2 cr ${text.issues.croreOrCredit}`);
    await expect(unread.nth(1)).toContainText(`${text.lineNumber(8)} Sharma 105 31/02/2026 500 ${text.issues.badDate}`);
  });
}

test('a list makes its picture, is there after a reload until it is cleared, and its reminder is sent or copied', async ({
  page,
  context,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${services.site}/who-owes-me`);
  await test.step('the sample lines make the sample picture, and an empty box brings it back', async () => {
    await page.getByRole('button', { name: debts.trySample }).click();
    await expect(result(page).getByRole('row', { name: 'Total ₹1,20,000' })).toBeVisible();
    await expect(result(page)).toContainText(debts.oldest(75, 'Party A', '₹26,200'));
    await box(page).fill('');
    await expect(result(page)).toContainText(catalogues.en.samples.sample);
    await expect(result(page)).not.toContainText('Oldest');
    await box(page).fill('Iqbal, 05/11/2026, 7,654');
    await expect(result(page).getByRole('row', { name: 'Total ₹7,654' })).toBeVisible();
  });
  await test.step('a list is as it was after a reload, with what was said of two names, until it is cleared', async () => {
    await box(page).fill('Sharma Stores 5/11 500\nSharma Store 200\nGupta 90 jama\n---\nMeena 12/13 7');
    await expect(result(page).getByRole('row', { name: 'Sharma Stores ₹500' })).toBeVisible();
    await expect(result(page)).toContainText(debts.ages.undated('₹200'));
    await expect(result(page)).toContainText(debts.paid('₹90'));
    await expect(result(page)).toContainText(debts.passed(1));
    await expect(result(page)).toContainText(debts.alike('Sharma Stores', 'Sharma Store'));
    await result(page).getByRole('button', { name: debts.join }).click();
    await expect(result(page).getByRole('row', { name: 'Sharma Stores ₹700' })).toBeVisible();
    await page.reload();
    await expect(result(page).getByRole('row', { name: 'Sharma Stores ₹700' })).toBeVisible();
    await page.getByText(debts.table).first().click();
    const rows = [
      debts.tableHeads,
      ['Sharma Stores', '', '05/11/2026', 17, 500],
      ['Sharma Stores', '', '', '', 200],
      ['Gupta', '', '', '', -90],
      [debts.total, '', '', '', 610],
    ];
    const table = rows.map((row) => row.join('\t')).join('\n');
    await expect(page.getByRole('textbox', { name: debts.table })).toHaveValue(table);
    await page.getByRole('button', { name: debts.clear, exact: true }).click();
    await expect(box(page)).toBeFocused();
    await page.reload();
    await expect(box(page)).toHaveValue('');
    await expect(result(page)).toContainText(catalogues.en.samples.sample);
  });
  await test.step('a reminder is seen, sent or copied in either language', async () => {
    await page.goto(`${services.site}/gst-bill-maker`);
    await page.getByLabel(catalogues.en.bill.fields.sellerName, { exact: true }).fill('Asha Traders');
    await page.getByLabel(catalogues.en.bill.fields.sellerUpi, { exact: true }).fill('asha@upi');
    await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
    await page.goto(`${services.site}/who-owes-me`);
    await box(page).fill('Iqbal 9876543210, Bill No 104, 05/11/2026, 7,654\nAsha 05/11/2026 500 jama');
    await expect(page.getByText(debts.reminderFor('Asha'))).toHaveCount(0);
    await page.getByText(debts.reminderFor('Iqbal')).first().click();
    const bills = `• ${debts.billOf('104', '5 November 2026')}: ₹7,654`;
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: debts.copy, exact: true }).click();
    await expect(page.getByText(debts.copied)).toBeVisible();
    const english = debts.reminder('Iqbal', '₹7,654', bills, 'asha@upi', 'Asha Traders');
    expect(await copied()).toBe(english);
    await expect(page.getByRole('textbox', { name: debts.reminderFor('Iqbal') })).toHaveValue(english);
    const whatsApp = page.getByRole('link', { name: debts.whatsApp('+91 98765 43210') });
    const sent = async () => new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
    expect(await sent()).toBe(english);
    expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Iqbal/);
    await page.getByRole('button', { name: 'हिन्दी', exact: true }).click();
    await expect(page.getByRole('textbox', { name: debts.reminderFor('Iqbal') })).toHaveAttribute('lang', 'hi');
    await page.getByRole('button', { name: debts.copy, exact: true }).click();
    await expect(page.getByText(debts.copied)).toBeVisible();
    const { reminder, billOf } = catalogues.hi.debts;
    const hindiBills = `• ${billOf('104', '5 नवंबर 2026')}: ₹7,654`;
    const hindi = reminder('Iqbal', '₹7,654', hindiBills, 'asha@upi', 'Asha Traders');
    expect(await copied()).toBe(hindi);
    expect(await sent()).toBe(hindi);
  });
});

test('what is pasted before the script arrives is read when it does, and is copied by hand if the clipboard refuses', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const release = await holdScript(page, 'mount-debts');
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await expect(page.getByRole('status')).toHaveText(catalogues.en.tools.waking);
  release();
  await expect(result(page).getByRole('row', { name: 'Iqbal ₹7,654' })).toBeVisible();
  await test.step('where the clipboard refuses, the text is marked with what to press', async () => {
    await page.getByText(debts.reminderFor('Iqbal')).first().click();
    await page.getByRole('button', { name: debts.copy, exact: true }).click();
    await expect(page.getByText(debts.copyByHand)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      debts.reminder('Iqbal', '₹7,654', `• ${debts.billOf('', '5 November 2026')}: ₹7,654`, '', ''),
    );
  });
});
