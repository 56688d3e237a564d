import { languageCodes, pathInLanguage } from '../../../../account/languages.ts';
import { rememberedShopKey } from '../../../../site/base/entered-fields.ts';
import { pagePaths } from '../../../../site/base/paths.ts';
import { catalogues } from '../../../../site/content/catalogues.ts';
import { slideIds } from '../../../../site/content/facts/slides.ts';
import { allPaths } from '../../../../site/e2e/site-paths.ts';
import { createTestGstin } from '../../../../site/tools/bill/tax/testing/create-test-draft.ts';
import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { messages as hi } from '../../../../widget/languages/hi/messages.ts';
import { expect } from '../../browser/test.ts';
import type { VisitorPage } from '../visitor-page.ts';
import { cardFieldQuery, type Journey } from './account-journeys.ts';

const { bill, debts, debtsPage, slides, tools } = catalogues.en;

/**
 * Checks that the language switch stays on the page in both directions, and that the card on /login has its page's
 * language, also after Back.
 */
const languageSwitch: Journey = {
  async run({ page, services: { httpsSite } }) {
    const toLanguage = (code: 'en' | 'hi') =>
      page.click({ role: 'link', name: catalogues[code].common.readInThisLanguage });
    await page.open(`${httpsSite}/pricing`);
    await toLanguage('hi');
    await page.waitForAddress(`${httpsSite}/hi/pricing`);
    await page.click({ role: 'link', name: catalogues.hi.common.footer.createAccount });
    await page.waitForAddress(`${httpsSite}/hi/login`);
    await page.type(cardFieldQuery('name', hi), 'आशा पाटिल');
    await page.click({ role: 'button', name: hi.createAccount });
    await page.seeText(hi.problems.required);
    await toLanguage('en');
    await page.waitForAddress(`${httpsSite}/login`);
    await page.see({ role: 'button', name: en.createAccount });
    await page.evaluate('setTimeout(() => history.back())');
    await page.waitForAddress(`${httpsSite}/hi/login`);
    await page.see({ role: 'button', name: hi.createAccount });
  },
};

/** Waits until this slide's dot is marked as current, and no other slide is visible. */
const seeSlide = (page: VisitorPage, index: number): Promise<void> => {
  const stands = `
    const dots = [...document.querySelectorAll('[data-dot]')].map((dot) => dot.getAttribute('aria-current') === 'true');
    const list = document.querySelector('[data-slides]');
    const shown = list.getBoundingClientRect();
    const inside = [...list.children].map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left < shown.right - 40 && right > shown.left + 40;
    });
    return [dots, inside].every((each) => each.every((on, at) => on === (at === args[0])));`;
  return page.until(`slide ${index + 1}`, () => page.evaluate(stands, index));
};

/**
 * Checks that the arrows of the slides wrap in both directions, that each dot shows its slide, that Pause stops the
 * slides, and that Play shows the next slide after a while.
 */
const slideshow: Journey = {
  async run({ page, services }) {
    const { controls, items } = slides;
    const dotOfFourth = controls.dot(4, slideIds.length, items[slideIds[3]].title);
    await page.open(`${services.httpsSite}/`);
    await page.evaluate("document.querySelector('[data-slides]').scrollIntoView({ block: 'center' })");
    for (const [name, shown] of [
      [controls.pause, 0],
      [controls.previous, slideIds.length - 1],
      [controls.next, 0],
      [controls.next, 1],
      [dotOfFourth, 3],
      [controls.play, 4],
    ] as const) {
      await page.click({ role: 'button', name });
      await seeSlide(page, shown);
    }
  },
};

/**
 * Returns the data that remains after the tab is closed, and the page's requests except those for the site's own static
 * files.
 */
const traces = `
  const databases = indexedDB.databases ? await indexedDB.databases() : [];
  const asked = performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, ''));
  return [Object.keys(localStorage), databases.length, document.cookie, asked.filter((name) => !/^\\/assets\\/[^?]+$/.test(name))]`;

/**
 * Checks that an empty form becomes the visitor's bill at the first touch, that the bill survives a reload, and that
 * the debts tool shows who owes money. The page sends nothing before the visitor presses "Share". Until the visitor
 * presses "Remember", no data remains after the tab is closed.
 */
