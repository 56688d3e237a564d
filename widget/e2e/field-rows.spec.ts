import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';

test.describe('the fields in rows', () => {
  test('a tap anywhere in a row focuses its field, and the whole row has the focus ring', async ({ card, page }) => {
    await card.show();
    for (const name of ['name', 'email', 'newPassword'] as const) {
      const field = card.field(name);
      const row = card.root.locator('[part=field]', { has: page.getByLabel(en.fields[name], { exact: true }) });
      const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
      for (const [x, y] of [
        [8, 4],
        [width / 2, height / 4],
        [width / 2, height - 8],
      ] as const) {
        await card.root.evaluate((host) => (host.shadowRoot?.activeElement as HTMLElement | null)?.blur());
        await row.click({ position: { x, y } });
        await expect(field, `${name} at ${x}, ${y}`).toBeFocused();
        await expect(row).toHaveCSS('outline-style', 'solid');
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const email = card.root.locator('[part=field]').nth(2);
    await expect(email).toHaveCSS('outline-style', 'none');
    await card.field('email').focus();
    await expect(email).toHaveCSS('outline-style', 'solid');
    await expect(email).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: null });
  });

  test('two fields share a line only in a wide card, and a page can style their parts', async ({ card, page }) => {
    const style = `<style>
      #wide::part(card) { max-width: 34em }
      #wide::part(field) { margin-bottom: 30px }
      #wide::part(input) { padding: 20px; border: 2px solid rgb(1, 2, 3) }
    </style>`;
    await card.show({}, { body: style });
    await page.setViewportSize({ width: 1280, height: 900 });
    const top = async (name: 'name' | 'company' | 'email' | 'phone') =>
      (await card.field(name).boundingBox())?.y ?? Number.NaN;
    expect(await top('company')).toBeGreaterThan(await top('name'));
    await card.root.evaluate((host) => {
      host.id = 'wide';
    });
    await expect.poll(() => top('company')).toBe(await top('name'));
    await card.createAccount();
    await expect(card.root.getByText(en.problems.required)).toHaveCount(4);
    expect(await top('phone'), 'beside a field with its problem').toBe(await top('email'));
    await expect(card.field('name')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
    const label = await card.root.getByText(en.fields.name, { exact: true }).boundingBox();
    const input = await card.field('name').boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual((input?.y ?? 0) + 0.5);
  });
});
