import type { GivenSettings, SettingName } from '../settings-schema.ts';
import { covers, hostIn, isDomain, isPublicSuffix, sharedDomain } from './domains.ts';
import { placeholderIn } from './placeholder-in.ts';
import type { FaultWords } from './setting-problem.ts';

type Relation = {
  readonly id: string;
  /** `domain`: that of the brand. */
  readonly setting: SettingName | 'domain';
  /** `brandDomain`: as `site/brand.ts` has it. Null: nothing is wrong, or too little is given to tell. */
  readonly find: (given: GivenSettings, brandDomain: string) => FaultWords | null;
};

/** How the settings of a live build must fit each other and the brand. Values may be of any form here. */
export const relationRules: readonly Relation[] = [
  notCovered('cookie-domain-over-site', 'VITE_SITE_ORIGIN'),
  notCovered('cookie-domain-over-app', 'VITE_APP_URL'),
  {
    id: 'cookie-domain-public-suffix',
    setting: 'VITE_COOKIE_DOMAIN',
    find: (given) => {
      const domain = hostIn(given.VITE_COOKIE_DOMAIN);
      if (domain === null || !domain.includes('.') || !isPublicSuffix(domain)) return null;
      return {
        what: 'is a public suffix, below which anybody may register names',
        why: 'browsers refuse cookies for it',
        cure: cureOfCookieDomain(given),
      };
    },
  },
  {
    id: 'app-on-site-origin',
    setting: 'VITE_APP_URL',
    find: ({ VITE_APP_URL: app, VITE_SITE_ORIGIN: site }) => {
      if (!app || !site || !URL.canParse(app) || !URL.canParse(site)) return null;
      if (new URL(app).origin !== new URL(site).origin) return null;
      return {
        what: 'is on the origin of the site (VITE_SITE_ORIGIN)',
        why: '/session would send signed-in visitors back to the site, and each could read what the other keeps',
        cure: 'Give the application a host of its own, such as app.your-domain',
      };
    },
  },
  {
    id: 'watch-url-below-cookie-domain',
    setting: 'VITE_WATCH_URL',
    find: ({ VITE_WATCH_URL: watch, VITE_COOKIE_DOMAIN: cookies }) => {
      const [host, domain] = [hostIn(watch), hostIn(cookies)];
      if (host === null || domain === null || !covers(domain, host)) return null;
      return {
        what: `is below ${domain} (VITE_COOKIE_DOMAIN)`,
        why: 'browsers would send the session’s cookies along with every failure',
        cure: 'Give it a host of another domain',
      };
    },
  },
  {
    id: 'brand-placeholder',
    setting: 'domain',
    find: (_given, brandDomain) =>
      placeholderIn(brandDomain) === null
        ? null
        : {
            what: `domain '${brandDomain}' is a placeholder`,
            why: 'the site would carry the name and domain of the example',
            cure: 'Write name and domain of the product there',
          },
  },
  {
    id: 'brand-and-origin',
    setting: 'domain',
    find: ({ VITE_SITE_ORIGIN: site }, brandDomain) => {
      const host = hostIn(site);
      // A domain of the wrong form has a line of its own.
      if (!isDomain(brandDomain)) return null;
      if (host === null || placeholderIn(brandDomain) !== null || covers(brandDomain, host)) return null;
      return {
        what: `domain '${brandDomain}' does not cover ${host} (VITE_SITE_ORIGIN)`,
        why: 'one of the two is that of another product',
        cure: `Write the domain of the site there${sharedDomain(host) === null ? '' : `, ${sharedDomain(host)}`}`,
      };
    },
  },
];

function notCovered(id: string, other: 'VITE_SITE_ORIGIN' | 'VITE_APP_URL'): Relation {
  return {
    id,
    setting: 'VITE_COOKIE_DOMAIN',
    find: (given) => {
      const domain = hostIn(given.VITE_COOKIE_DOMAIN);
      const host = hostIn(given[other]);
      if (domain === null || host === null || covers(domain, host)) return null;
      return {
        what: `does not cover ${host} (${other})`,
        why: 'browsers drop the session’s cookies there, so nobody is signed in',
        cure: cureOfCookieDomain(given),
      };
    },
  };
}

function cureOfCookieDomain({ VITE_SITE_ORIGIN: site, VITE_APP_URL: app }: GivenSettings): string {
  const hosts = [hostIn(site), hostIn(app)].filter((host) => host !== null);
  const shared = sharedDomain(...hosts);
  return shared === null ? 'Put site and application below one domain, and write that' : `Write .${shared}`;
}
