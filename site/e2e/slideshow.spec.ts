import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';

const titles = [
  'Quick Item Selector',
  'Party-wise Item Selector',
  'One-Click GST Reports',
  'Outstanding Tracker',
  'Business Reminders',
  'Multi-Device Support',
] as const;

const carousel = (page: Page) => page.getByRole('region', { name: /^Six daily problems/ });
const slides = (page: Page) => page.getByRole('group', { name: 'Features slideshow' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const dot = (page: Page, index: number) => carousel(page).getByRole('button', { name: `Slide ${index + 1} of 6` });

/** Expects this slide to be visible and its dot to be marked. */
async function expectSlide(page: Page, index: number): Promise<void> {
  await expectDot(page, index);
  await expect(page.getByRole('heading', { name: titles[index] ?? '' })).toBeInViewport({ ratio: 1 });
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveCount(1);
}

const expectDot = (page: Page, index: number) => expect(dot(page, index)).toHaveAttribute('aria-current', 'true');

/** Opens the landing page with a fake clock, and waits until the first slide's time starts. */
async function openSlideshow(page: Page, origin: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${origin}/`);
  await dot(page, 0).scrollIntoViewIfNeeded();
  // The slideshow starts a moment after the page has loaded.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.locator('[data-awake]')).toBeAttached({ timeout: 500 });
  }).toPass();
}

/**
 * Expects the next slides in order, each after exactly five seconds. Recognizes the slides on a phone by their dots.
 */
async function expectToGoOn(page: Page, ...next: readonly number[]): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 400;
  for (const index of next) {
    await page.clock.runFor(4999);
    await expectDot(page, (index + 5) % 6);
    await page.clock.runFor(1);
    // On a phone the dot is checked, because controls and headings are not on the screen together.
    await (isPhone ? expectDot : expectSlide)(page, index);
  }
}

async function expectToStand(page: Page, index: number): Promise<void> {
  await page.clock.runFor(30_000);
  await expectSlide(page, index);
}

/** Makes the page behave as if its tab were hidden or shown. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Moves the focus with Shift+Tab from the slides back to a control above them. */
async function tabTo(page: Page, name: string): Promise<void> {
  await slides(page).focus();
  for (let step = 0; step < 12; step += 1) {
    if (await button(page, name).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`No Tab leads to ${name}.`);
}

// The window is so large that slides and controls are visible together, and that the mouse is outside the slideshow in
// the upper left corner.
test.use({ viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without a preference for reduced motion', () => {
  test.beforeEach(async ({ page, services }) => openSlideshow(page, services.site));

  test('the slideshow advances every 5 seconds, and returns from the last slide to the first', async ({ page }) => {
    // The first slide appeared during the clock's last step, so a part of its five seconds has passed.
    await page.clock.runFor(4700);
    await expectDot(page, 0);
    for (let step = 0; step < 15 && (await dot(page, 1).getAttribute('aria-current')) === 'false'; step += 1) {
      await page.clock.runFor(20);
    }
    await expectSlide(page, 1);
    await expect(slides(page)).not.toContainText(/localhost|:\d{4}/);
    for (const index of [2, 3, 4, 5, 0]) {
      await page.clock.runFor(4900);
      await expectDot(page, (index + 5) % 6);
      await page.clock.runFor(100);
      await expectSlide(page, index);
    }
  });

  test('the slideshow pauses while the mouse is on a slide but not on a control, and jumps from the last slide to the first', async ({
    page,
  }) => {
    await page.getByRole('heading', { name: titles[0] }).hover();
    await expectToStand(page, 0);
    await button(page, 'Next').hover();
    await expectToGoOn(page, 1);
    await dot(page, 5).click();
    await expectSlide(page, 5);
    await page.evaluate(() => {
      const list = document.querySelector('[data-slides]');
      const places: number[] = [];
      Object.assign(window, { places });
      list?.addEventListener('scroll', () => places.push(list.scrollLeft));
    });
    await button(page, 'Next').click();
    await expectSlide(page, 0);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect([...new Set(places)]).toEqual([0]);
  });

  test('the slideshow pauses when it gets the focus by keyboard, until a control is pressed', {
    tag: '@proof:rare',
  }, async ({ page }) => {
    await tabTo(page, 'Pause');
    await expectToStand(page, 0);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToGoOn(page, 1);
    await tabTo(page, 'Next');
    await expectToStand(page, 1);
    await page.keyboard.press('Enter');
    await expectSlide(page, 2);
    await expectToGoOn(page, 3, 4);
    await tabTo(page, 'Previous');
    await expectToStand(page, 4);
    await button(page, 'Previous').blur();
    await expectToGoOn(page, 5);
  });

  test('the slideshow pauses in a background tab, and the slide has its full time again when the tab is visible', {
    tag: '@proof:rare',
  }, async ({ page }) => {
    await dot(page, 2).click();
    await page.clock.runFor(3000);
    await setHidden(page, true);
    await expectToStand(page, 2);
    await setHidden(page, false);
    await expectToGoOn(page, 3);
  });

  test('the slideshow announces to screen readers a slide that the visitor chooses, but none that appears automatically', {
    tag: '@proof:rare',
  }, async ({ page }) => {
    const spoken = carousel(page).locator('[aria-live="polite"]');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await expect(spoken).toHaveText('Slide 2 of 6: Party-wise Item Selector');
    await expectToGoOn(page, 2);
    await expect(spoken).toHaveText('');
    await slides(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
    await expect(spoken).toHaveText('Slide 4 of 6: Outstanding Tracker');
  });
});

test('with reduced motion the slideshow is paused until Play is pressed, and then advances every 5 seconds', {
  tag: '@proof:rare',
}, async ({ page, services }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlideshow(page, services.site);
  await expectToStand(page, 0);
  await button(page, 'Next').click();
  await expectToStand(page, 1);
  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeFocused();
  await expectToGoOn(page, 2, 3);
  await button(page, 'Pause').click();
  await expectToStand(page, 3);
  await dot(page, 0).click();
  await button(page, 'Previous').click();
  await expectToStand(page, 5);
  await button(page, 'Next').click();
  await expectSlide(page, 0);
});

test('with forced colours the dot of the current slide differs from the others', async ({ page, services }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${services.site}/`);
  const [now, other] = await Promise.all(
    [dot(page, 0), dot(page, 1)].map(async (each) => (await each.screenshot()).toString('base64')),
  );
  expect(now).not.toBe(other);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ page, services }) => openSlideshow(page, services.site));

  test('the stop button, the arrows and the dots are in one row, each 44 px high', async ({ page }) => {
    const controls = await carousel(page).getByRole('button').all();
    expect(controls).toHaveLength(titles.length + 3);
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
  });

  test('neither a tap on an arrow or a dot nor a swipe stops the slideshow', async ({ page }) => {
    await button(page, 'Next').tap();
    await expectDot(page, 1);
    await expectToGoOn(page, 2, 3);
    await dot(page, 5).tap();
    await expectToGoOn(page, 0);
    await page.getByRole('heading', { name: titles[0] }).scrollIntoViewIfNeeded();
    const box = await page.getByRole('heading', { name: titles[0] }).boundingBox();
    if (!box) throw new Error('The slides are not on the page.');
    await swipeLeft(page, 320, box.y + box.height / 2);
    await expectDot(page, 1);
    await expect(page.getByRole('heading', { name: titles[1] })).toBeInViewport({ ratio: 1 });
    await expectToGoOn(page, 2);
  });
});

/** Swipes to the left with touch events, as on a phone. */
async function swipeLeft(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let way = 20; way <= 240; way += 20) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - way, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
