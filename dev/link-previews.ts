import { chromium } from '@playwright/test';
import { localPath } from '../site/local-path.ts';
import { languageCodes } from '../widget/languages/languages.ts';
import { buildAll } from './build-all.ts';
import { withoutBuildSettings } from './build-settings.ts';
import { freePorts } from './services/free-ports.ts';
import { startSiteServer } from './services/start-site-server.ts';
import { prepareBrowser } from './set-up/prepare-browser.ts';

const build = '.cache/link-previews';
const pictures = 'site/public';

/**
 * `npm run link-previews`: photographs the top of the home page in each language for link previews (Open Graph), and
 * the icon for home screens. To be run, and its pictures committed, after a change of the brand or the hero.
 */
export async function linkPreviews(): Promise<number> {
  await buildAll({ out: build, env: withoutBuildSettings() });
  const [port = 0] = await freePorts(1);
  const server = await startSiteServer({ port, build });
  const executablePath = prepareBrowser();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const language of languageCodes) {
      await page.goto(`http://localhost:${port}${localPath('/', language)}`);
      await page.evaluate(() => {
        document.querySelector('.demo-banner')?.remove();
        // Open Graph asks for 1200 x 630: a little smaller than on a screen, the whole invoice is in the picture.
        document.documentElement.style.fontSize = '14px';
      });
      await page.screenshot({
        path: `${pictures}/preview-${language}.png`,
        clip: { x: 0, y: 0, width: 1200, height: 630 },
      });
    }
    await page.setViewportSize({ width: 180, height: 180 });
    await page.goto(`http://localhost:${port}/favicon.svg`);
    await page.screenshot({ path: `${pictures}/apple-touch-icon.png` });
  } finally {
    await browser.close();
    await server.stop();
  }
  return 0;
}
