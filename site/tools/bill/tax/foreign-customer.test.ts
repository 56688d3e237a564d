import { expect, it } from 'vitest';
import type { BillDraft } from './bill-draft.ts';
import { readBill } from './read-bill.ts';
import { createTestDraft, createTestGstin } from './testing/create-test-draft.ts';
import { findBillWarnings, findMissingBillParts } from './validate-bill.ts';

const london = { buyerName: 'John Smith', buyerAddress: '5 High St, London, UK' };
const dubai = { buyerName: 'Sara Ali', buyerAddress: 'Marina, Dubai, UAE' };
const kathmandu = { buyerName: 'Ram Thapa', buyerAddress: 'Thamel, Kathmandu, Nepal' };
const british = { ...london, buyerCountry: 'United Kingdom' };
const online = { buyerName: 'Kita KK', buyerAddress: '1 Ginza, Tokyo', buyerGstin: '9900JPN00000OSF' };
const nonResident = { ...online, buyerGstin: '0700USA00000NRR', buyerCountry: 'United States' };
const bookkeeper = { sellerGstin: '', sellerState: '27' };

type Case = readonly [
  what: string,
  head: Partial<BillDraft['head']>,
  place: string | null,
  tax: string,
  asked: readonly string[],
  country: string,
];

/**
 * Lists sales of a shop in Maharashtra and, for each sale, the expected place of supply, tax, missing parts and printed
 * country.
 */
const cases: readonly Case[] = [
  ['an address that ends in a country', london, null, 'unsplit', ['buyerCountry'], ''],
  ['Dubai, UAE', dubai, null, 'unsplit', ['buyerCountry'], ''],
  ['Kathmandu, Nepal', kathmandu, null, 'unsplit', ['buyerCountry'], ''],
  ['the answer that it is in India', { ...london, buyerCountry: 'India' }, '27', 'sgst', [], ''],
  ['the answer भारत', { ...london, buyerCountry: 'भारत' }, '27', 'sgst', [], ''],
  [
    'an address that ends in a country, in a chosen state',
    { ...london, buyerState: '29' },
    '29',
    'igst',
    ['buyerCountry'],
    '',
  ],
  [
    'an address that ends in a country, with a GSTIN',
    { ...london, buyerGstin: createTestGstin('29') },
    '29',
    'igst',
    [],
    '',
  ],
  ['a country abroad', british, null, 'unsplit', ['placeOfSupply'], 'United Kingdom'],
  [
    'a country abroad, and a state that was chosen before',
    { ...british, buyerState: '29' },
    null,
    'unsplit',
    ['placeOfSupply'],
    'United Kingdom',
  ],
  ['handed over in the shop', { ...british, placeOfSupply: '27' }, '27', 'sgst', [], 'United Kingdom'],
  ['handed over in Karnataka', { ...british, placeOfSupply: '29' }, '29', 'igst', [], 'United Kingdom'],
  [
    'sent abroad under LUT',
    { ...british, placeOfSupply: '96', supply: 'exportLut' },
    '96',
    'none',
    [],
    'United Kingdom',
  ],
  ['sent abroad with IGST', { ...british, supply: 'exportIgst' }, '96', 'igst', [], 'United Kingdom'],
  ['an export without a country', { ...london, supply: 'exportIgst' }, '96', 'igst', ['buyerCountry'], ''],
  ['an online supplier from abroad', online, null, 'unsplit', ['buyerCountry', 'placeOfSupply'], ''],
  ['its country and place', { ...online, buyerCountry: 'Japan', placeOfSupply: '27' }, '27', 'sgst', [], 'Japan'],
  ['a non-resident taxable person', nonResident, '07', 'igst', [], 'United States'],
  ['a shop without GSTIN', { ...british, ...bookkeeper }, null, 'none', [], 'United Kingdom'],
  ['a shop without GSTIN, an address that ends in a country', { ...london, ...bookkeeper }, null, 'none', [], ''],
];

it.each(cases)(
  'a bill to this foreign customer has the expected place of supply, tax and missing parts: %s',
  (_, head, place, tax, asked, country) => {
    const draft = createTestDraft('1 x 100 @ 18', { sellerGstin: createTestGstin('27'), ...head });
    const { bill, issues } = readBill(draft);
    const ofBuyer = findMissingBillParts(bill).filter((part) => part === 'placeOfSupply' || part.startsWith('buyer'));
    expect(issues).toEqual([]);
    expect([bill.placeOfSupply, bill.tax, ofBuyer, bill.buyer.country]).toEqual([place, tax, asked, country]);
    expect(bill.total).toBe(tax === 'none' ? 100_00 : 118_00);
  },
);

it('the end of the printed address does not repeat the country of the country field', () => {
  const { bill } = readBill(createTestDraft('1 x 100 @ 18', british));
  expect(bill.buyer).toMatchObject({ address: '5 High St, London', country: 'United Kingdom' });
});

it('a bill for a delivery abroad has an issue until the visitor chooses a kind of export', () => {
  const sent = { sellerGstin: createTestGstin('27'), ...british, placeOfSupply: '96' };
  expect(readBill(createTestDraft('1 x 100 @ 18', sent)).issues).toEqual([
    { field: 'placeOfSupply', code: 'deliveredAbroad' },
  ]);
  expect(readBill(createTestDraft('1 x 100 @ 18', { ...sent, supply: 'exportLut' })).issues).toEqual([]);
});

it.each([
  [london, ['buyerAddress: countryAsked']],
  [british, []],
  [{ ...british, placeOfSupply: '27' }, ['placeOfSupply: addressAbroad']],
  [{ ...british, supply: 'exportLut' }, []],
  [{ ...london, supply: 'exportLut' }, ['buyerAddress: countryAsked']],
  [{ ...online, buyerCountry: 'Japan' }, ['buyerGstin: gstinNotB2b']],
  [nonResident, ['buyerGstin: gstinNotB2b']],
  [{ ...british, ...bookkeeper }, []],
  [{ ...london, buyerCountry: 'India' }, []],
])('a bill with the fields %j has the warnings %j', (head, warnings) => {
  const { bill } = readBill(createTestDraft('1 x 100 @ 18', { sellerGstin: createTestGstin('27'), ...head }));
  expect(findBillWarnings(bill, '2026-11-25').map(({ field, code }) => `${field}: ${code}`)).toEqual(warnings);
});
