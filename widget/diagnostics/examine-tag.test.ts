import { describe, expect, test } from 'vitest';
import { createFakeHostPage } from '../adapters/fakes/fake-host-page.ts';
import { type RawAttributes, readCardConfig } from '../core/card-config.ts';
import { examineTag, findFirebaseConfigCure, findNearestAttribute } from './examine-tag.ts';
import { integratorMessages } from './integrator-messages.ts';

test.each([
  ['double quotes in double quotes', '{', /^the value ends at its first double quote; put the attribute in single/],
  ['an object set from a script', '[object Object]', /JSON\.stringify/],
  ['the whole snippet of the console', 'const firebaseConfig = { apiKey: "k" };', /^begin with the brace/],
  ['names as JavaScript writes them', '{ apiKey: "k", authDomain: "a" }', /^put each name in double quotes/],
  ['single quotes', "{'apiKey': 'k'}", /^put names and values in double quotes/],
  ['curly quotes of a word processor', '{“apiKey”: “k”}', /plain double quotes/],
  ['a trailing comma', '{"apiKey": "k", }', /comma before the closing brace/],
  ['anything else', '{"apiKey" "k"}', /^correct the JSON \(.*\); put the attribute in single quotes/],
  [
    'a missing member, and an empty one',
    '{"apiKey": "k", "authDomain": " "}',
    /^add authDomain, projectId as .* them$/,
  ],
])('the report of a firebase-config with %s contains the correction', (_, value, cure) =>
  expect(findFirebaseConfigCure(value)).toMatch(cure),
);

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
])('findNearestAttribute returns %s for each of the names %s', (meant, names) => {
  expect(names.split(' ').filter((name) => findNearestAttribute(name) !== meant)).toEqual([]);
});

const readingOf = (attributes: RawAttributes) => {
  const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo' };
  return readCardConfig(attributes, { language: 'en', url: 'https://www.shop.example/' }, { firebase });
};
const usual = { 'app-url': 'https://app.shop.example', 'cookie-domain': '.shop.example' };

/** Returns the cures for a tag with these attributes, as "attribute: cure". */
function curesOf(attributes: RawAttributes): readonly string[] {
  const given = { ...usual, ...attributes };
  const card = document.createElement('acct-auth-card');
  for (const [name, value] of Object.entries(given)) card.setAttribute(name, value);
  const problems = examineTag(card, createFakeHostPage(), readingOf(given), () => true);
  return problems.map(({ attribute, cure }) => `${attribute}: ${cure}`);
}

test('a cookie domain may have capital letters, as in browsers', () => {
  expect(curesOf({ 'cookie-domain': '.Shop.Example' })).toEqual([]);
});

const unfilled = 'A script or a template left this value unfilled: fill it in, or leave the attribute out.';
const wholeAddress = 'Write the whole address, from https:// on.';
test.each<[RawAttributes, cure: string]>([
  [{ 'app-url': '{{app_url}}' }, unfilled],
  [{ 'prefill-email': 'undefined' }, unfilled],
  [{ theme: '[object Object]' }, unfilled],
  [{ 'firebase-config': '{{ config }}' }, unfilled],
  [{ 'firebase-config': '[object Object]' }, 'The value is an object; set JSON.stringify(config) instead.'],
  [{ 'app-url': '/app' }, wholeAddress],
  [{ 'app-url': 'app.shop.example' }, wholeAddress],
  [{ 'app-url': '//app.shop.example' }, wholeAddress],
  [{ 'app-url': 'https://asha:secret@app.shop.example' }, 'Remove user name and password from the address.'],
  [{ 'app-url': '“https://app.shop.example”' }, 'Type plain double quotes around the value.'],
  [{ 'terms-url': '“/terms”' }, 'Type plain double quotes around the value.'],
  [{ 'cookie-domain': '“.shop.example”' }, 'Type plain double quotes around the value.'],
  [{ 'app-url': 'http://app.shop.example' }, 'Use an https address (http on localhost only).'],
])('the console line contains the cure for the value %j', (attributes, cure) => {
  expect(curesOf(attributes)).toEqual([`${Object.keys(attributes)[0]}: ${cure}`]);
});

const link = '<a href="https://www.acct.example/login">Sign up or sign in</a>';
describe('the content of a tag', () => {
  /**
   * Puts a tag with this content on the page, and examines the tag twice. Returns the code and the place of each
   * report.
   */
  function learnsOf(content: string, after = '') {
    document.body.innerHTML = `<acct-auth-card>${content}</acct-auth-card>${after}`;
    const card = document.body.firstElementChild as HTMLElement;
    const page = createFakeHostPage();
    for (const _ of [1, 2]) examineTag(card, page, readingOf(usual), () => true);
    expect(page.reports.map(({ code }) => code)).toEqual(page.details('acct-error').map(({ code }) => code));
    return page.reports.map(({ code, where }) => `${code}: ${where}`);
  }

  test.each([
    ['', ''],
    [link, ''],
    [`<p>Without scripts: ${link}</p>`, ''],
    [`<noscript>${link}</noscript>`, ''],
    [`Without scripts:<br><strong>${link}</strong>`, ''],
    [`${link}<label slot="beside-submit"><input type="checkbox"> Mine</label>`, ''],
    // Puts more nodes after the tag, so that the tag counts as closed.
    ['<div>Your own form</div>', '\n<p>More</p>'],
  ])('is accepted as fallback content: %s', (content, after) => {
    expect(learnsOf(content, after)).toEqual([]);
  });

  test.each([
    ['<p>Why us</p>', 'p'],
    [`<p>${link}</p><p>More on our <a href="/prices">prices</a></p>`, 'p, p'],
    ['<ul><li>Bills</li></ul>', 'ul'],
    ['<button>Menu</button>', 'button'],
    [`${link}<div><a href="/imprint">Imprint</a></div>`, 'a, div'],
    ['<h2>Why us</h2><footer>Imprint</footer>', 'h2, footer'],
  ])('is reported once as that of an unclosed tag if it is more than fallback content: %s', (content, names) => {
    expect(learnsOf(content)).toEqual([`page/tag-not-closed: inside it are ${names}`]);
  });

  test('does not end at "/>", so the message about an unclosed tag never mentions "/>"', () => {
    expect(integratorMessages['page/tag-not-closed']?.what).not.toContain('/>');
  });
});
