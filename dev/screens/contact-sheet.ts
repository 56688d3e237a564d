import type { Page } from '@playwright/test';
import type { Picture } from './take-pictures.ts';

const perSheet = 10;
const columns = 5;

/** Sheets of ten pictures each, with their names. Returns the files written. */
export async function contactSheet(page: Page, pictures: readonly Picture[], file: string): Promise<readonly string[]> {
  const written: string[] = [];
  await page.setViewportSize({ width: columns * 368 + 8, height: 800 });
  for (let start = 0; start < pictures.length; start += perSheet) {
    const figures = pictures
      .slice(start, start + perSheet)
      .map(
        ({ name, png }) =>
          `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
    await page.setContent(
      `<style>body{margin:8px;background:#777;font:16px sans-serif;display:grid;grid-template-columns:repeat(${columns},360px);gap:8px}
       figure{margin:0}figcaption{background:#fff;padding:2px 6px}img{display:block}</style>${figures.join('')}`,
    );
    const path = `${file}-${start / perSheet + 1}.png`;
    await page.screenshot({ fullPage: true, path });
    written.push(path);
  }
  return written;
}
