import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { linkPreviewCards } from '../../site/prerender/link-preview-card.tsx';
import { linkPreviewDigests, linkPreviewDigestsFile } from '../../site/prerender/link-preview-digests.ts';
import { prepareBrowser } from '../services/set-up/prepare-browser.ts';

const pictures = 'site/public';

/**
 * `npm run link-previews`: makes the pictures for link previews (Open Graph asks for 1200 x 630), one for each main
 * page and language, and the icon for home screens. Run this command and commit the pictures after a change of the
 * brand, a price or a headline, because a live build stops if the pictures are outdated.
 */
export async function runLinkPreviewsCommand(): Promise<number> {
  const styles = ['widget/tokens.css', 'site/prerender/link-preview-card.css'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const executablePath = prepareBrowser();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const { file, html } of await linkPreviewCards(styles.join('\n'))) {
      await page.setContent(html);
      await page.screenshot({ path: join(pictures, file) });
    }
    writeFileSync(linkPreviewDigestsFile, `${JSON.stringify(await linkPreviewDigests(), null, 2)}\n`);
    await page.setViewportSize({ width: 180, height: 180 });
    // Removes the round corners of the icon, because phones round the corners of icons themselves.
    const icon = readFileSync(join(pictures, 'favicon.svg'), 'utf8').replace(' rx="4"', '');
    await page.goto(`data:image/svg+xml,${encodeURIComponent(icon)}`);
    await page.screenshot({ path: join(pictures, 'apple-touch-icon.png') });
  } finally {
    await browser.close();
  }
  console.log(
    `Written: ${pictures}/preview-*.png, ${pictures}/apple-touch-icon.png and ${linkPreviewDigestsFile}. Commit them.`,
  );
  return 0;
}
