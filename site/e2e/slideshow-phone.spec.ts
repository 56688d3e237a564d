import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { button, dot, expectDot, openSlideshow, titles } from './slideshow-ground.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page, services }) => openSlideshow(page, services.site));

test('a tap on an arrow or a dot does not stop it', async ({ page }) => {
  await button(page, 'Next').tap();
  await expectDot(page, 1);
  await expectToGoOnByDots(page, 2, 3);
  await dot(page, 5).tap();
  await expectToGoOnByDots(page, 0);
});

test('follows the finger, one slide however fast, and goes on from there', async ({ page }) => {
  await page.getByRole('heading', { name: titles[0] }).scrollIntoViewIfNeeded();
  const box = await page.getByRole('heading', { name: titles[0] }).boundingBox();
  if (!box) throw new Error('The slides are not on the page.');
  await swipeLeft(page, 320, box.y + box.height / 2);
  await expectDot(page, 1);
  await expect(page.getByRole('heading', { name: titles[1] })).toBeInViewport({ ratio: 1 });
  await expectToGoOnByDots(page, 2);
});

/** As `expectToGoOn`, where controls and headings do not fit into one screen. */
async function expectToGoOnByDots(page: Page, ...next: readonly number[]): Promise<void> {
  for (const index of next) {
    await page.clock.runFor(4999);
    await expectDot(page, (index + 5) % 6);
    await page.clock.runFor(1);
    await expectDot(page, index);
  }
}

/** A finger's way over the screen, as the browser gets it from the phone. */
async function swipeLeft(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let way = 20; way <= 240; way += 20) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - way, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
