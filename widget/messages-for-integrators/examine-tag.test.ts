import { expect, test } from 'vitest';
import { createFakeHostPage } from '../adapters/fakes/fake-host-page.ts';
import { type RawAttributes, readCardConfig } from '../core/card-config.ts';
import { examineTag, firebaseConfigCure, nearestAttribute } from './examine-tag.ts';

test.each([
  ['double quotes in double quotes', '{', /^the value ends at its first double quote; put the attribute in single/],
  ['an object set from a script', '[object Object]', /JSON\.stringify/],
  ['the whole snippet of the console', 'const firebaseConfig = { apiKey: "k" };', /^begin with the brace/],
  ['names as JavaScript writes them', '{ apiKey: "k", authDomain: "a" }', /^put each name in double quotes/],
  ['single quotes', "{'apiKey': 'k'}", /^put names and values in double quotes/],
  ['quotes that a word processor has bent', '{“apiKey”: “k”}', /plain double quotes/],
  ['a comma too many', '{"apiKey": "k", }', /comma before the closing brace/],
  ['anything else', '{"apiKey" "k"}', /^mend the JSON \(.*\); put the attribute in single quotes/],
  [
    'a member left out, and an empty one',
    '{"apiKey": "k", "authDomain": " "}',
    /^add authDomain, projectId as .* them$/,
  ],
])('%s: what to change is said', (_, value, cure) => expect(firebaseConfigCure(value)).toMatch(cure));

test.each([
  ['app-url', 'app-url data-app-url appUrl app-ulr app_url redirect-url returnUrl callback-url applicationUrl'],
  ['cookie-domain', 'cookiedomain cookie-domian cookeDomain domain data-cookie-domain'],
  ['lang', 'lang locale language langs'],
  ['tab', 'tabs default-tab initialTab'],
  ['firebase-config', 'firebase firebaseConfig'],
  ['human-check', 'recaptcha captcha'],
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

/** Returns what the console says of a tag with these attributes, as "attribute: cure". */
function curesOf(attributes: RawAttributes): readonly string[] {
  const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo' };
  const usual = { 'app-url': 'https://app.shop.example', 'cookie-domain': '.shop.example' };
  const given = { ...usual, ...attributes };
  const reading = readCardConfig(given, { language: 'en', url: 'https://www.shop.example/' }, { firebase });
  const card = document.createElement('acct-auth-card');
  for (const [name, value] of Object.entries(given)) card.setAttribute(name, value);
  const problems = examineTag(card, createFakeHostPage(), reading, () => true);
  return problems.map(({ attribute, cure }) => `${attribute}: ${cure}`);
}

test('a cookie domain in capitals holds for the application, as browsers read it', () => {
  expect(curesOf({ 'cookie-domain': '.Shop.Example' })).toEqual([]);
});

const unfilled = 'A script or a template left this value unfilled: fill it in, or leave the attribute out.';
const wholeAddress = 'Write the whole address, from https:// on.';
test.each<[RawAttributes, cure: string]>([
  [{ 'app-url': '{{app_url}}' }, unfilled],
  [{ 'prefill-email': 'undefined' }, unfilled],
  [{ theme: '[object Object]' }, unfilled],
  [{ 'firebase-config': '{{ config }}' }, unfilled],
  [{ 'firebase-config': '[object Object]' }, 'An object was set where a text belongs; set JSON.stringify(config).'],
  [{ 'app-url': '/app' }, wholeAddress],
  [{ 'app-url': 'app.shop.example' }, wholeAddress],
  [{ 'app-url': '//app.shop.example' }, wholeAddress],
  [{ 'app-url': 'https://asha:secret@app.shop.example' }, 'Take user name and password out of the address.'],
  [{ 'app-url': '“https://app.shop.example”' }, 'Type plain double quotes around the value.'],
  [{ 'terms-url': '“/terms”' }, 'Type plain double quotes around the value.'],
  [{ 'cookie-domain': '“.shop.example”' }, 'Type plain double quotes around the value.'],
  [{ 'app-url': 'http://app.shop.example' }, 'Use an https address (http on localhost only).'],
])('names the cure that fits the value: %j', (attributes, cure) => {
  expect(curesOf(attributes)).toEqual([`${Object.keys(attributes)[0]}: ${cure}`]);
});
