import { type GivenSettings, isRequired, type SettingName } from '../settings-schema.ts';
import { hostIn, isLocal, isPublicSuffix } from './domains.ts';
import { markupIn, placeholderIn } from './placeholder-in.ts';
import { cureOfCookieDomain } from './relation-rules.ts';
import { type FaultWords, isSecret } from './setting-problem.ts';

type ValueRule = {
  readonly id: string;
  /** Of a list, `value` is one of it. Null: nothing is wrong. */
  readonly find: (value: string, setting: SettingName, given: GivenSettings) => FaultWords | null;
};

/** What a value of a live build must not be in whatever form it is written; a cure of its form would only hide it. */
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

/** What a value of a live build must not be where its form is right. */
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

/** The settings that lead to an app's page, by the forms that the stores give out. */
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
