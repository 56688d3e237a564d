import { isCookieDomainForHost } from '../../account/cookie-domain.ts';
import type { SettingName } from '../../settings/build-settings.ts';
import { isDomain, isLocalHost, isPublicSuffix, parseHost, sharedDomain } from './domains.ts';
import { findMarkup, findPlaceholder } from './find-placeholder.ts';
import { type FaultWords, isSecret } from './setting-problem.ts';
import { isRequiredSetting, type RawSettings } from './settings-schema.ts';

type ValueRule = {
  readonly id: string;
  /** Returns the fault of a value, or null. For a setting that is a list, `value` is one of its items. */
  readonly find: (value: string, setting: SettingName, given: RawSettings) => FaultWords | null;
};

/** Rules that are checked before the form of a value. A value that breaks one of these rules is wrong in any form. */
export const rulesCheckedBeforeFormat: readonly ValueRule[] = [
  { id: 'secret', find: secret },
  { id: 'emulator-in-live-build', find: emulator },
  { id: 'markup', find: markup },
  { id: 'placeholder', find: placeholder },
];

/** Rules for the values of a live build. They are checked only if the form of a value is correct. */
export const valueRules: readonly ValueRule[] = [
  { id: 'cookie-domain-public-suffix', find: cookieDomainIsSuffix },
  { id: 'partner-public-suffix', find: partnerIsSuffix },
  { id: 'local-address', find: localAddress },
  { id: 'auth-domain-port', find: authDomainPort },
  { id: 'store-of-other-system', find: storeOfOtherSystem },
  { id: 'store-page', find: storePage },
];

type Relation = {
  readonly id: string;
  /** The setting that the fault is reported for. `domain` is the domain of the brand. */
  readonly setting: SettingName | 'domain';
  /**
   * Returns the fault. Returns null if there is none, or if a value that the rule compares is missing. `brandDomain` is
   * the domain in `owner.json`.
   */
  readonly find: (given: RawSettings, brandDomain: string) => FaultWords | null;
};

/**
 * Rules that compare settings with each other and with the brand, in the order of the checks. A rule is not checked if
 * one of its settings is wrong by itself.
 */
export const comparisonRules: readonly Relation[] = [
  { id: 'app-on-site-origin', setting: 'VITE_APP_URL', find: appOnSiteOrigin },
  { id: 'not-below-cookie-domain', setting: 'VITE_SITE_ORIGIN', find: outsideCookieDomain('VITE_SITE_ORIGIN') },
  { id: 'not-below-cookie-domain', setting: 'VITE_APP_URL', find: outsideCookieDomain('VITE_APP_URL') },
  { id: 'cookie-domain-over', setting: 'VITE_COOKIE_DOMAIN', find: cookieDomainMisses },
  { id: 'auth-domain-elsewhere', setting: 'VITE_FIREBASE_AUTH_DOMAIN', find: authDomainElsewhere },
  { id: 'watch-url-below-cookie-domain', setting: 'VITE_WATCH_URL', find: watchBelowCookieDomain },
  { id: 'brand-placeholder', setting: 'domain', find: brandPlaceholder },
  { id: 'brand-and-origin', setting: 'domain', find: brandMissesOrigin },
];

function secret(value: string): FaultWords | null {
  if (!isSecret(value)) return null;
  return {
    what: 'contains a secret (not shown here)',
    why: 'every page and every script of the card would publish it',
    cure: 'Write the public value, and revoke the secret where it has been stored with this one',
  };
}

function emulator(_value: string, setting: SettingName): FaultWords | null {
  if (!setting.endsWith('_EMULATOR')) return null;
  return {
    what: 'names an emulator',
    why: 'visitors would be signed in by a program on their own machine',
    cure: 'Remove the line: it is only for development',
    isToGo: true,
  };
}

function markup(value: string): FaultWords | null {
  const found = findMarkup(value);
  if (found === null) return null;
  return {
    what: `contains HTML, "${found}"`,
    why: 'the tags would be part of the value',
    cure: 'Write only the value',
  };
}

function placeholder(value: string, setting: SettingName): FaultWords | null {
  const found = findPlaceholder(value);
  if (found === null) return null;
  return {
    what: found === value ? 'is a placeholder' : `has a placeholder in it, "${found}"`,
    why: 'it is the example’s value instead of your own',
    cure: isRequiredSetting(setting) ? 'Write the real one' : 'Write the real one, or leave the setting out',
  };
}

