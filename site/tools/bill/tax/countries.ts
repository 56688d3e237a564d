import { countries as english } from '../../../base/countries/en.ts';
import { countries as hindi } from '../../../base/countries/hi.ts';
import { cleanText } from '../../reading/clean-text.ts';

export type CountryCode = keyof typeof english;

/** Other names of countries, in lower case without dots (see `plain`). */
const otherNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['uae', 'यूएई'],
  GB: ['uk', 'great britain', 'britain', 'यूके', 'यूनाइटेड किंगडम'],
  KR: ['republic of korea'],
  LK: ['srilanka'],
  MM: ['burma'],
  NL: ['holland'],
  RU: ['russian federation'],
  SA: ['ksa', 'saudi'],
  TR: ['türkiye', 'turkiye'],
  US: ['us', 'usa', 'united states of america', 'america', 'यूएसए'],
  ZA: ['rsa'],
};

/** Cities and regions that people write at the end of an address instead of the country. */
const placesIn: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['dubai', 'abu dhabi', 'sharjah', 'दुबई', 'अबू धाबी', 'शारजाह'],
  GB: ['england', 'scotland', 'wales', 'northern ireland', 'london', 'इंग्लैंड', 'लंदन'],
  NP: ['kathmandu', 'pokhara', 'birgunj', 'काठमांडू'],
};

const indian = ['india', 'bharat', 'republic of india', 'भारत', 'इंडिया'];

/** Converts a text to lower case without dots, articles and postcodes: `The U.K. SW1A 1AA` -> `uk`. */
const plain = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== 'the' && !/\d/.test(word))
    .join(' ')
    .trim();

const codes = Object.keys(english) as readonly CountryCode[];

const namesOf = (code: CountryCode): readonly string[] => [
  ...[english[code], hindi[code]].map(plain),
  ...(otherNames[code] ?? []),
];

/** Returns a foreign country as typed. Returns an empty text for India, also while the word "India" is being typed. */
export const readForeignCountry = (typed: string): string =>
  indian.some((name) => name.startsWith(plain(typed))) ? '' : cleanText(typed);

/** Returns the country in which an address seems to end, or null. The form asks the visitor about it. */
export function findCountryInAddress(address: string): CountryCode | null {
  const parts = address.split(/[,\n]/).map(plain);
  const last = parts.filter((part) => part !== '').pop() ?? '';
  const ends = (name: string): boolean => last === name || last.endsWith(` ${name}`);
  return codes.find((code) => [...namesOf(code), ...(placesIn[code] ?? [])].some(ends)) ?? null;
}

/** Removes the last part of an address if it is the same country as in the country field. */
export function removeCountryFromAddress(address: string, country: string): string {
  const written = address.replace(/[\s,]+$/, '');
  const start = Math.max(written.lastIndexOf(','), written.lastIndexOf('\n')) + 1;
  const last = written.slice(start);
  const named = codes.find((code) => namesOf(code).includes(plain(country)));
  const names = named ? namesOf(named) : [plain(country)];
  const isRepeated = country !== '' && !/\d/.test(last) && names.includes(plain(last));
  return isRepeated ? written.slice(0, start).replace(/[\s,]+$/, '') : address;
}
