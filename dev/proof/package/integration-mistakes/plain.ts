import '@acct/auth-card';
import '@acct/auth-card/single';
import type {
  AcctAuthCardAttributes,
  AcctAuthCardElement,
  AcctAuthCardEventDetails,
  AcctAuthCardEventMap,
} from '@acct/auth-card';
import manifest from '@acct/auth-card/custom-elements.json' with { type: 'json' };

const card: AcctAuthCardElement = document.createElement('acct-auth-card');
const found: AcctAuthCardElement | null = document.querySelector('acct-auth-card');
found?.reset();
card.focus({ preventScroll: true });

card.addEventListener('acct-authenticated', (event) => {
  const { uid, companyId, method, session }: AcctAuthCardEventDetails['acct-authenticated'] = event.detail;
  const known: 'password' | 'google.com' | 'phone' = method;
  const stays: string | null = companyId;
  if (session === 'none') event.preventDefault();
  console.log(uid, known, stays);
  // @ts-expect-error no detail holds a token
  console.log(event.detail.token);
});
document.addEventListener('acct-error', ({ detail }) => console.log(detail.code.length, detail.action === 'google'));
card.addEventListener('acct-config-error', ({ detail }) => {
  for (const { attribute, value, fatal } of detail.problems) console.log(attribute.length + value.length, fatal);
});
const listener = ({ detail }: AcctAuthCardEventMap['acct-tab-change']): 'signup' | 'signin' => detail.tab;
card.addEventListener('acct-tab-change', listener);
// @ts-expect-error another event has another detail
card.addEventListener('acct-redirect', listener);
// @ts-expect-error there is no such method
card.open();
// @ts-expect-error attributes are no properties
card.appUrl = 'https://app.acct.example';

const attributes: AcctAuthCardAttributes = { 'app-url': 'https://app.acct.example', tab: 'signin', theme: undefined };
// @ts-expect-error no such tab
attributes.tab = 'login';
// @ts-expect-error no such language
attributes.lang = 'fr';
// @ts-expect-error no such theme
attributes.theme = 'blue';
// @ts-expect-error no such value
attributes.handoff = 'sometimes';
// @ts-expect-error no such value
attributes['human-check'] = 'none';
// @ts-expect-error no such value
attributes.loading = 'later';
// @ts-expect-error no such attribute
attributes['app-uri'] = 'https://app.acct.example';
console.log(manifest.schemaVersion, manifest.modules.length);