const isSuffix = (value: string): boolean => isPublicSuffix(parseHost(value) ?? '');
const suffixWords = 'is a public suffix, below which anybody may register names';

function cookieDomainIsSuffix(value: string, setting: SettingName, given: RawSettings): FaultWords | null {
  if (setting !== 'VITE_COOKIE_DOMAIN' || !isSuffix(value)) return null;
  return {
    what: suffixWords,
    why: 'browsers refuse cookies for it',
    cure: cureOfCookieDomain(given),
  };
}

function partnerIsSuffix(value: string, setting: SettingName): FaultWords | null {
  if (setting !== 'VITE_PARTNER_ORIGINS' || !isSuffix(value)) return null;
  return {
    what: suffixWords,
    why: 'the pages of a partner are on a host below it',
    cure: `Write that host, such as https://partner.${parseHost(value)}`,
  };
}

function localAddress(value: string, setting: SettingName): FaultWords | null {
  const holdsHost = /_(?:URL|ORIGINS?|DOMAIN)$/.test(setting);
  const host = holdsHost ? parseHost(value) : null;
  if (host === null || !isLocalHost(host)) return null;
  return {
    what: 'is an address that exists only on this machine or network',
    why: 'visitors’ browsers would look for it on their own network',
    cure: 'Write the public address, with a domain',
  };
}

function authDomainPort(value: string, setting: SettingName): FaultWords | null {
  const port = /:\d+$/.exec(value)?.[0];
  if (setting !== 'VITE_FIREBASE_AUTH_DOMAIN' || port === undefined) return null;
  return {
    what: 'names a port',
    why: 'Google’s window is at the host without a port',
    cure: `Write ${value.replace(port, '')}`,
    offer: value.replace(port, ''),
  };
}

type Store = {
  readonly name: string;
  /** Returns true for the address of an app's page in this store. */
  readonly isPage: (address: string) => boolean;
  readonly form: string;
};

/** The store of each setting for an app's page. `isPage` is only called with valid addresses. */
const stores: Readonly<Partial<Record<SettingName, Store>>> = {
  VITE_ANDROID_APP_URL: {
    name: 'Google Play',
    isPage: (address) => {
      const { origin, pathname, searchParams } = new URL(address);
      const isApp = /^[a-z]\w*(?:\.\w+)+$/i.test(searchParams.get('id') ?? '');
      return origin === 'https://play.google.com' && pathname === '/store/apps/details' && isApp;
    },
    form: 'https://play.google.com/store/apps/details?id=PACKAGE',
  },
  VITE_IOS_APP_URL: {
    name: 'the App Store',
    isPage: (address) => {
      const { origin, pathname } = new URL(address);
      const isStore = ['https://apps.apple.com', 'https://itunes.apple.com'].includes(origin);
      return isStore && /\/id\d{6,}(?:\/|$)/.test(pathname);
    },
    form: 'https://apps.apple.com/in/app/NAME/idNUMBER',
  },
};

function storeOfOtherSystem(value: string, setting: SettingName): FaultWords | null {
  if (!(setting in stores)) return null;
  const isOthers = Object.entries(stores).some(([other, store]) => other !== setting && store.isPage(value));
  if (!isOthers) return null;
  return {
    what: 'leads to the store for other phones',
    why: 'the app could not be installed from there',
    cure: 'Swap VITE_ANDROID_APP_URL and VITE_IOS_APP_URL',
  };
}

function storePage(value: string, setting: SettingName): FaultWords | null {
  const store = stores[setting];
  if (store === undefined || store.isPage(value)) return null;
  return {
    what: `is not the page of an app in ${store.name}`,
    why: 'the downloads page links it as the store for these phones',
    cure: `Write it as ${store.form}`,
  };
}

function appOnSiteOrigin({ VITE_APP_URL: app, VITE_SITE_ORIGIN: site }: RawSettings): FaultWords | null {
  if (!app || !site || new URL(app).origin !== new URL(site).origin) return null;
  return {
    what: 'is on the origin of the site (VITE_SITE_ORIGIN)',
    why: '/session would send signed-in visitors back to the site, and each could read what the other stores',
    cure: 'Give the application a host of its own, such as app.your-domain',
  };
}

const notSignedIn = 'browsers drop the session’s cookies there, so nobody is signed in';

/**
 * Returns a rule for the address of the site or of the application. The rule reports this address if it is outside the
 * cookie domain, but the other address and the brand's domain are inside.
 */
