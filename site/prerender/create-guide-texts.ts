import { type GuideTexts, insertGuideValues } from '../../widget/docs/insert-guide-values.ts';
import type { CardRelease } from '../../widget/release/release.ts';
import { listCardOrigins, type SiteEnv } from '../base/site-env.ts';
import { brand } from '../brand.ts';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { generatorPlaceholder } from '../guide/guide-sections.ts';

/** Returns the partner's guide, its list of places and its list of messages as Markdown, for this build's card. */
export function createGuideTexts(env: SiteEnv, release: CardRelease): GuideTexts {
  const { authPage, services = [] } = listCardOrigins(env);
  return insertGuideValues({
    origin: env.siteOrigin,
    appUrl: env.appUrl,
    cookieDomain: env.cookieDomain,
    authPage,
    services,
    hasAppCheck: env.appCheckKey !== undefined,
    // The guide's examples use the owner's domain.
    domain: env.cookieDomain.replace(/^\./, ''),
    project: env.firebaseProjectId,
    packageName: brand.packageName,
    support: ownerFacts.supportEmail,
    release,
    own: {
      'generator-hint': 'Or let the [generator](#generator) write yours, with its policy.',
      generator: generatorPlaceholder,
    },
  });
}
