import type { Page } from '@playwright/test';
import { servePage } from '../../../dev/proof/browser/served-pages.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { CardPage, eventRecorderScript } from '../card-page.ts';
import { expect, test } from '../card-test.ts';
import { type CardAppearance, describeAppearanceChanges, readCardAppearance } from './appearance.ts';
import { createModernPage, type HostilePage, hostilePages } from './hostile-pages.ts';

const proof = { tag: '@proof:hostile' };

type Services = { readonly partner: string; readonly app: string };

async function open(page: Page, { partner, app }: Services, html: HostilePage['html']): Promise<CardPage> {
  const attributes = `app-url="${app}" lang="en" theme="light" prefill-name="Asha Patil" human-check="real" terms-url="/terms" privacy-url="/privacy"`;
  const body = html({
    script: `<script type="module" src="${partner}/widget/v1/acct-auth-card.js"></script>`,
    card: `<acct-auth-card ${attributes}></acct-auth-card>`,
  });
  await page.addInitScript(eventRecorderScript);
  await page.goto(await servePage(partner, body));
  const card = new CardPage(page);
  await card.ready();
  return card;
}

/** Reads the appearance of Sign Up with an error at every field, then of Sign In with a phone number. */
async function appearanceOfBothTabs(card: CardPage): Promise<Readonly<Record<string, CardAppearance>>> {
  const look = () => card.root.evaluate(readCardAppearance);
  await card.field('email').fill('asha@');
  await expect(card.checkbox).toBeVisible();
  await card.createAccount();
  await expect(card.status).toHaveText(en.completeHumanCheck);
  const refused = await look();
  await card.tab(en.tabs.signin).click();
  await card.field('identifier').fill('98765 43210');
  await expect(card.field('password')).toHaveCount(0);
  return { refused, byPhone: await look() };
}

for (const { name, html, daily } of hostilePages) {
  test(
    `a card on a page with ${name} looks as on a plain page, and signs up by mouse and keyboard`,
    daily ? {} : proof,
    async ({ page, context, services, visitor, backend }) => {
      test.setTimeout(60_000);
      const card = await open(page, services, html);
      const looks = await appearanceOfBothTabs(card);
      // The page decides the card's width, which must at least fit the human check.
      const width = await card.root.getByRole('dialog').evaluate((root) => root.getBoundingClientRect().width);
      expect(width).toBeGreaterThanOrEqual(160);
      const plain = await context.newPage();
      const sameRoom = createModernPage({ around: (tag) => `<div style="width:${width}px">${tag}</div>` });
      const others = await appearanceOfBothTabs(await open(plain, services, sameRoom));
      await plain.close();
      for (const [state, before] of Object.entries(others)) {
        expect(Object.keys(before).length).toBeGreaterThan(30);
        expect(describeAppearanceChanges(before, looks[state] ?? {}), state).toEqual([]);
      }

      await card.tab(en.tabs.signup).click();
      const texts = { company: 'Chai Co', email: visitor.email, newPassword: visitor.password };
      for (const [field, text] of Object.entries(texts)) {
        await card.field(field as keyof typeof texts).click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
      }
      await card.solveCheck();
      await card.field('newPassword').press('Enter');
      await page.waitForURL(`${services.app}/`);
      const uid = await backend.uidOf(visitor.email);
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: 'Asha Patil' });
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai Co' });
    },
  );
}

for (const script of ['acct-auth-card.js', 'acct-auth-card.single.js']) {
  test(
    `documented properties and parts style a card from ${script}, even on a page that resets all styles`,
    script.includes('single') ? proof : {},
    async ({ card }) => {
      const body = `<style>* { all: unset !important; } script, style { display: none !important; }
      acct-auth-card { --acct-text: rgb(0, 0, 200); --acct-font-text: monospace; }
      acct-auth-card::part(label) { letter-spacing: 2px; }
      acct-auth-card::part(card) { font-size: 20px; max-width: 500px; }</style>`;
      await card.show({}, { script, body });
      const label = card.root.getByText(en.fields.company, { exact: true });
      await expect(label).toHaveCSS('color', 'rgb(0, 0, 200)');
      await expect(label).toHaveCSS('font-family', 'monospace');
      await expect(label).toHaveCSS('letter-spacing', '2px');
      await expect(card.field('company')).toHaveCSS('font-size', '20px');
      expect((await card.root.getByRole('dialog').boundingBox())?.width).toBe(500);
    },
  );
}

test('a dark card ignores inherited custom properties, and uses an older property unless its replacement is set', async ({
  card,
}) => {
  const submit = card.root.locator('[part~=submit-button]');
  const row = card.root.locator('[part~=field]').first();
  const shows = async (rules: string): Promise<void> => {
    const inherited = ':root { --acct-surface: rgb(0, 200, 0); --acct-primary: rgb(0, 200, 0); }';
    await card.show({ theme: 'dark' }, { body: `<style>${inherited} acct-auth-card { ${rules} }</style>` });
  };
  const dialog = card.root.getByRole('dialog');

  await shows('');
  await expect(submit).toHaveCSS('background-color', 'rgb(194, 65, 52)');
  await expect(card.root.locator('[part~=cloth]')).toHaveCSS('background-color', 'rgb(100, 21, 15)');
  await expect(row).toHaveCSS('background-color', 'rgb(26, 20, 17)');
  await expect(card.root.locator('[part~=human-check] button')).toHaveCSS('background-color', 'rgb(31, 24, 20)');
  await expect(dialog).toHaveCSS('background-color', 'rgb(42, 33, 28)');
  await expect(dialog).toHaveCSS('border-top-color', 'rgb(84, 68, 58)');

  await shows('--acct-accent-strong: rgb(11, 61, 145); --acct-surface: rgb(1, 2, 3); --acct-divider: rgb(4, 5, 6);');
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 61, 145)');
  await expect(row).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(dialog).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');

  await shows('--acct-accent-strong: rgb(11, 61, 145); --acct-primary: rgb(7, 8, 9); --acct-well: rgb(9, 8, 7);');
  await expect(submit).toHaveCSS('background-color', 'rgb(7, 8, 9)');
  await expect(row).toHaveCSS('background-color', 'rgb(9, 8, 7)');
});
