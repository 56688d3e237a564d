import { describe, expect, it } from 'vitest';
import { addressWithoutCountry, countryAtEndOfAddress, foreignCountryName } from './countries.ts';

describe('a country is one abroad unless it is empty or India', () => {
  it.each(['', ' ', 'India', 'INDIA.', 'Bharat', 'भारत', 'इंडिया', 'Republic of India', '\u200bIndia\u200b'])(
    'takes "%s" for India',
    (typed) => expect(foreignCountryName(typed)).toBe(''),
  );
  it('takes no letter on the way to "India" for a country abroad', () => {
    const typed = Array.from('India', (_, index) => 'India'.slice(0, index + 1));
    expect(typed.map(foreignCountryName)).toEqual(['', '', '', '', '']);
  });
  it.each([
    ['Indonesia', 'Indonesia'],
    ['United Kingdom', 'United Kingdom'],
    [' नेपाल ', 'नेपाल'],
    ['Lesotho', 'Lesotho'],
    ['British Indian Ocean Territory', 'British Indian Ocean Territory'],
  ])('takes "%s" for a country abroad', (typed, country) => expect(foreignCountryName(typed)).toBe(country));
});

describe('the end of an address', () => {
  it.each([
    ['5 High St, London, UK', 'GB'],
    ['5 High St, London, U.K.', 'GB'],
    ['5 High St\nLondon SW1A 1AA\nUnited Kingdom', 'GB'],
    ['5 High St, London, UK, SW1A 1AA', 'GB'],
    ['5 High St London UK', 'GB'],
    ['5 High St, London', 'GB'],
    ['Glasgow, Scotland', 'GB'],
    ['Dubai, UAE', 'AE'],
    ['Al Rigga Road, Deira - Dubai - U.A.E', 'AE'],
    ['Al Rigga Road, Dubai', 'AE'],
    ['Kathmandu, Nepal', 'NP'],
    ['Kathmandu 44600', 'NP'],
    ['1 Main St, Austin, TX 78701, U.S.A.', 'US'],
    ['the Netherlands', 'NL'],
    ['थमेल, काठमांडू, नेपाल', 'NP'],
    ['लंदन, यूके', 'GB'],
    ['NEPAL', 'NP'],
  ])('"%s" is abroad: %s', (address, code) => expect(countryAtEndOfAddress(address)).toBe(code));

  it.each([
    [''],
    ['4 MG Road, Pune 411001'],
    ['Nepalganj Road, Lucknow'],
    ['Nepal House, Ranchi'],
    ['London Road, Pune, India'],
    ['12 China Bazaar, Chennai 600001'],
    ['Hotel Singapore, Park Street, Kolkata'],
    ['Romania'],
    ['Baikunthpur, Korea'],
    ['Sukinepal'],
    [', ,'],
  ])('"%s" names no country of the list', (address) => expect(countryAtEndOfAddress(address)).toBeNull());
});

describe('an address is printed without a country that stands in its own field', () => {
  it.each([
    ['5 High St, London, UK', 'United Kingdom', '5 High St, London'],
    ['5 High St,\nLondon\nU.K.', 'यूके', '5 High St,\nLondon'],
    ['Kathmandu, Nepal', 'Nepal', 'Kathmandu'],
    // The field names another country, or part of the place would be lost.
    ['Kathmandu, Nepal', 'Bhutan', 'Kathmandu, Nepal'],
    ['Marina, Dubai', 'United Arab Emirates', 'Marina, Dubai'],
    ['Glasgow, Scotland', 'United Kingdom', 'Glasgow, Scotland'],
    ['London, UK SW1A 1AA', 'United Kingdom', 'London, UK SW1A 1AA'],
    ['Maseru, Lesotho', 'Lesotho', 'Maseru'],
    ['Kathmandu, Nepal, ', 'Nepal', 'Kathmandu'],
    ['Nepal', 'Nepal', ''],
    ['5 High St, London', '', '5 High St, London'],
  ])('"%s" of %s: "%s"', (address, country, printed) => expect(addressWithoutCountry(address, country)).toBe(printed));
});
