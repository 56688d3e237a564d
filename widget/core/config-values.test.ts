import { expect, test } from 'vitest';
import { parseWebAddress } from './config-values.ts';

test.each([
  ['https://app.acct.example', 'https://app.acct.example/'],
  ['https://app.acct.example/a?b#c', 'https://app.acct.example/a?b#c'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['http://127.0.0.1', 'http://127.0.0.1/'],
  ['http://[::1]:3000/', 'http://[::1]:3000/'],
])('the address %s is accepted', (text, address) => {
  expect(parseWebAddress(text)).toBe(address);
});

test.each([
  ['http', 'http://app.acct.example', 'http://localhost.acct.example', 'http://app.localhost', 'http://notlocalhost'],
  ['http and a number', 'http://1127.0.0.1', 'http://127.0.0.1.acct.example'],
  ['a user', 'https://asha@app.acct.example', 'https://asha:secret@app.acct.example'],
  ['a password', 'https://:secret@app.acct.example'],
  ['a script', 'javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,x', 'blob:https://app.acct.example/1', 'file:///etc/passwd'],
  ['another protocol', 'ftp://app.acct.example', 'ftp://localhost', 'ws://localhost:3000'],
  ['only a path or a host', '//app.acct.example', '/terms', 'terms', ''],
])('an address with %s is refused: %j, ...', (_, ...addresses) => {
  for (const address of addresses) expect(parseWebAddress(address), address).toBeNull();
});

test.each([
  ['/terms', 'https://partner.example/terms'],
  ['terms', 'https://partner.example/a/terms'],
  ['//cdn.example/terms', 'https://cdn.example/terms'],
])('the relative address %s is resolved against the page’s address', (text, address) => {
  expect(parseWebAddress(text, 'https://partner.example/a/b')).toBe(address);
});

test.each(['“https://app.acct.example”', '"https://app.acct.example"', "'/terms'"])(
  'the value %s is not an address, since its quotes are part of the value',
  (text) => {
    expect(parseWebAddress(text, 'https://partner.example/a/b')).toBeNull();
  },
);

test('a relative address on a page without https is refused', () => {
  expect(parseWebAddress('/terms', 'http://partner.example/')).toBeNull();
  expect(parseWebAddress('javascript:alert(1)', 'https://partner.example/')).toBeNull();
});
