import { createHash } from 'node:crypto';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { builtSettings } from './built-pages.ts';

const visitors = [
  [
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Desktop',
    'Download for Windows',
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 11; SM-A107F) AppleWebKit/537.36 Chrome/140.0 Mobile',
    'Mobile',
    'Get it for Android',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mobile',
    'Get it for iPhone',
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    'Web',
    'Open the web app',
  ],
] as const;

for (const [device, userAgent, suggested, link] of visitors) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test(`/downloads suggests ${suggested} and shows all other downloads`, async ({ page, services }) => {
      await page.goto(`${services.site}/downloads`);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(3);
      for (const title of ['Desktop', 'Mobile', 'Web']) {
        const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(card.getByText('Fits this device')).toBeVisible({ visible: title === suggested });
        await expect(card.getByRole('link').first()).toBeVisible();
      }
      // Only the button for the visitor's device has the primary style.
      await expect(cards.locator('.button-primary')).toHaveCount(1);
      await expect(cards.locator('.button-primary')).toHaveAccessibleName(new RegExp(`^${link}`));
    });
  });
}

test('on a phone, /downloads shows the phone’s download first, and each download opens its requirements', async ({
  page,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${services.site}/downloads`);
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('heading', { level: 2 })).toHaveText('Mobile');
  await expect(cards.first().getByRole('link', { name: 'Get it for Android' })).toBeInViewport({ ratio: 1 });
  for (const [index, need] of ['100MB storage', '4GB RAM', 'Chrome 80+'].entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(need)).toBeHidden();
    await card.getByRole('heading', { name: 'System requirements' }).click();
    await expect(card.getByText(need)).toBeVisible();
  }
});

test('the installer comes from the site itself and has the checksum that /downloads displays', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/downloads`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for Windows' }).click(),
  ]);
  expect(download.url()).toBe(`${services.site}${builtSettings.VITE_INSTALLER_PATH}`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  await page.getByText('SHA-256 checksum of the installer').click();
  await expect(page.getByText(createHash('sha256').update(Buffer.concat(chunks)).digest('hex'))).toBeVisible();
});