function outsideCookieDomain(setting: 'VITE_SITE_ORIGIN' | 'VITE_APP_URL'): Relation['find'] {
  return (given, brandDomain) => {
    const { domain, missed } = missedByCookies(given);
    const isAlone = missed.length === 1 && missed[0]?.name === setting;
    if (!isAlone || !isCookieDomainForHost(domain, brandDomain)) return null;
    return {
      what: `is not below ${domain} (VITE_COOKIE_DOMAIN) as ${brandDomain} in owner.json is`,
      why: notSignedIn,
      cure: `Write an address below ${domain}`,
    };
  };
}

function cookieDomainMisses(given: RawSettings): FaultWords | null {
  const { missed } = missedByCookies(given);
  if (missed.length === 0) return null;
  return {
    what: `does not cover ${missed.map(({ name, host }) => `${host} (${name})`).join(' and ')}`,
    why: notSignedIn,
    cure: cureOfCookieDomain(given),
  };
}

function authDomainElsewhere(given: RawSettings, brandDomain: string): FaultWords | null {
  const { VITE_FIREBASE_AUTH_DOMAIN: host, VITE_FIREBASE_PROJECT_ID: project = 'PROJECT' } = given;
  if (!host || !isDomain(brandDomain) || findPlaceholder(brandDomain) !== null) return null;
  const isFirebases = /^[^.]+\.(?:firebaseapp\.com|web\.app)$/.test(host);
  const own = [brandDomain, parseHost(given.VITE_COOKIE_DOMAIN) ?? brandDomain];
  if (isFirebases || own.some((domain) => isCookieDomainForHost(domain, host))) return null;
  return {
    what: `is neither Firebase’s nor below ${brandDomain} (owner.json)`,
    why: 'its owner would receive Google’s data about each visitor',
    cure: `Write ${project}.firebaseapp.com, or a host of yours that Firebase Hosting serves`,
  };
}

function watchBelowCookieDomain({
  VITE_WATCH_URL: watch,
  VITE_COOKIE_DOMAIN: cookies,
}: RawSettings): FaultWords | null {
  const host = parseHost(watch);
  const domain = parseHost(cookies);
  if (host === null || domain === null || !isCookieDomainForHost(domain, host)) return null;
  return {
    what: `is below ${domain} (VITE_COOKIE_DOMAIN)`,
    why: 'browsers would send the session’s cookies with every failure',
    cure: 'Give it a host of another domain',
  };
}

function brandPlaceholder(_given: RawSettings, brandDomain: string): FaultWords | null {
  if (findPlaceholder(brandDomain) === null) return null;
  return {
    what: `domain '${brandDomain}' is a placeholder`,
    why: 'the site would show the name and domain of the example',
    cure: 'Write name and domain of the product there',
  };
}

function brandMissesOrigin({ VITE_SITE_ORIGIN: site }: RawSettings, brandDomain: string): FaultWords | null {
  const host = parseHost(site);
  // A domain that is wrong by itself is reported by another rule.
  const isSound = isDomain(brandDomain) && !isPublicSuffix(brandDomain) && findPlaceholder(brandDomain) === null;
  if (!isSound || host === null || isCookieDomainForHost(brandDomain, host)) return null;
  const shared = sharedDomain(host);
  return {
    what: `domain '${brandDomain}' does not cover ${host} (VITE_SITE_ORIGIN)`,
    why: 'one of the two belongs to another product',
    cure: `Write the domain of the site there${shared === null ? '' : `, ${shared}`}`,
  };
}

/** Returns which of the two addresses, of the site and of the application, are outside the cookie domain. */
function missedByCookies(given: RawSettings) {
  const domain = parseHost(given.VITE_COOKIE_DOMAIN);
  const missed = (['VITE_SITE_ORIGIN', 'VITE_APP_URL'] as const).flatMap((name) => {
    const host = parseHost(given[name]);
    return domain === null || host === null || isCookieDomainForHost(domain, host) ? [] : [{ name, host }];
  });
  return { domain: domain ?? '', missed };
}

/**
 * Returns the remedy for a wrong cookie domain. It names a domain that contains the addresses of the site and the
 * application.
 */
function cureOfCookieDomain({ VITE_SITE_ORIGIN: site, VITE_APP_URL: app }: RawSettings): string {
  const hosts = [parseHost(site), parseHost(app)].filter((host) => host !== null);
  const shared = sharedDomain(...hosts);
  return shared === null ? 'Put site and application below one domain, and write that' : `Write .${shared}`;
}
