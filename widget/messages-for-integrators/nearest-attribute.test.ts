import { expect, test } from 'vitest';
import { nearestAttribute } from './nearest-attribute.ts';

test.each([
  ['app-url', 'app-url data-app-url appUrl app-ulr app_url redirect-url returnUrl callback-url applicationUrl'],
  ['cookie-domain', 'cookiedomain cookie-domian cookeDomain domain data-cookie-domain'],
  ['lang', 'lang locale language langs'],
  ['tab', 'tabs default-tab initialTab'],
  ['firebase-config', 'firebase firebaseConfig'],
  ['human-check', 'recaptcha humanCheck'],
  ['prefill-email', 'prefillEmail prefill-mail'],
  ['theme="dark"', 'dark dark-mode'],
  ['tab="signup"', 'signup sign-up register'],
  ['prefill-phone', 'phone mobile phone-number'],
  ['firebase-config', 'api-key projectId auth-domain'],
  [undefined, 'data-email data-mode data-url data-dark name'],
  [undefined, 'class id style slot tabindex data-app data-testid data-v-7ba5bd90 _ngcontent-ng-c1 prefix x'],
])('%s is what is meant by %s', (meant, names) => {
  expect(names.split(' ').filter((name) => nearestAttribute(name) !== meant)).toEqual([]);
});
