import type { SiteEnv } from '../base/site-env.ts';
import {
  cardPagePolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  pagePolicy,
  standalonePagePolicy,
} from './content-policy.ts';
import { wellKnownFiles } from './public-texts.ts';
import type { PermanentPage } from './render-missing-editions.ts';
import type { SiteRoute } from './render-page.tsx';
import { type StandalonePageRoute, standalonePages } from './standalone-pages.ts';

type Header = { key: string; value: string };
type HostingRule = { source: string; headers: Header[] };

/** The part of `firebase.json` that this file reads and extends. */
export type FirebaseConfig = {
  firestore?: unknown;
  hosting: { public: string; headers: HostingRule[] } & Record<string, unknown>;
};

export type RenderedPage = Pick<SiteRoute, 'path' | 'hostsCard' | 'trustedTypes'> & { readonly html: string };
export type RenderedStandalonePage = Pick<StandalonePageRoute, 'name' | 'path'> & { readonly html: string };
export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  readonly standalone: readonly RenderedStandalonePage[];
  readonly frozen: readonly PermanentPage[];
  /** HTML of the page for unknown paths. */
  readonly notFound: string;
  /** Names of the card's releases in this build. */
  readonly releases: readonly string[];
};

const policy = 'Content-Security-Policy';
/**
 * Makes browsers report scripts without a hash, but not block them. Live pages first have to show how browsers apply
 * this policy.
 */
const scriptsWithHashes = { 'Integrity-Policy-Report-Only': 'blocked-destinations=(script)' };
const forAYear = 'public, max-age=31536000, immutable';

/**
 * Returns a build's hosting configuration: `firebase.json`, each page's prefetch rules and content policy, and rules
 * for the card's releases. Only the paths of existing releases are cached for a year, so that a "not found" answer is
 * not. If several rules set the same header, Hosting uses the last one.
 */
export function hostingConfig(
  base: FirebaseConfig,
  { pages, standalone, frozen, notFound, releases }: RenderedSite,
  env: SiteEnv,
): FirebaseConfig {
  const pageRule = ({ path, html, hostsCard, trustedTypes }: RenderedPage): HostingRule => {
    const hashes = inlineStyleHashes(html);
    // A page with the card prefetches nothing, because a slow phone needs its network for the card.
    if (hostsCard) return rule(path, { [policy]: cardPagePolicy(hashes, env) });
    return rule(path, {
      [policy]: pagePolicy(hashes, inlineScriptHashes(html), trustedTypes),
      ...scriptsWithHashes,
      'Speculation-Rules': '"/speculation-rules.json"',
    });
  };
  const standaloneRule = ({ name, path, html }: RenderedStandalonePage): HostingRule =>
    rule(path, {
      [policy]: standalonePagePolicy(inlineStyleHashes(html), inlineScriptHashes(html), standalonePages[name], env),
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    });
  return {
    ...base,
    hosting: {
      ...base.hosting,
      public: 'site',
      ...wellKnownFiles,
      headers: [
        rule('**', { [policy]: pagePolicy(inlineStyleHashes(notFound), []) }),
        ...base.hosting.headers,
        rule(`/widget/@(${releases.join('|')})/**`, { 'Cache-Control': forAYear }),
        ...pages.map(pageRule),
        ...standalone.map(standaloneRule),
        ...frozen.map(({ path, html }) => rule(path, { [policy]: pagePolicy(inlineStyleHashes(html), []) })),
      ],
    },
  };
}

function rule(source: string, headers: Readonly<Record<string, string>>): HostingRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
