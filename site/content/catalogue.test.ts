import { describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages, sourceLanguage } from '../../account/languages.ts';
import { findMissingProviderNames, providersWithExtraRow } from '../../account/testing/find-missing-provider-names.ts';
import { brand } from '../brand.ts';
import { listCatalogueTexts } from '../testing/list-catalogue-texts.ts';
import { catalogues } from './catalogues.ts';
import { guideSummaries } from './guide-summaries.ts';

const others = languageCodes.filter((language) => language !== sourceLanguage);
const leavesIn = (language: Language) => listCatalogueTexts(catalogues[language]);
const source = leavesIn(sourceLanguage);

/**
 * Names that are the same in every language. A text that consists only of such names needs no letter of the language's
 * script.
 */
const sameEverywhere = new RegExp(
  [
    /\S+@\S+/.source,
    /acct[\w.-]*|https?:\S+|<[^>]+>|GSTIN?R?-?\w*|GST|UPI|WhatsApp|SHA-256|Chrome|Firefox|Safari|Edge|Windows|RAM|GB|X|Y/
      .source,
    /signup|signin|app-url|cookie-domain|tab|lang|theme|prefill-email|handoff|auto|always|never|light|dark|script-src:|connect-src:/
      .source,
    `\\b(${languageCodes.join('|')})\\b`,
  ].join('|'),
  'g',
);

describe.each(others)('the catalogue of %s', (language) => {
  it('has every text of the source language', () => {
    const leaves = leavesIn(language);
    expect(leaves.map(([path]) => path)).toEqual(source.map(([path]) => path));
    expect(leaves.filter(([, text]) => text === '' && !source.some(([, other]) => other === ''))).toEqual([]);
  });

  it('has every text in the language’s own script, except names in Latin letters', () => {
    const script: string = languages[language].script;
    const own = new RegExp(`\\p{Script=${script}}`, 'u');
    const untranslated = leavesIn(language).filter(
      ([, text]) => /[A-Za-z]/.test(text.replace(sameEverywhere, '')) && !own.test(text),
    );
    expect(script === 'Latn' ? [] : untranslated).toEqual([]);
  });

  it('has only Latin digits, which other Indian apps use too', () => {
    // Ignores a text that is identical in the English catalogue, such as an example with digits of another script.
    const examples = source.map(([, text]) => text);
    const own = leavesIn(language).filter(([, text]) => !examples.includes(text));
    expect(own.filter(([, text]) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });
});

it('the Hindi catalogue addresses the visitor formally, but in everyday words', () => {
  const familiar = /(^|\s)(तुम|तुम्हारा|तेरा|करो|देखो|बनाओ)(\s|$|।)/;
  const official = /जीएसटी|सशुल्क|नवीनीकरण|अनुपालन|बुनियादी|असीमित|समर्पित|ग्राहक सहायता/;
  expect(leavesIn('hi').filter(([, text]) => familiar.test(text) || official.test(text))).toEqual([]);
});

it('the catalogues contain no invented marketing claim', () => {
  const invented =
    /trusted by|customers love|\b\d[\d,]*\+ (users|businesses)|\brated|every plan|hurry|only today|limited time/i;
  expect(listCatalogueTexts(catalogues.en).filter(([, text]) => invented.test(text))).toEqual([]);
});

it.each(languageCodes)('titles and descriptions fit the length that search engines display: %s', (language) => {
  const letters = (text: string): number => [...text.replaceAll(brand.name, '')].length;
  const unfit = Object.entries(catalogues[language].meta).filter(
    ([, { title, description }]) =>
      letters(title) < 11 || letters(title) > 56 || letters(description) < 50 || letters(description) > 155,
  );
  expect(unfit).toEqual([]);
});

/** The phrases that mention Google as a company, not as a sign-in method. */
const ofCompany: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'Google’s Firebase',
    'Google’s reCAPTCHA',
    'Google’s services',
    'Google’s scripts',
    'sent to Google',
    'Google gives to nobody',
  ],
  hi: [
    'Google की Firebase',
    'Google के Firebase',
    'Google की reCAPTCHA',
    'Google का reCAPTCHA',
    'Google की मदद',
    'Google की स्क्रिप्ट',
    'नंबर Google को',
    'Google किसी को नहीं देता',
  ],
};

describe.each(languageCodes)('sentences about the sign-in methods in %s', (language) => {
  const guide = (guideSummaries[language] ?? []).map((section) => [section.heading, JSON.stringify(section)] as const);
  const texts = [...leavesIn(language), ...guide];

  it('name each provider whose sign-in opens a window', () => {
    expect(findMissingProviderNames(texts, ofCompany[language] ?? [])).toEqual([]);
  });

  it('are reported if they omit a new provider', () => {
    const reported = findMissingProviderNames(texts, ofCompany[language] ?? [], providersWithExtraRow);
    expect(reported).toContainEqual(expect.stringMatching(/^articles\.\/help.*: Contoso$/));
    if (guide.length > 0) expect(reported).toContain(`${guide[0]?.[0]}: Contoso`);
  });
});
