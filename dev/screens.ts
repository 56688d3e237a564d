import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildPlayground } from './build-all.ts';
import { createPartnerHandler } from './e2e/create-partner-handler.ts';
import { contactSheet } from './screens/contact-sheet.ts';
import { takePictures } from './screens/take-pictures.ts';
import { freePorts } from './services/free-ports.ts';
import { listen } from './services/listen.ts';
import { prepareBrowser } from './set-up/prepare-browser.ts';

const out = join('.cache', 'screens');

/** `npm run screens [-- scenario...]`: a picture of every scenario at 360 px, light and dark, in both languages, and sheets of them. */
export async function screens(only: readonly string[]): Promise<number> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const playground = join(out, 'playground');
  await buildPlayground({ out: playground });
  const [port = 0] = await freePorts(1);
  const handler = createPartnerHandler({ pages: playground, widget: playground, playground, addresses: {} });
  const server = await listen(createServer(handler), port, { name: 'Playground', address: `http://localhost:${port}` });
  const executablePath = prepareBrowser();
  const browser = await chromium.launch({ executablePath });
  try {
    for (const lang of ['en', 'hi']) {
      for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
        const pictures = await takePictures(page, `${server.address}/playground/`, { lang, theme, out, only });
        for (const sheet of await contactSheet(page, pictures, join(out, `sheet-${lang}-${theme}`))) console.log(sheet);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return 0;
}
