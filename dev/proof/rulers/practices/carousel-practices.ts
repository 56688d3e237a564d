import type { Locator, Page } from '@playwright/test';
import type { Practice } from './practice.ts';

const about = 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#about';
const keyboard = 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#keyboard_interaction';
const roles = 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#roles_states_properties';

/** Milliseconds of a slide, and some more. */
const longerThanASlide = 6000;

const carousel = (page: Page): Locator => page.locator('[data-island="slideshow"]');
const rotation = (page: Page): Locator => carousel(page).locator('[data-rotation]');
const controls = (page: Page): Locator => carousel(page).locator('[data-rotation], [data-previous], [data-next]');
const slides = (page: Page): Locator => carousel(page).locator('[data-slides] > *');
const pickers = (page: Page): Locator => carousel(page).locator('[data-dot]');
const shown = (page: Page): Promise<number> =>
  pickers(page).evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));
const namesOf = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((nodes) =>
    nodes.map((node) => {
      const by = document.getElementById(node.getAttribute('aria-labelledby') ?? '');
      return (by?.textContent ?? node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
    }),
  );

/** Whether the slide stays, with time in the test's hand. */
async function stands(page: Page): Promise<boolean> {
  const before = await shown(page);
  await page.clock.runFor(longerThanASlide);
  return (await shown(page)) === before;
}

/** What the pattern asks of a grouped carousel that rotates by itself; asked of the landing page, its clock in the test's hand. */
export const carouselPractices: readonly Practice[] = [
  {
    rule: 'There are buttons for the previous and the next slide, and one that stops and restarts the rotation.',
    source: about,
    holds: async (page) => {
      const tags = await controls(page).evaluateAll((nodes) => nodes.map(({ localName }) => localName));
      return tags.join() === 'button,button,button';
    },
  },
  {
    rule: 'The container has role region or group and aria-roledescription carousel.',
    source: roles,
    holds: async (page) => {
      const region = page.getByRole('region', { name: /\S/ }).and(carousel(page));
      const role = await carousel(page).getAttribute('aria-roledescription');
      const isEnglish = (await page.locator('html').getAttribute('lang'))?.startsWith('en');
      return (await region.count()) === 1 && (isEnglish ? role === 'carousel' : Boolean(role?.trim()));
    },
  },
  {
    rule: 'Its label is the visible one, by aria-labelledby, without the word carousel.',
    source: roles,
    holds: async (page) => {
      const id = await carousel(page).getAttribute('aria-labelledby');
      const label = page.locator(`[id="${id}"]`);
      const role = (await carousel(page).getAttribute('aria-roledescription')) ?? '';
      return (await label.isVisible()) && !(await label.innerText()).toLowerCase().includes(role.toLowerCase());
    },
  },
  {
    rule: 'The label of the rotation control changes with what it will do, and it has no aria-pressed.',
    source: roles,
    holds: async (page) => {
      const before = await rotation(page).innerText();
      await rotation(page).click();
      const after = await rotation(page).innerText();
      return before !== after && after !== '' && (await rotation(page).getAttribute('aria-pressed')) === null;
    },
  },
  {
    rule: 'Each slide has role group with aria-roledescription slide.',
    source: roles,
    holds: async (page) => {
      const described = await slides(page).evaluateAll((nodes) =>
        nodes.every(
          (node) => node.getAttribute('role') === 'group' && node.getAttribute('aria-roledescription')?.trim(),
        ),
      );
      return described && (await slides(page).count()) === (await pickers(page).count());
    },
  },
  {
    rule: 'Each slide is named by its visible label, by aria-labelledby, without the word slide.',
    source: roles,
    holds: (page) =>
      slides(page).evaluateAll((nodes) =>
        nodes.every((node) => {
          const label = document.getElementById(node.getAttribute('aria-labelledby') ?? '');
          const word = node.getAttribute('aria-roledescription')?.toLowerCase() ?? '';
          return label !== null && node.contains(label) && !label.textContent?.toLowerCase().includes(word);
        }),
      ),
  },
  {
    rule: 'The picker controls are native buttons in a group with a label.',
    source: roles,
    holds: async (page) => {
      const group = carousel(page)
        .getByRole('group', { name: /\S/ })
        .filter({ has: page.locator('[data-dot]') });
      const buttons = await group.locator('button[data-dot]').count();
      return (await group.count()) === 1 && buttons === (await pickers(page).count());
    },
  },
  {
    rule: 'The name of each picker button matches the name of its slide.',
    source: roles,
    holds: async (page) => `${await namesOf(pickers(page))}` === `${await namesOf(slides(page))}`,
  },
  {
    rule: 'The picker button of the slide that shows has aria-disabled true.',
    source: roles,
    holds: async (page) =>
      (await pickers(page)
        .nth(await shown(page))
        .getAttribute('aria-disabled')) === 'true',
  },
  {
    rule: 'The rotation control is the first element in the Tab sequence inside the carousel.',
    source: keyboard,
    holds: (page) =>
      carousel(page).evaluate((node) => {
        const stops = [...node.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
        return stops.find(({ tabIndex }) => tabIndex >= 0)?.matches('[data-rotation]') ?? false;
      }),
  },
  {
    rule: 'Activating the rotation control, next and previous does not move focus.',
    source: keyboard,
    holds: async (page) => {
      for (const control of await controls(page).all()) {
        await control.focus();
        await page.keyboard.press('Enter');
        if (!(await control.evaluate((node) => node === document.activeElement))) return false;
      }
      return true;
    },
  },
  {
    rule: 'It rotates by itself, which the rules on rotation are about.',
    source: about,
    holds: async (page) => !(await stands(page)),
  },
  {
    rule: 'It stops rotating when keyboard focus enters the carousel.',
    source: keyboard,
    holds: async (page) => {
      await enterByKey(page);
      return stands(page);
    },
  },
  {
    rule: 'It does not resume, once keyboard focus was in it, unless the rotation control is activated.',
    source: keyboard,
    holds: async (page) => {
      await enterByKey(page);
      await page.keyboard.press('Shift+Tab');
      return stands(page);
    },
  },
  {
    rule: 'It stops rotating while the mouse is over its slides.',
    source: about,
    holds: async (page) => {
      await slides(page).first().hover();
      return stands(page);
    },
  },
  {
    rule: 'It stops rotating while the mouse is over its controls.',
    source: about,
    holds: async (page) => {
      await carousel(page).locator('[data-next]').hover();
      return stands(page);
    },
  },
];

/** The Tab key, pressed on what stands before the carousel. */
async function enterByKey(page: Page): Promise<void> {
  await rotation(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}
