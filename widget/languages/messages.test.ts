import { describe, expect, test } from 'vitest';
import { furtherProviders, unnamedProviders } from '../../account/testing/unnamed-providers.ts';
import { messages as en } from './en/messages.ts';
import { languageLoaders } from './language-loaders.ts';
import { pseudoTranslate } from './pseudo/messages.ts';
import { messageEntries, messageText } from './testing/message-entries.ts';

const english = messageEntries(en);

describe.each(Object.entries(languageLoaders))('in %s', (_language, load) => {
  test('there is every string of English and no other', async () => {
    const { messages } = await load();
    expect(
      messageEntries(messages)
        .map(([path]) => path)
        .sort(),
    ).toEqual(english.map(([path]) => path).sort());
  });

  test('what takes a value takes the same number of them, and says them', async () => {
    const translated = new Map(messageEntries((await load()).messages));
    for (const [path, value] of english) {
      const other = translated.get(path);
      expect(typeof other, path).toBe(typeof value);
      if (typeof value !== 'function' || typeof other !== 'function') continue;
      expect(other.length, path).toBe(value.length);
      expect(value('+919876543210'), path).toContain('+919876543210');
      expect(other('+919876543210'), path).toContain('+919876543210');
    }
  });

  test('no string is empty, or has stray spaces but where a sentence goes on around a link', async () => {
    for (const [path, value] of [...english, ...messageEntries((await load()).messages)]) {
      const text = messageText(value);
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/ {2}/);
      if (!/^(consent|loadFailure)\./.test(path)) expect(text, path).toBe(text.trim());
    }
  });
});

const loaders = { en: async () => ({ messages: en }), ...languageLoaders };

/** The phrases of each language in which Google is not a way in. */
const ofCompany = {
  en: ['Google handles the number'],
  hi: ['नंबर Google के पास जाता है'],
};

describe.each(Object.entries(loaders))('the ways in that a sentence of %s offers', (language, load) => {
  const textsOf = async () =>
    messageEntries((await load()).messages).map(([path, value]) => [path, messageText(value)] as const);
  const phrases = ofCompany[language as keyof typeof ofCompany];

  test('include each provider with a window', async () => {
    expect(unnamedProviders(await textsOf(), phrases)).toEqual([]);
  });

  test('are reported where they would leave a further provider out', async () => {
    const reported = unnamedProviders(await textsOf(), phrases, furtherProviders).filter((each) =>
      /Contoso$/.test(each),
    );
    const texts = ['consent.signin', 'inApp.notice', 'wrongCredentials', 'quota', 'smsRegion', 'humanCheck'];
    expect(reported).toEqual(texts.map((path) => expect.stringMatching(`${path}: Contoso`)));
  });
});

test('the pseudo catalogue brackets every string, what a function returns too, and drops none', () => {
  const strange = messageEntries(pseudoTranslate(en));
  expect(strange.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, value] of strange) expect(messageText(value), path).toMatch(/^⟦[^⟦⟧]*⟧$/);
});
