import type { SettingName } from '../../settings/build-settings.ts';
import { covers, hostIn, isDomain, isLocal, isPublicSuffix, sharedDomain } from './domains.ts';
import { markupIn, placeholderIn } from './placeholder-in.ts';
import { type FaultWords, isSecret } from './setting-problem.ts';
import { type GivenSettings, isRequired } from './settings-schema.ts';

type ValueRule = {
  readonly id: string;
  /** Of a list, `value` is one item. Null: nothing is wrong. */
  readonly find: (value: string, setting: SettingName, given: GivenSettings) => FaultWords | null;
};

/** Rules for a live build's values in any form; the cure for a wrong form would only hide the fault. */
export const anyFormRules: readonly ValueRule[] = [
  {
    id: 'secret',
    find: (value) =>
      isSecret(value)
        ? {
            what: 'holds a secret (not shown here)',
            why: 'every page and every script of the card would publish it',
            cure: 'Write the public value, and revoke the secret where it has been stored with this one',
          }
        : null,
  },
  {
    id: 'emulator-in-live-build',
    find: (_value, setting) =>
      setting.endsWith('_EMULATOR')
        ? {
            what: 'names an emulator',
            why: 'visitors would be signed in by what runs on their own machine',
            cure: 'Remove the line: it is for development alone',
            isToGo: true,
          }
        : null,
  },
  {
    id: 'markup',
    find: (value) =>
      markupIn(value) === null
        ? null
        : {
            what: `holds HTML, "${markupIn(value)}"`,
            why: 'it is taken letter by letter',
            cure: 'Write the value alone',
          },
  },
  {
    id: 'placeholder',
    find: (value, setting) => {
      const found = placeholderIn(value);
      if (found === null) return null;
      return {
        what: found === value ? 'is a placeholder' : `has a placeholder in it, "${found}"`,
        why: 'it stands in an example in place of your own',
        cure: isRequired(setting) ? 'Write the real one' : 'Write the real one, or leave the setting out',
      };
    },
  },
];

/** Rules for a live build's well-formed values. */
export const valueRules: readonly ValueRule[] = [
  {
    id: 'cookie-domain-public-suffix',
    find: (value, setting, given) =>
      setting === 'VITE_COOKIE_DOMAIN' && isPublicSuffix(hostIn(value) ?? '')
        ? { what: publicSuffix, why: 'browsers refuse cookies for it', cure: cureOfCookieDomain(given) }
        : null,
  },
  {
    id: 'partner-public-suffix',
    find: (value, setting) =>
      setting === 'VITE_PARTNER_ORIGINS' && isPublicSuffix(hostIn(value) ?? '')
        ? {
            what: publicSuffix,
            why: 'the pages of a partner are on a host below it',
            cure: `Write that host, such as https://partner.${hostIn(value)}`,
          }
        : null,
  },
  {
    id: 'local-address',
    find: (value, setting) => {
      const host = holdsHost(setting) ? hostIn(value) : null;
      return host !== null && isLocal(host)
        ? {
            what: 'is an address that only this machine or network knows',
            why: 'visitors would look for it on their own',
            cure: 'Write the public address, with a domain',
          }
        : null;
    },
  },
  {
    id: 'store-of-other-system',
    find: (value, setting) =>
      Object.entries(stores).some(([other, { page }]) => other !== setting && page.test(value)) && setting in stores
        ? {
            what: 'leads to the store of the other phones',
            why: 'nothing can be installed from there on these',
            cure: 'Swap VITE_ANDROID_APP_URL and VITE_IOS_APP_URL',
          }
        : null,
  },
  {
    id: 'store-page',
    find: (value, setting) => {
      const store = stores[setting];
      if (store === undefined || store.page.test(value)) return null;
      return {
        what: `is no app’s page in ${store.name}`,
        why: 'the downloads page calls it the store of that phone',
        cure: `Write it as ${store.form}`,
      };
    },
  },
];

const publicSuffix = 'is a public suffix, below which anybody may register names';

/** The settings for an app's page, with the stores' forms of address. */
const stores: Readonly<Partial<Record<SettingName, { name: string; page: RegExp; form: string }>>> = {
  VITE_ANDROID_APP_URL: {
    name: 'Google Play',
    page: /^https:\/\/play\.google\.com\/store\/apps\/details\?(?:.*&)?id=[a-z]\w*(?:\.\w+)+(?:[&#]|$)/i,
    form: 'https://play.google.com/store/apps/details?id=PACKAGE',
  },
  VITE_IOS_APP_URL: {
    name: 'the App Store',
    page: /^https:\/\/(?:apps|itunes)\.apple\.com\/(?:[^?#]*\/)?id\d{6,}(?:[/?#]|$)/,
    form: 'https://apps.apple.com/in/app/NAME/idNUMBER',
  },
};

const holdsHost = (setting: SettingName): boolean => /_(?:URL|ORIGINS?|DOMAIN)$/.test(setting);

type Relation = {
  readonly id: string;
  /** `domain`: the brand's. */
  readonly setting: SettingName | 'domain';
  /** `brandDomain`: as in `site/brand.ts`. Null: nothing is wrong, or too little is given to judge. */
  readonly find: (given: GivenSettings, brandDomain: string) => FaultWords | null;
};

/** How a live build's settings fit each other and the brand, in order; wrong values are not judged again. */
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
        // If the cookie domain, the brand and one of the two addresses agree, the other address is wrong.
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
      // A domain that is wrong by itself has its own line.
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

/** Returns site and application, if the cookies do not reach them. */
function missedByCookies(given: GivenSettings) {
  const domain = hostIn(given.VITE_COOKIE_DOMAIN);
  const missed = (['VITE_SITE_ORIGIN', 'VITE_APP_URL'] as const).flatMap((name) => {
    const host = hostIn(given[name]);
    return domain === null || host === null || covers(domain, host) ? [] : [{ name, host }];
  });
  return { domain: domain ?? '', missed };
}

/** Returns the cure for a cookie domain, from the addresses of site and application. */
function cureOfCookieDomain({ VITE_SITE_ORIGIN: site, VITE_APP_URL: app }: GivenSettings): string {
  const hosts = [hostIn(site), hostIn(app)].filter((host) => host !== null);
  const shared = sharedDomain(...hosts);
  return shared === null ? 'Put site and application below one domain, and write that' : `Write .${shared}`;
}