const billMaker: Journey = {
  async run({ page, services }) {
    const item = (position: number, name: string) =>
      ({ role: 'field', name, within: { role: 'group', name: bill.itemNumber(position) } }) as const;
    const total = "return document.querySelector('[data-bill] output').textContent === args[0]";
    const unfold = (parts: string) =>
      page.evaluate(`for (const each of document.querySelectorAll('${parts}')) each.open = true`);
    const seeTotal = (text: string) => page.until(text, () => page.evaluate(total, text));
    await page.open(`${services.httpsSite}/`);
    await page.click({ role: 'link', name: tools.items['/gst-bill-maker'].open });
    await page.waitForAddress(`${services.httpsSite}/gst-bill-maker`);
    await seeTotal('₹0.00');
    await page.type(item(1, bill.columns.name), 'Tea');
    await page.type(item(1, bill.columns.quantity), '5 kg');
    await page.type(item(1, bill.columns.rate), '1,000');
    await page.click({ role: 'button', name: '18%' });
    await seeTotal('₹5,900.00');
    await page.open(`${services.httpsSite}/gst-bill-maker`);
    await seeTotal('₹5,900.00');
    const before = await page.evaluate<readonly unknown[]>(traces);
    expect(before.slice(0, 3)).toEqual([[], 0, '']);
    await unfold('.bill-part');
    await page.type({ role: 'field', name: bill.fields.sellerName }, 'Asha Traders');
    await page.type({ role: 'field', name: bill.fields.sellerGstin }, createTestGstin('27'));
    await page.type({ role: 'field', name: bill.fields.number }, '0142');
    await page.seeText(bill.inWords(5900));
    await page.click({ role: 'button', name: bill.share });
    await page.see({ role: 'field', name: bill.shareLabel });
    expect(await page.evaluate(traces)).toEqual(before);
    await page.click({ role: 'button', name: bill.remember });
    await page.see({ role: 'button', name: bill.remembered });
    expect(await page.evaluate(traces)).toEqual([[rememberedShopKey], ...before.slice(1)]);
    const tab = await page.openTab();
    await tab.open(`${services.httpsSite}/gst-bill-maker`);
    await tab.seeText(bill.lastHere('0142'));
    await page.click({ role: 'button', name: bill.forget });
    await tab.until('no shop in the other tab', () =>
      tab.evaluate("return document.querySelector('[name=sellerName]').value === '' && localStorage.length === 0"),
    );
    await unfold('.bill-menu');
    await page.click({ role: 'button', name: bill.newBill });
    await page.seeText(bill.oneBill);
    await page.type(item(1, bill.columns.quantity), '1');
    await page.type(item(1, bill.columns.rate), '200');
    await page.click({ role: 'button', name: '5%' });
    // The bill has no GSTIN, because an earlier step has made the page forget the shop.
    await page.seeText(bill.unsplit.seller);
    await page.open(`${services.httpsSite}/who-owes-me`);
    await page.type({ role: 'field', name: debtsPage.label }, 'Sharma Stores 05/11/2025 12,500 Dr');
    await page.seeText(debts.from(1, 1));
    await page.seeText(debts.remind);
  },
};

/**
 * Checks that every page in every language starts its scripts, and reports no error and no violation of its content
 * policy.
 */
const everyPage: Journey = {
  // Allows the error status of a missing page, and the violations of the content policy that this journey's last steps
  // cause.
  allows: /no-such-page|outside\.example|TrustedHTML|require-trusted-types-for/,
  async run({ page, services, errors }) {
    const awake = `
      const [island, card] = ['[data-island]', 'acct-auth-card'].map((selector) => document.querySelector(selector));
      if (island) island.scrollIntoView();
      return (!island || !!document.querySelector('[data-awake]')) && (!card || !!card.shadowRoot.querySelector('input'));`;
    for (const path of allPaths) {
      await page.open(services.httpsSite + path);
      await page.until(`${path} awake`, () => page.evaluate(awake));
    }
    const writing = `
      try { document.createElement('p').innerHTML = '<b>planted</b>'; } catch { return false; }
      return 'trustedTypes' in window;`;
    expect(await page.evaluate(writing), 'a script may write markup where Trusted Types are known').toBe(false);
    if (!errors) return;
    await page.evaluate("new Image().src = 'https://outside.example/picture.png'");
    await page.until('a report of the breach', async () =>
      errors.some((line) => /Content.Security.Policy/.test(line) && line.includes('outside.example')),
    );
  },
};

/**
 * Checks without scripts that every page shows its heading and its navigation, and that /login leads to the
 * application's own sign-in.
 */
const withoutScripts: Journey = {
  scripts: false,
  async run({ page, services: { httpsSite, httpsApp } }) {
    for (const [index, path] of pagePaths.entries()) {
      const language = languageCodes[index % languageCodes.length] ?? 'en';
      const { common, login } = catalogues[language];
      await page.open(httpsSite + pathInLanguage(path, language));
      for (const label of Object.values(common.nav)) await page.seeText(label);
      expect(await page.evaluate("return document.querySelector('h1').getClientRects().length")).toBe(1);
      if (path === '/login') {
        await page.see({ role: 'link', name: login.fallbackLink });
        const leads = 'return [...document.links].some(({ href }) => href === args[0])';
        const inOwnLanguage = language === 'en' ? '' : `?lang=${language}`;
        expect(await page.evaluate(leads, `${httpsApp}/login${inOwnLanguage}`)).toBe(true);
      }
    }
    await page.open(`${httpsSite}/`);
    for (const id of slideIds) await page.see({ role: 'heading', name: slides.items[id].title });
    // In Chromium 80 no stylesheet can detect that scripts are off, so the slides are side by side and scroll.
    const shown = `const { length } = document.querySelector('[data-next]').getClientRects();
      return length > 0 && matchMedia('(scripting: none)').matches`;
    expect(await page.evaluate(shown), 'arrows that would do nothing').toBe(false);
  },
};

/** The journeys through the site, by name. */
export const siteJourneys: Readonly<Record<string, Journey>> = {
  'the language switch keeps the page': languageSwitch,
  'the slideshow follows its arrows, dots, Pause and Play': slideshow,
  'the bill maker sends and stores nothing unasked': billMaker,
  'every page starts its scripts and reports no error': everyPage,
  'every page shows heading and navigation without scripts': withoutScripts,
};
