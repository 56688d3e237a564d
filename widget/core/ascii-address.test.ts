import { expect, test } from 'vitest';
import { asciiAddress } from './ascii-address.ts';

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
  'raj@उदाहरण.भारत/inbox',
  'raj@उदाहरण.भारत:80',
  'raj@उदाहरण?.भारत',
  'raj@उदा हरण.भारत',
  'राज',
  '',
  '@',
  'raj@\u00ad',
])('%j is no address in any script, and stays as it is', (typed) => {
  expect(asciiAddress(typed)).toBe(typed);
});
