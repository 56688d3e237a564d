import { demoSettings } from '../../dev/build/build-settings.ts';
import { readPorts } from '../../dev/build/ports.ts';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import type { RenderOptions } from '../prerender/render-page.tsx';
import { siteGuide } from '../prerender/site-guide.ts';
import { siteEnv } from '../site-env.ts';
import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';

/** What `renderPage` needs, for a demo build whose stylesheets hold one rule each, of their own name. */
export function pageOptions(): RenderOptions {
  const rules = Object.fromEntries(stylesheets.map((name) => [name, `.${name}{}`])) as Record<Stylesheet, string>;
  const env = siteEnv(demoSettings(readPorts({})));
  return {
    env,
    installer: null,
    release: sampleRelease,
    guide: siteGuide(env, sampleRelease),
    assets: { stylesheets: { inline: rules }, islandScript: (island) => ({ src: `/assets/${island}.js` }) },
  };
}
