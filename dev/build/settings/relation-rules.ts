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

/**
 * How the settings of a live build must fit each other and the brand, in this order: what is wrong by one of them is
 * given to those below it no more, nor is what is wrong by itself.
 */
export const relationRules: readonly Relation[] = [
  {
    id: 'app-on-site-origin',
    setting: 'VITE_APP_URL',
    find: ({ VITE_APP_URL: app, VITE_SITE_ORIGIN: site }) => {
      if (!app || !site || new URL(app).origin !== new URL(site).origin) return null;
      return {
        what: 'is on the origin of the site (VITE_SITE_ORIGIN)',
        why: '/session would send signed-in visitors back to the site, and each could read what the other keeps',
        cure: 'Give the application a host of its own, such as app.your-domain',
      };
    },
  },
  ...(['VITE_SITE_ORIGIN', 'VITE_APP_URL'] as const).map(
    (setting): Relation => ({
      id: 'not-below-cookie-domain',
      setting,
      find: (given, brandDomain) => {
        const { domain, missed } = missedByCookies(given);
        // Where cookies and brand agree, and one of the two addresses with them, the other is wrong.
        if (missed.length !== 1 || missed[0]?.name !== setting || !covers(domain, brandDomain)) return null;
        return {
          what: `is not below ${domain} (VITE_COOKIE_DOMAIN) as ${brandDomain} in site/brand.ts is`,
          why: notSignedIn,
          cure: `Write an address below ${domain}`,
        };
      },
    }),
  ),
  {
    id: 'cookie-domain-over',
    setting: 'VITE_COOKIE_DOMAIN',
    find: (given) => {
      const { missed } = missedByCookies(given);
      if (missed.length === 0) return null;
      return {
        what: `does not cover ${missed.map(({ name, host }) => `${host} (${name})`).join(' and ')}`,
        why: notSignedIn,
        cure: cureOfCookieDomain(given),
      };
    },
  },
  {
    id: 'auth-domain-elsewhere',
    setting: 'VITE_FIREBASE_AUTH_DOMAIN',
    find: (given, brandDomain) => {
      const { VITE_FIREBASE_AUTH_DOMAIN: host, VITE_FIREBASE_PROJECT_ID: project = 'PROJECT' } = given;
      if (!host || !isDomain(brandDomain) || placeholderIn(brandDomain) !== null) return null;
      if (/^[^.]+\.(?:firebaseapp\.com|web\.app)$/.test(host)) return null;
      if ([brandDomain, hostIn(given.VITE_COOKIE_DOMAIN) ?? brandDomain].some((own) => covers(own, host))) return null;
      return {
        what: `is neither Firebase’s nor below ${brandDomain} (site/brand.ts)`,
        why: 'its owner would receive what Google says of each visitor',
        cure: `Write ${project}.firebaseapp.com, or a host of yours that Firebase Hosting serves`,
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
      // A domain that is wrong by itself has a line of its own.
      if (!isDomain(brandDomain) || isPublicSuffix(brandDomain)) return null;
      if (host === null || placeholderIn(brandDomain) !== null || covers(brandDomain, host)) return null;
      return {
        what: `domain '${brandDomain}' does not cover ${host} (VITE_SITE_ORIGIN)`,
        why: 'one of the two is that of another product',
        cure: `Write the domain of the site there${sharedDomain(host) === null ? '' : `, ${sharedDomain(host)}`}`,
      };
    },
  },
];

const notSignedIn = 'browsers drop the session’s cookies there, so nobody is signed in';

/** Site and application, where the cookies do not reach them. */
function missedByCookies(given: GivenSettings) {
  const domain = hostIn(given.VITE_COOKIE_DOMAIN);
  const missed = (['VITE_SITE_ORIGIN', 'VITE_APP_URL'] as const).flatMap((name) => {
    const host = hostIn(given[name]);
    return domain === null || host === null || covers(domain, host) ? [] : [{ name, host }];
  });
  return { domain: domain ?? '', missed };
}

/** What a cookie domain should be, by the addresses of site and application. */
export function cureOfCookieDomain({ VITE_SITE_ORIGIN: site, VITE_APP_URL: app }: GivenSettings): string {
  const hosts = [hostIn(site), hostIn(app)].filter((host) => host !== null);
  const shared = sharedDomain(...hosts);
  return shared === null ? 'Put site and application below one domain, and write that' : `Write .${shared}`;
}
