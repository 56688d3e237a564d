import type { Locator, Page } from '@playwright/test';
import type { Practice } from './practice.ts';

const keyboard = 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboard_interaction';
const roles = 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#roles_states_properties';

const list = (page: Page): Locator => page.getByRole('tablist');
const tab = (page: Page, index: number): Locator => list(page).getByRole('tab').nth(index);
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => (node.getRootNode() as ShadowRoot | Document).activeElement === node);
const isSelected = async (element: Locator): Promise<boolean> =>
  (await element.getAttribute('aria-selected')) === 'true';

/** With the focus on one tab, whether a key brings it to another and shows that one's panel. */
async function leads(page: Page, from: number, key: string, to: number): Promise<boolean> {
  await tab(page, from).click();
  await page.keyboard.press(key);
  return (await hasFocus(tab(page, to))) && (await isSelected(tab(page, to)));
}

/** What the pattern asks of horizontal tabs without menus that cannot be closed; asked of a page with one list of two. */
export const tabsPractices: readonly Practice[] = [
  {
    rule: 'Every tab is contained in the element with role tablist.',
    source: roles,
    holds: async (page) => {
      const within = await list(page).getByRole('tab').count();
      return (await list(page).count()) === 1 && within === 2 && (await page.getByRole('tab').count()) === within;
    },
  },
  {
    rule: 'The tablist has a label.',
    source: roles,
    holds: async (page) => (await page.getByRole('tablist', { name: /\S/ }).count()) === 1,
  },
  {
    rule: 'Each tab has aria-controls referring to its tabpanel.',
    source: roles,
    holds: (page) =>
      list(page)
        .getByRole('tab')
        .evaluateAll((tabs) =>
          tabs.every((each) => {
            const id = each.getAttribute('aria-controls') ?? '';
            return (each.getRootNode() as ShadowRoot).getElementById(id)?.getAttribute('role') === 'tabpanel';
          }),
        ),
  },
  {
    rule: 'The active tab has aria-selected true, all other tabs have it false.',
    source: roles,
    holds: async (page) => {
      const states = () =>
        list(page)
          .getByRole('tab')
          .evaluateAll((tabs) => tabs.map((each) => each.ariaSelected));
      const before = await states();
      await tab(page, 1).click();
      return `${before} ${await states()}` === 'true,false false,true';
    },
  },
  {
    rule: 'The tabpanel has aria-labelledby referring to its tab.',
    source: roles,
    holds: async (page) => {
      for (const index of [0, 1]) {
        await tab(page, index).click();
        const panel = page.getByRole('tabpanel');
        if ((await panel.getAttribute('aria-labelledby')) !== (await tab(page, index).getAttribute('id'))) return false;
      }
      return true;
    },
  },
  {
    rule: 'Tab: when focus moves into the tab list, it is on the active tab.',
    source: keyboard,
    holds: async (page) => {
      await tab(page, 1).click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      return hasFocus(tab(page, 1));
    },
  },
  {
    rule: 'Tab: from the tab list, focus moves on outside of it, into the panel.',
    source: keyboard,
    holds: async (page) => {
      await tab(page, 0).click();
      await page.keyboard.press('Tab');
      return page.getByRole('tabpanel').evaluate((panel) => panel.matches(':focus-within'));
    },
  },
  {
    rule: 'Right Arrow: focus on the next tab, from the last on the first, which shows its panel.',
    source: keyboard,
    holds: async (page) => (await leads(page, 0, 'ArrowRight', 1)) && (await leads(page, 1, 'ArrowRight', 0)),
  },
  {
    rule: 'Left Arrow: focus on the previous tab, from the first on the last, which shows its panel.',
    source: keyboard,
    holds: async (page) => (await leads(page, 1, 'ArrowLeft', 0)) && (await leads(page, 0, 'ArrowLeft', 1)),
  },
  {
    rule: 'Home and End: focus on the first and on the last tab.',
    source: keyboard,
    holds: async (page) => (await leads(page, 1, 'Home', 0)) && (await leads(page, 0, 'End', 1)),
  },
  {
    rule: 'A horizontal list leaves Down Arrow and Up Arrow to the browser.',
    source: keyboard,
    holds: async (page) => {
      await tab(page, 0).focus();
      const taken = await page.evaluateHandle(() => {
        const keys: string[] = [];
        addEventListener('keydown', (event) => event.defaultPrevented && keys.push(event.key));
        return keys;
      });
      for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
      return (await taken.jsonValue()).length === 0 && (await isSelected(tab(page, 0))) && hasFocus(tab(page, 0));
    },
  },
  {
    rule: 'The first element of a panel that has content is focusable, or labels one that is.',
    source: keyboard,
    holds: (page) =>
      page.getByRole('tabpanel').evaluate((panel) => {
        const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
        const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const element = text.parentElement;
          if (!element || !text.textContent?.trim() || element.getClientRects().length === 0) continue;
          return element.closest(focusable) !== null || element.closest('label')?.control !== null;
        }
        return panel.matches(focusable);
      }),
  },
];
