import { catalogues } from '../../../../site/content/catalogues.ts';
import type { JourneyPage } from '../journey-page.ts';
import type { Journey } from './journey.ts';

const { bill } = catalogues.en;
const item = (position: number, label: string) =>
  ({ role: 'field', name: label, within: { role: 'group', name: bill.itemNumber(position) } }) as const;

const expectTotal = (page: JourneyPage, total: string): Promise<unknown> =>
  page.waitFor(total, "return document.querySelector('[data-bill] output').textContent === args[0]", total);

/** The sample becomes the visitor's bill at the first touch, counts with it, and is still there after a reload. */
export const billMaker: Journey = {
  scripts: true,
  async go({ page, services }) {
    await page.open(`${services.httpsSite}/`);
    await expectTotal(page, '₹20,580.00');
    await page.type(item(1, bill.columns.quantity), '5');
    await expectTotal(page, '₹22,523.00');
    await page.waitForText(bill.inWords(22_523));
    await page.click({ role: 'button', name: `+ ${bill.addItem}` });
    await page.type(item(4, bill.columns.name), 'Tea');
    await page.type(item(4, bill.columns.rate), '1,000');
    await expectTotal(page, '₹23,573.00');
    await page.type({ role: 'field', name: bill.fields.sellerName }, 'Asha Traders');
    await page.reload();
    await expectTotal(page, '₹23,573.00');
    await page.click({ role: 'link', name: bill.whole });
    await page.waitForAddress(`${services.httpsSite}/features#bill`);
    await expectTotal(page, '₹23,573.00');
  },
};
