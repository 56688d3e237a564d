import { fillGuide } from '../../dev/build/readme/fill-guide.ts';
import type { Release } from '../../widget/release/release.ts';
import { generatorMark } from '../guide/generator-mark.ts';
import { policyPlace } from '../policy-place.ts';
import type { SiteEnv } from '../site-env.ts';

/** The partner's guide as Markdown, of this build's own card. */
export function siteGuide(env: SiteEnv, release: Release): string {
  const { authPage, services = [] } = policyPlace(env);
  return fillGuide({
    origin: env.siteOrigin,
    appUrl: env.appUrl,
    cookieDomain: env.cookieDomain,
    authPage,
    services,
    hasAppCheck: env.appCheckKey !== undefined,
    // What is given as an example is one on the owner's own domain.
    domain: env.cookieDomain.replace(/^\./, ''),
    release,
    own: {
      'generator-hint': 'Or let the [generator](#generator) write yours, with its policy.',
      generator: generatorMark,
    },
  });
}
