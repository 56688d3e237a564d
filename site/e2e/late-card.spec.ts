import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';

const { login } = catalogues.hi;

// The tests in widget/e2e/faults/ cover each network fault that stops the card's script.
test('if the card’s script is late, a note appears within 10 s, and disappears when the script has loaded', async ({
  page,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let release = (): void => undefined;
  await page.route('**/widget/v1/acct-auth-card.js', (route) => {
    release = () => void route.continue();
  });
  await page.goto(`${services.site}/hi/login`, { waitUntil: 'commit' });
  const note = page.getByRole('alert').filter({ hasText: login.late });
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(note).toBeHidden();
  // The stylesheet delays the note by an animation. Reads the length of that animation in milliseconds.
  const wait = await page.locator('.late-card').evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.finish();
    return animation?.effect?.getComputedTiming().endTime;
  });
  expect(wait).toBeLessThanOrEqual(10_000);
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note.getByRole('link', { name: login.lateReload })).toHaveAttribute('href', '/hi/login');
  await expect(note.getByRole('link', { name: login.fallbackLink })).toHaveAttribute(
    'href',
    `${services.app}/login?lang=hi`,
  );
  release();
  await expect(note).toBeHidden();
  await page.unrouteAll();
});
