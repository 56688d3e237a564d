import { expect, test } from 'vitest';
import { asciiAddress } from './field-checks.ts';

test.each([
  ['raj@उदाहरण.भारत', 'raj@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['raj@உதாரணம்.இந்தியா', 'raj@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
  ['raj@bücher。example', 'raj@xn--bcher-kva.example'],
  ['Raj@Example.COM', 'Raj@Example.COM'],
  ['raj@xn--p1b6ci4b4b3a.xn--h2brj9c', 'raj@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('%s is sent as %s', (typed, sent) => {
  expect(asciiAddress(typed)).toBe(sent);
});

test.each([
  ['a word joiner before it', '\u2060raj@example.com'],
  ['a space behind a mark', '\u2060 raj@example.com'],
  ['a zero-width space behind it', 'raj@example.com\u200b'],
  ['a mark behind a space', 'raj@example.com \u200b'],
  ['a soft hyphen of the page that it stood on', 'r\u00adaj@exam\u00adple.com'],
  ['marks of direction', '\u202araj@example.com\u202c'],
])('a pasted address loses %s', (_, pasted) => {
  expect(asciiAddress(pasted)).toBe('raj@example.com');
});

test('digits of an Indian keyboard are those that a mailbox can have', () => {
  expect(asciiAddress('raj२४@example.com')).toBe('raj24@example.com');
});

test.each([
  'raj@उदाहरण.भारत/inbox',
  'raj@उदाहरण.भारत:80',
  'raj@उदाहरण?.भारत',
  'raj@उदाहरण<.भारत',
  'raj@उदा हरण.भारत',
  'राज',
  '',
  '@',
])('%j is no address in any script, and stays as it is', (typed) => {
  expect(asciiAddress(typed)).toBe(typed);
});
