import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { languageCodes } from '../../account/languages.ts';
import { CommandError } from '../base/run-tool.ts';
import { openPlayground } from '../proof/browser/open-playground.ts';
import { buildPlayground } from '../release/build-all.ts';
import { prepareBrowser } from '../services/set-up/prepare-browser.ts';

const out = join('.cache', 'screens');
const picturesOnSheet = 10;
const columns = 5;

/** The pictures in the partner's guide, by file name. */
const guidePictures = {
  'card-light': { scenario: 'sign-up', lang: 'en', theme: 'light' },
  'card-dark': { scenario: 'sign-in', lang: 'en', theme: 'dark' },
};

type Picture = { readonly scenario: string; readonly png: Buffer };

/**
 * `npm run screens [-- scenario...]`: takes pictures of scenarios at 360 px, light and dark. `--guide` takes the
 * guide's pictures instead.
 */
export async function runScreensCommand(args: readonly string[]): Promise<number> {
  rmSync(out, { recursive: true, force: true });
  const outDir = join(out, 'playground');
  await buildPlayground({ out: outDir });
  const executablePath = prepareBrowser();
  const server = await preview({
    configFile: false,
    base: '/playground/',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath });
  const url = server.resolvedUrls?.local[0] ?? '';
  try {
    await (args[0] === '--guide' ? photographForGuide(browser, url) : photographAll(browser, url, args));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function photographForGuide(browser: Browser, url: string): Promise<void> {
  for (const [name, { scenario, lang, theme }] of Object.entries(guidePictures)) {
    const viewport = { width: 360, height: 640 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1.5 });
    const playground = await openPlayground(page, url, `lang=${lang}&theme=${theme}`);
    await playground.show({ scenario, lang, theme });
    const path = join('site', 'public', `${name}.png`);
    await page.locator('acct-auth-card').screenshot({ path });
    const { width, height } = (await page.locator('acct-auth-card').boundingBox()) ?? { width: 0, height: 0 };
    console.log(`${path}: ${width} by ${height}`);
    await page.close();
  }
}

async function photographAll(browser: Browser, url: string, only: readonly string[]): Promise<void> {
  for (const lang of languageCodes) {
    for (const theme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
      const playground = await openPlayground(page, url, `lang=${lang}&theme=${theme}`);
      const unknown = only.filter((name) => !playground.scenarios.includes(name));
      if (unknown.length > 0) throw new CommandError(`No such scenario in the playground: ${unknown.join(', ')}.`);
      const pictures: Picture[] = [];
      for (const scenario of only.length > 0 ? only : playground.scenarios) {
        await playground.show({ scenario, lang, theme });
        const png = await page.screenshot({ fullPage: true, path: join(out, `${scenario}-${lang}-${theme}.png`) });
        pictures.push({ scenario, png });
      }
      await writeSheets(page, pictures, join(out, `sheet-${lang}-${theme}`));
      await page.close();
    }
  }
}

/** Writes image files that show ten pictures each, with their names. */
async function writeSheets(page: Page, pictures: readonly Picture[], file: string): Promise<void> {
  await page.setViewportSize({ width: columns * 368 + 8, height: 800 });
  for (let start = 0; start < pictures.length; start += picturesOnSheet) {
    const figures = pictures
      .slice(start, start + picturesOnSheet)
      .map(
        ({ scenario, png }) =>
          `<figure><figcaption>${scenario}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
    await page.setContent(
      `<style>body{margin:8px;background:#777;font:16px sans-serif;display:grid;grid-template-columns:repeat(${columns},360px);gap:8px}
       figure{margin:0}figcaption{background:#fff;padding:2px 6px}img{display:block}</style>${figures.join('')}`,
    );
    const path = `${file}-${start / picturesOnSheet + 1}.png`;
    await page.screenshot({ fullPage: true, path });
    console.log(path);
  }
}
