import { expect, test } from 'vitest';
import { firebaseConfigCure } from './firebase-config-cure.ts';

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
