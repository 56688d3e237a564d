import type { SiteEnv } from '../site-env.ts';
import { cardPolicy, pagePolicy } from './content-policy.ts';
import { inlineStyleHashes } from './inline-hashes.ts';

type Header = { key: string; value: string };
type HostingRule = { source: string; headers: Header[] };

/** The part of `firebase.json` that this file reads and extends. */
export type FirebaseConfig = {
  firestore?: unknown;
  hosting: { public: string; headers: HostingRule[] } & Record<string, unknown>;
};

export type RenderedPage = { readonly path: string; readonly html: string; readonly hostsCard: boolean };

/**
 * The hosting configuration of one build: `firebase.json`, plus the content policies, which depend on the build's
 * stylesheet and settings. Where several rules set the same header, Hosting lets the last one win.
 */
export function hostingConfig(base: FirebaseConfig, pages: readonly RenderedPage[], env: SiteEnv): FirebaseConfig {
  const policyRule = (source: string, value: string): HostingRule => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value }],
  });
  const plain = pages.filter((page) => !page.hostsCard);
  const hashes = [...new Set(plain.flatMap((page) => inlineStyleHashes(page.html)))];
  const cards = pages.filter((page) => page.hostsCard);
  return {
    ...base,
    hosting: {
      ...base.hosting,
      public: 'site',
      headers: [
        policyRule('**', pagePolicy(hashes)),
        ...base.hosting.headers,
        ...cards.map((page) => policyRule(page.path, cardPolicy(inlineStyleHashes(page.html), env))),
      ],
    },
  };
}
