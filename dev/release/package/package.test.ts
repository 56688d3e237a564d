import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { ClassDeclaration, CustomElement } from 'custom-elements-manifest';
import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { attributeNames } from '../../../widget/core/card-config.ts';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { eventDocs, methodDocs, shadowPartDocs, slotDocs } from '../../../widget/docs/element-docs.ts';
import { readDesignTokens, tokenDocs } from '../../../widget/docs/token-docs.ts';
import { createElementManifest } from './element-manifest.ts';
import { createPackageJson, createPackageReadme, frameworksWithTypes } from './package-files.ts';
import { adaptImportsForBundlers } from './source-maps.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const facts = { name: '@acct/auth-card', version, description: 'The card.', license: 'UNLICENSED' };
const demo = { ...facts, site: null };
const live = { ...facts, site: 'https://www.acct.example' };

test('npm publishes neither the repository nor a demo build', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ private: true });
  expect(createPackageJson(demo)).toMatchObject({ private: true });
  expect(createPackageJson(demo)).not.toHaveProperty('publishConfig');
  expect(createPackageReadme(demo)).toContain('cannot be published');
});

test('a live build’s package is public, and links to its own guide', () => {
  expect(createPackageJson(live)).toMatchObject({ homepage: `${live.site}/docs`, publishConfig: { access: 'public' } });
  expect(createPackageJson(live)).not.toHaveProperty('private');
  expect(createPackageReadme(live)).toContain(`${live.site}/docs`);
  expect(createPackageReadme(live)).not.toContain('demo');
});

test('the package has a types file for every framework that has an entry', () => {
  const { exports } = createPackageJson(live) as { exports: Readonly<Record<string, unknown>> };
  for (const framework of frameworksWithTypes) {
    expect(exports).toHaveProperty([`./${framework}`]);
    expect(existsSync(`widget/package/${framework}.d.ts`)).toBe(true);
  }
});

test('the package’s README names every attribute', () => {
  for (const name of attributeNames) expect(createPackageReadme(live)).toContain(`| \`${name}\` |`);
});

test('the package’s changelog begins with this version', () => {
  expect(/^## (.+)$/m.exec(readFileSync('widget/package/changelog.md', 'utf8'))?.[1]).toBe(version);
});

/** Returns a source of one line, and a source map with the position of each word. */
function mapped(code: string) {
  return { code, map: new MagicString(code).generateMap({ hires: true, source: 'source.ts' }).toString() };
}

test('an import is hidden from a page’s bundler only if its address is composed at run time', () => {
  const [quoted, inTemplate] = ['import("./react.js")', 'import(`./hi.js`)'];
  const { code } = adaptImportsForBundlers(
    mapped(`const a=u=>import(u+"?try=1"),b=()=>[${quoted},${inTemplate}],c=u=>import(u);`),
  );
  const left = /import\(\/\* webpackIgnore: true \*\/\/\* @vite-ignore \*\/u/g;
  expect(code.match(left)).toHaveLength(2);
  expect(code).toContain(`[${quoted},${inTemplate}]`);
});

test('a page’s bundler can include a file whose address is relative to a script of the card', () => {
  const { code } = adaptImportsForBundlers(
    mapped('const a=new URL(/* @vite-ignore */ `./single.js`,import.meta.url);'),
  );
  expect(code).toBe('const a=new URL("./single.js",import.meta.url);');
});

test('the source map has correct positions after an import that is hidden from bundlers', () => {
  const before = mapped('const a=u=>import(u);const wanted=1;');
  const { code, map } = adaptImportsForBundlers(before);
  const place = new SourceMap(JSON.parse(map)).findEntry(0, code.indexOf('wanted'));
  expect(place).toMatchObject({ originalSource: 'source.ts', originalColumn: before.code.indexOf('wanted') });
});

test('a script stays unchanged if it composes no import address at run time', () => {
  const script = mapped('export const a=()=>import("./hi.js");');
  expect(adaptImportsForBundlers(script)).toEqual(script);
});

const { light } = readDesignTokens();
const element = createElementManifest(light).modules[0]?.declarations?.[0] as CustomElement & ClassDeclaration;

test.each([
  ['attributes', attributeDocs],
  ['events', eventDocs],
  ['members', methodDocs],
  ['slots', slotDocs],
  ['cssParts', shadowPartDocs],
  ['cssProperties', tokenDocs],
] as const)('the manifest lists the same %s as the guide, with the same descriptions', (kind, docs) => {
  const reported = element[kind] ?? [];
  expect(reported.map(({ name }) => name)).toEqual(Object.keys(docs));
  const words = Object.values(docs).map((each) => (typeof each === 'string' ? each : (each.meaning ?? each.when)));
  for (const [index, { description }] of reported.entries()) expect(description).toContain(words[index]);
});

test('the manifest gives each attribute’s values as its type, and each custom property’s light value as its default', () => {
  const typeOf = (wanted: string) => element.attributes?.find(({ name }) => name === wanted)?.type?.text;
  expect(typeOf('tab')).toBe("'signup' | 'signin'");
  expect(typeOf('app-url')).toBe('string');
  for (const { name, default: value } of element.cssProperties ?? []) expect(value).toBe(light[name]);
});
