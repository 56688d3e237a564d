import { expect, test } from 'vitest';
import { attributeNames } from '../core/card-config.ts';
import { nearestAttribute } from './nearest-attribute.ts';

test.each([
  ['app-url', 'data-app-url appurl appUrl app-ulr app_url redirect-url returnUrl redirect callback-url applicationUrl'],
  ['cookie-domain', 'cookiedomain cookie-domian cookeDomain domain data-cookie-domain'],
  ['lang', 'locale language langs'],
  ['tab', 'tabs default-tab initialTab'],
  ['firebase-config', 'firebase firebaseConfig'],
  ['human-check', 'recaptcha humanCheck'],
  ['terms-url', 'terms tos-url'],
  ['prefill-email', 'prefillEmail prefill-mail'],
  ['loading', 'loadin'],
])('%s is what is meant by %s', (meant, names) => {
  expect(names.split(' ').map(nearestAttribute)).toEqual(names.split(' ').map(() => meant));
});

test('a right name is its own, and what pages and frameworks write is taken for nothing', () => {
  for (const name of attributeNames) expect(nearestAttribute(name)).toBe(name);
  for (const name of 'class id style slot tabindex data-app data-testid data-v-7ba5bd90 _ngcontent-ng-c1 prefix x'.split(
    ' ',
  ))
    expect(nearestAttribute(name), name).toBeUndefined();
});
