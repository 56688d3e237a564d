import { demoSettings } from '../../dev/build-settings.ts';
import { readPorts } from '../../dev/ports.ts';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import type { RenderOptions } from '../prerender/render-page.tsx';
import { siteEnv } from '../site-env.ts';
import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';

/** What `renderPage` needs, for a demo build whose stylesheets hold one rule each, of their own name; `texts` replaces some. */
export function pageOptions(texts: Partial<Record<Stylesheet, string>> = {}): RenderOptions {
  const rules = Object.fromEntries(stylesheets.map((name) => [name, `.${name}{}`])) as Record<Stylesheet, string>;
  return {
    env: siteEnv(demoSettings(readPorts({}))),
    installer: null,
    release: sampleRelease,
    assets: { stylesheets: { inline: { ...rules, ...texts } }, islandPath: (island) => `/assets/${island}.js` },
  };
}
