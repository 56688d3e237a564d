import { sampleRelease } from '../../widget/release/sample-release.ts';
import { createGuideTexts } from '../prerender/create-guide-texts.ts';
import type { RenderOptions } from '../prerender/render-page.tsx';
import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';
import { demoSiteEnv } from './site-settings.ts';

/**
 * Returns options of a demo build for `renderPage`. Each stylesheet contains one rule. The rule's class is the
 * stylesheet's name.
 */
export function createDemoRenderOptions(): RenderOptions {
  const rules = Object.fromEntries(stylesheets.map((name) => [name, `.${name}{}`])) as Record<Stylesheet, string>;
  return {
    env: demoSiteEnv,
    installer: null,
    release: sampleRelease,
    guide: createGuideTexts(demoSiteEnv, sampleRelease),
    assets: { stylesheets: { inline: rules }, islandScript: (island) => ({ src: `/assets/${island}.js` }) },
  };
}
