import { describe, expect, it } from 'vitest';
import { findCountryInAddress, readForeignCountry, removeCountryFromAddress } from './countries.ts';

describe('the country field', () => {
  it.each(['', ' ', 'India', 'INDIA.', 'Bharat', 'भारत', 'इंडिया', 'Republic of India', '\u200bIndia\u200b'])(
    'the country "%s" counts as India',
    (typed) => expect(readForeignCountry(typed)).toBe(''),
  );
  it('a half-typed "India" does not count as a foreign country', () => {
    const typed = Array.from('India', (_, index) => 'India'.slice(0, index + 1));
    expect(typed.map(readForeignCountry)).toEqual(['', '', '', '', '']);
  });
  it.each([
    ['Indonesia', 'Indonesia'],
    ['United Kingdom', 'United Kingdom'],
    [' नेपाल ', 'नेपाल'],
    ['Lesotho', 'Lesotho'],
    ['British Indian Ocean Territory', 'British Indian Ocean Territory'],
  ])('the country "%s" counts as foreign', (typed, country) => expect(readForeignCountry(typed)).toBe(country));
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
  ])('the address "%s" ends in the country %s', (address, code) => expect(findCountryInAddress(address)).toBe(code));

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
  ])('the address "%s" ends in no foreign country', (address) => expect(findCountryInAddress(address)).toBeNull());
});

describe('an address with a country field', () => {
  it.each([
    ['5 High St, London, UK', 'United Kingdom', '5 High St, London'],
    ['5 High St,\nLondon\nU.K.', 'यूके', '5 High St,\nLondon'],
    ['Kathmandu, Nepal', 'Nepal', 'Kathmandu'],
    // The next four addresses are printed unchanged. Their last part is another country, a city, a region, or a country
    // with a postcode.
    ['Kathmandu, Nepal', 'Bhutan', 'Kathmandu, Nepal'],
    ['Marina, Dubai', 'United Arab Emirates', 'Marina, Dubai'],
    ['Glasgow, Scotland', 'United Kingdom', 'Glasgow, Scotland'],
    ['London, UK SW1A 1AA', 'United Kingdom', 'London, UK SW1A 1AA'],
    ['Maseru, Lesotho', 'Lesotho', 'Maseru'],
    ['Kathmandu, Nepal, ', 'Nepal', 'Kathmandu'],
    ['Nepal', 'Nepal', ''],
    ['5 High St, London', '', '5 High St, London'],
  ])('the address "%s" with the country "%s" is printed as "%s"', (address, country, printed) =>
    expect(removeCountryFromAddress(address, country)).toBe(printed),
  );
});
