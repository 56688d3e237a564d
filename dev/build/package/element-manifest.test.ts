import { readFileSync } from 'node:fs';
import type { ClassDeclaration, CustomElement } from 'custom-elements-manifest';
import { expect, test } from 'vitest';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { eventDocs } from '../../../widget/docs/event-docs.ts';
import { methodDocs } from '../../../widget/docs/method-docs.ts';
import { partDocs } from '../../../widget/docs/part-docs.ts';
import { slotDocs } from '../../../widget/docs/slot-docs.ts';
import { tokenDocs } from '../../../widget/docs/token-docs.ts';
import { readTokens } from '../readme/guide-tables.ts';
import { elementManifest } from './element-manifest.ts';

const { light } = readTokens(readFileSync('widget/tokens.css', 'utf8'));
const element = elementManifest(light).modules[0]?.declarations?.[0] as CustomElement & ClassDeclaration;

test.each([
  ['attributes', attributeDocs],
  ['events', eventDocs],
  ['members', methodDocs],
  ['slots', slotDocs],
  ['cssParts', partDocs],
  ['cssProperties', tokenDocs],
] as const)('its %s are those that the guide is made of, in its words', (kind, docs) => {
  const told = element[kind] ?? [];
  expect(told.map(({ name }) => name)).toEqual(Object.keys(docs));
  const words = Object.values(docs).map((each) => (typeof each === 'string' ? each : (each.meaning ?? each.when)));
  for (const [index, { description }] of told.entries()) expect(description).toContain(words[index]);
});

test('an attribute of a few words has these for its type, a property its value by day', () => {
  const typeOf = (wanted: string) => element.attributes?.find(({ name }) => name === wanted)?.type?.text;
  expect(typeOf('tab')).toBe("'signup' | 'signin'");
  expect(typeOf('app-url')).toBe('string');
  for (const { name, default: value } of element.cssProperties ?? []) expect(value).toBe(light[name]);
});
