import type { Page } from '@playwright/test';
import { expect, test } from '../../../dev/proof/browser/test.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { CardPage } from '../card-page.ts';
import { looksOfBothTabs } from './both-tabs.ts';
import { type HostilePage, hostilePages } from './hostile-pages.ts';
import { changedLooks } from './looks.ts';

const scripts = ['acct-auth-card.js', 'acct-auth-card.single.js'] as const;
const plain: HostilePage = { name: 'a plain page', css: '' };
const attributes = {
  'prefill-name': 'Asha Patil',
  'human-check': 'real',
  'terms-url': '/terms',
  'privacy-url': '/privacy',
};

async function open(
  page: Page,
  app: string,
  partner: string,
  { css, attributes: root = {} }: HostilePage,
  script: string,
) {
  const card = new CardPage(page);
  const set = `for (const [name, value] of ${JSON.stringify(Object.entries(root))}) document.documentElement.setAttribute(name, value)`;
  const body = `<script>${set}</script><style>${css}</style>`;
  await card.open(partner, { 'app-url': app, lang: 'en', theme: 'light', ...attributes }, { script, body });
  await card.ready();
  return card;
}

for (const script of scripts) {
  test.describe(script, { tag: script.includes('single') ? '@proof:rare' : [] }, () => {
    test('a text in English reads from left to right on a page from right to left, and is no text of that page’s colour', async ({
      page,
      services,
    }) => {
      const css =
        '* { color: #fff; -webkit-text-fill-color: #fff; direction: rtl; text-transform: uppercase; visibility: hidden }';
      const card = await open(
        page,
        services.app,
        services.partner,
        { name: '', css, attributes: { dir: 'rtl' } },
        script,
      );
      const hint = card.root.getByText(en.hints.newPassword);
      await expect(hint).toBeVisible();
      const [first, last] = await hint.evaluate(({ firstChild }) => {
        const range = document.createRange();
        return [0, (firstChild as Text).data.length - 1].map((at) => {
          range.setStart(firstChild as Text, at);
          range.setEnd(firstChild as Text, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(first).toBeLessThan(last ?? 0);
      const name = card.field('name');
      await expect(name).toHaveValue('Asha Patil');
      await expect(name).toHaveCSS('color', 'rgb(36, 26, 21)');
      await expect(name).toHaveCSS('-webkit-text-fill-color', 'rgb(36, 26, 21)');
      await expect(card.root.getByText(en.fields.company, { exact: true })).toHaveCSS('text-transform', 'none');
    });

    test('documented properties and parts change it, on the worst page as well', async ({ page, services }) => {
      const css = `* { all: unset !important; }
        acct-auth-card { --acct-ink: rgb(0, 0, 200); --acct-font-text: monospace; }
        acct-auth-card::part(label) { letter-spacing: 2px; }
        acct-auth-card::part(card) { font-size: 20px; max-width: 500px; }`;
      const card = await open(page, services.app, services.partner, { name: '', css }, script);
      const label = card.root.getByText(en.fields.company, { exact: true });
      await expect(label).toHaveCSS('color', 'rgb(0, 0, 200)');
      await expect(label).toHaveCSS('font-family', 'monospace');
      await expect(label).toHaveCSS('letter-spacing', '2px');
      await expect(card.field('company')).toHaveCSS('font-size', '20px');
      expect((await card.root.getByRole('dialog').boundingBox())?.width).toBe(500);
    });
  });
}

/** By script: what the eight are compared with, read once a worker. */
const onPlainPage = new Map<string, Awaited<ReturnType<typeof looksOfBothTabs>>>();

for (const hostile of await hostilePages()) {
  // The other pages are the long suite's, with every state of the card.
  const tag = hostile.name === 'white text' ? [] : '@proof:rare';
  test(`the single file on a page with ${hostile.name} looks as on a plain one`, { tag }, async ({
    page,
    services,
  }) => {
    const script = 'acct-auth-card.single.js';
    const on = async (where: HostilePage) =>
      looksOfBothTabs(await open(page, services.app, services.partner, where, script));
    const before = onPlainPage.get(script) ?? (await on(plain));
    onPlainPage.set(script, before);
    expect(Object.keys(before.refused ?? {}).length).toBeGreaterThan(50);
    const now = await on(hostile);
    for (const [state, looks] of Object.entries(before)) {
      expect(changedLooks(looks, now[state] ?? {}), state).toEqual([]);
    }
  });
}
