import { describe, expect, test } from 'vitest';
import { findMissingProviderNames, providersWithExtraRow } from '../../account/testing/find-missing-provider-names.ts';
import { messages as en } from './en/messages.ts';
import { languageLoaders } from './language-loaders.ts';
import { translateToPseudoLocale } from './pseudo/messages.ts';
import { getMessageText, listMessageEntries } from './testing/message-entries.ts';

const english = listMessageEntries(en);

describe.each(Object.entries(languageLoaders))('the catalogue in %s', (_language, load) => {
  test('each language has exactly the strings of English', async () => {
    const { messages } = await load();
    expect(
      listMessageEntries(messages)
        .map(([path]) => path)
        .sort(),
    ).toEqual(english.map(([path]) => path).sort());
  });

  test('a translated string has as many parameters as the English string, and contains the value passed to it', async () => {
    const translated = new Map(listMessageEntries((await load()).messages));
    for (const [path, value] of english) {
      const other = translated.get(path);
      expect(typeof other, path).toBe(typeof value);
      if (typeof value !== 'function' || typeof other !== 'function') continue;
      expect(other.length, path).toBe(value.length);
      expect(value('+919876543210'), path).toContain('+919876543210');
      expect(other('+919876543210'), path).toContain('+919876543210');
    }
  });

  test('no string is empty or has superfluous spaces', async () => {
    for (const [path, value] of [...english, ...listMessageEntries((await load()).messages)]) {
      const text = getMessageText(value);
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/ {2}/);
      if (!/^(consent|loadFailure)\./.test(path)) expect(text, path).toBe(text.trim());
    }
  });
});

const loaders = { en: async () => ({ messages: en }), ...languageLoaders };

/** Phrases that name Google as a company, not as a sign-in method. */
const companyPhrases = {
  en: ['Google handles the number'],
  hi: ['नंबर Google के पास जाता है'],
};

describe.each(Object.entries(loaders))('the messages in %s', (language, load) => {
  const textsOf = async () =>
    listMessageEntries((await load()).messages).map(([path, value]) => [path, getMessageText(value)] as const);
  const phrases = companyPhrases[language as keyof typeof companyPhrases];

  test('a sentence that names one sign-in provider names all of them', async () => {
    expect(findMissingProviderNames(await textsOf(), phrases)).toEqual([]);
  });

  test('a sentence that names a sign-in provider is reported if it omits a newly added provider', async () => {
    const reported = findMissingProviderNames(await textsOf(), phrases, providersWithExtraRow).filter((each) =>
      /Contoso$/.test(each),
    );
    const texts = ['consent.signin', 'inApp.notice', 'wrongCredentials', 'quota', 'smsRegion', 'humanCheck'];
    expect(reported).toEqual(texts.map((path) => expect.stringMatching(`${path}: Contoso`)));
  });
});

test('the pseudo-locale has brackets around every string, including those that functions return', () => {
  const strange = listMessageEntries(translateToPseudoLocale(en));
  expect(strange.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, value] of strange) expect(getMessageText(value), path).toMatch(/^⟦[^⟦⟧]*⟧$/);
});
