import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/testing/browser/test.ts';

const titles = [
  'Quick Item Selector',
  'Party-wise Item Selector',
  'One-Click GST Reports',
  'Outstanding Tracker',
  'Business Reminders',
  'Multi-Device Support',
] as const;

const controls = (page: Page) => page.getByRole('group', { name: 'Slideshow controls' });
const dot = (page: Page, index: number) => controls(page).getByRole('button', { name: `Slide ${index + 1} of 6` });
const button = (page: Page, name: string) => controls(page).getByRole('button', { name, exact: true });

/** The dot says so, and the slide stands in the screen. */
async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: titles[index] ?? '' })).toBeInViewport({ ratio: 1 });
  await expect(controls(page).locator('[aria-current="true"]')).toHaveCount(1);
}

/** Opens the landing page, wakes its controls, and takes time into the test's hand just before the first slide ends. */
async function openSlideshow(page: Page, origin: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${origin}/`);
  await controls(page).scrollIntoViewIfNeeded();
  // The island waits a moment after load; React then works in steps of its own timers.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.locator('[data-awake]')).toBeAttached({ timeout: 500 });
  }).toPass();
}

// High enough for slides and controls without scrolling: the upper left corner must lie outside the slideshow.
test.use({ viewport: { width: 1280, height: 1600 } });

test.describe('the slideshow', () => {
  test.beforeEach(async ({ page, services }) => openSlideshow(page, services.site));

  test('goes 0 to 5 and back to 0, a slide every 5 seconds', async ({ page }) => {
    await dot(page, 0).click();
    await dot(page, 0).blur();
    await page.mouse.move(0, 0);
    for (const index of [1, 2, 3, 4, 5, 0]) {
      await page.clock.runFor(4900);
      await expect(dot(page, (index + 5) % 6)).toHaveAttribute('aria-current', 'true');
      await page.clock.runFor(100);
      await expectSlide(page, index);
    }
  });

  test('pauses and plays by its button, and says so', async ({ page }) => {
    await button(page, 'Pause').click();
    await page.mouse.move(0, 0);
    await button(page, 'Play').blur();
    await page.clock.runFor(30_000);
    await expectSlide(page, 0);
    await button(page, 'Play').click();
    await page.mouse.move(0, 0);
    await button(page, 'Pause').blur();
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });

  test('holds while the mouse is on it', async ({ page }) => {
    await page.getByRole('heading', { name: titles[0] }).hover();
    await page.clock.runFor(30_000);
    await expectSlide(page, 0);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });

  test('holds while it has the focus', async ({ page }) => {
    await dot(page, 0).focus();
    await page.clock.runFor(30_000);
    await expectSlide(page, 0);
    await dot(page, 0).blur();
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });

  test('works by keyboard and tells a screen reader where it stands', async ({ page }) => {
    await button(page, 'Previous').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, 1);
    await expect(controls(page).locator('[aria-live="polite"]')).toHaveText('Slide 2 of 6: Party-wise Item Selector');
    await page.getByRole('list', { name: 'Features slideshow' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
  });
});

// Slides that glide take their time, which no clock of a test can shorten.
for (const motion of ['reduce', 'no-preference'] as const) {
  test.describe(`with motion: ${motion}`, { tag: motion === 'reduce' ? [] : '@proof:waits' }, () => {
    test.beforeEach(async ({ page, services }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openSlideshow(page, services.site);
    });

    test('arrows wrap both ways', async ({ page }) => {
      await button(page, 'Previous').click();
      await expectSlide(page, 5);
      await button(page, 'Next').click();
      await expectSlide(page, 0);
      await button(page, 'Next').click();
      await expectSlide(page, 1);
    });

    test('each dot leads to its slide', async ({ page }) => {
      for (const index of [3, 5, 0, 2, 4, 1]) {
        await dot(page, index).click();
        await expectSlide(page, index);
      }
    });
  });
}

test('does not move by itself where motion is unwelcome', async ({ page, services }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlideshow(page, services.site);
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.runFor(30_000);
  await expectSlide(page, 0);
  await button(page, 'Next').click();
  await expectSlide(page, 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('follows the finger', async ({ page, services }) => {
    await page.goto(`${services.site}/`);
    await controls(page).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-awake]')).toBeVisible();
    await button(page, 'Pause').tap();
    await page.getByRole('heading', { name: titles[0] }).scrollIntoViewIfNeeded();
    const box = await page.getByRole('heading', { name: titles[0] }).boundingBox();
    if (!box) throw new Error('The slides are not on the page.');
    await swipeLeft(page, 320, box.y + box.height / 2);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: titles[1] })).toBeInViewport({ ratio: 1 });
  });
});

/** A finger's way over the screen, as the browser gets it from the phone. */
async function swipeLeft(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let way = 20; way <= 240; way += 20) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - way, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
