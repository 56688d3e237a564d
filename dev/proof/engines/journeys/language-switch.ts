import { catalogues } from '../../../../site/content/catalogues.ts';
import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { messages as hi } from '../../../../widget/languages/hi/messages.ts';
import { cardField } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { expectSame } from './session-steps.ts';

/** The switch keeps the page, in both directions; the card on /login speaks the language of its page, and says so in it. */
export const languageSwitch: Journey = {
  scripts: true,
  async go({ page, services: { httpsSite } }) {
    const language = 'return document.documentElement.lang';
    await page.open(`${httpsSite}/pricing`);
    await page.click({ role: 'link', name: catalogues.hi.common.readInThisLanguage });
    await page.waitForAddress(`${httpsSite}/hi/pricing`);
    expectSame('language of the page', await page.evaluate(language), 'hi');
    await page.click({ role: 'link', name: catalogues.hi.common.footer.createAccount });
    await page.waitForAddress(`${httpsSite}/hi/login`);
    await page.type(cardField('name', hi), 'आशा पाटिल');
    await page.click({ role: 'button', name: hi.createAccount });
    await page.waitForText(hi.problems.required);
    await page.click({ role: 'link', name: catalogues.en.common.readInThisLanguage });
    await page.waitForAddress(`${httpsSite}/login`);
    expectSame('language of the page', await page.evaluate(language), 'en');
    await page.see({ role: 'button', name: en.createAccount });
    await page.back();
    await page.waitForAddress(`${httpsSite}/hi/login`);
    await page.see({ role: 'button', name: hi.createAccount });
  },
};
