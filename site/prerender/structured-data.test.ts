import { beforeAll, expect, it } from 'vitest';
import { formatRupees } from '../base/format.ts';
import { renderDemoPage } from '../testing/render-demo-page.ts';
import { siteRoutes } from './render-page.tsx';

type Offer = { name: string; price: number; priceSpecification?: { price: number; valueAddedTaxIncluded: boolean } };
type Thing = {
  '@type': string;
  name?: string;
  url?: string;
  logo?: string;
  item?: string;
  offers?: readonly Offer[];
  itemListElement?: readonly { name: string; position: number }[];
};

type Read = { readonly things: readonly Thing[]; readonly text: string };

const read = new Map<string, Read>();
beforeAll(async () => {
  for (const { path } of siteRoutes) read.set(path, await readPage(path));
});

async function readPage(path: string): Promise<Read> {
  const page = new DOMParser().parseFromString(await renderDemoPage(path), 'text/html');
  const script = page.querySelector('script[type="application/ld+json"]');
  script?.remove();
  const text = page.body.textContent ?? '';
  return { things: JSON.parse(script?.textContent ?? '{}')['@graph'], text };
}

it('the structured data describes every page with the values that the page displays', () => {
  for (const [path, { things, text }] of read) {
    const names = things.flatMap(({ name, itemListElement = [] }) => [
      name,
      ...itemListElement.map((each) => each.name),
    ]);
    expect(
      names.filter((name) => name !== undefined && !text.includes(name)),
      path,
    ).toEqual([]);
    for (const { name, price } of things.flatMap(({ offers = [] }) => offers)) {
      expect(text, path).toContain(name);
      expect(text, path).toMatch(price === 0 ? /3|free|मुफ़्त/i : formatRupees(price));
    }
  }
});

/**
 * The properties that each type must have: those that rich results of Google require, and those that we add
 * (https://schema.org).
 */
const properties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  SoftwareApplication: [
    '@id',
    'name',
    'description',
    'applicationCategory',
    'operatingSystem',
    'inLanguage',
    'publisher',
    'offers',
  ],
  WebApplication: [
    '@id',
    'name',
    'description',
    'url',
    'applicationCategory',
    'operatingSystem',
    'browserRequirements',
    'isAccessibleForFree',
    'inLanguage',
    'publisher',
    'offers',
  ],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'availability', 'eligibleDuration?', 'priceSpecification?'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  QuantitativeValue: ['value', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

it('the structured data has every property that a type requires, with a value, and no unknown property', () => {
  const seen = new Set<string>();
  for (const [path, { things }] of read) {
    for (const thing of thingsIn(things)) {
      const { '@type': type, ...rest } = thing;
      seen.add(type);
      const known = properties[type] ?? [];
      const wanted = known.filter((name) => !name.endsWith('?') || name.slice(0, -1) in rest);
      expect(Object.keys(rest).sort(), `${path}: ${type}`).toEqual(wanted.map((name) => name.replace('?', '')).sort());
      for (const value of Object.values(rest)) expect(value ?? '', `${path}: ${type}`).not.toBe('');
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(properties).sort());
});

it('the structured data uses absolute addresses, and numbers breadcrumbs from 1', () => {
  for (const thing of [...read.values()].flatMap(({ things }) => thingsIn(things))) {
    for (const address of [thing.url, thing.logo, thing.item]) if (address) expect(address).toMatch(/^https?:\/\/[^/]/);
    const list = thing.itemListElement ?? [];
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
  }
});

/** Returns every typed object in a value, including nested ones, but without references by @id. */
function thingsIn(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}
