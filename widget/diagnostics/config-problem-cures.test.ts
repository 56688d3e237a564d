import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../account/languages.ts';
import { type AttributeName, readCardConfig } from '../core/card-config.ts';
import { configProblemCures } from './config-problem-cures.ts';

const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo-acct' };
const problemsWith = (name: AttributeName, value: string) =>
  readCardConfig({ [name]: value }, { language: null, url: 'https://partner.example/' }, { firebase }).problems;

describe('the card accepts each value that the console message recommends', () => {
  test.each([
    ['tab', ['signup', 'signin']],
    ['lang', languageCodes],
    ['theme', ['auto', 'light', 'dark']],
    ['handoff', ['auto', 'always', 'never']],
    ['human-check', ['auto', 'real']],
    ['loading', ['eager', 'lazy']],
  ] as const)('for %s: %j', (name, values) => {
    expect(configProblemCures[name]?.match(/[a-z]+/g)).toEqual(['use', 'one', 'of', ...values]);
    for (const value of values) expect(problemsWith(name, value)).toEqual([]);
  });

  test.each(['app-url', 'terms-url', 'privacy-url'] as const)(
    'for %s: an https address, and an http address of this machine',
    (name) => {
      expect(configProblemCures[name]).toMatch(/https address .*http on localhost only/);
      for (const address of ['https://partner.example/x', 'http://localhost:3000'])
        expect(problemsWith(name, address)).toEqual([]);
    },
  );

  test.each(['auth-emulator', 'firestore-emulator'] as const)('for %s: a port of this machine', (name) => {
    const [address = 'none is named'] = /http:\S+PORT/.exec(configProblemCures[name] ?? '') ?? [];
    expect(problemsWith(name, address.replace('PORT', '9099'))).toEqual([]);
  });

  test('for cookie-domain and cookie-prefix: the recommended domain, and prefixes of the smallest and largest length', () => {
    const [domain = 'none is named'] = /\.acct\.\w+/.exec(configProblemCures['cookie-domain'] ?? '') ?? [];
    expect(problemsWith('cookie-domain', domain)).toEqual([]);
    const [least = 0, most = 0] = (configProblemCures['cookie-prefix']?.match(/\d+/g) ?? []).map(Number);
    for (const length of [least, most]) expect(problemsWith('cookie-prefix', '_'.repeat(length))).toEqual([]);
    expect(problemsWith('cookie-prefix', '_'.repeat(most + 1))).toHaveLength(1);
  });

  test('for firebase-config: JSON with the recommended members', () => {
    const members = configProblemCures['firebase-config']?.match(/[a-z]+[A-Z]\w+/g) ?? [];
    const given = Object.fromEntries(members.map((member) => [member, 'x']));
    expect(problemsWith('firebase-config', JSON.stringify(given))).toEqual([]);
  });
});
