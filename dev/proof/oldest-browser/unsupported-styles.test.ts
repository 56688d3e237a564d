import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unsupportedStyles } from './unsupported-styles.ts';

const stylesheets = ['site', 'widget'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

describe('the oldest browsers promised understand', () => {
  test.each(stylesheets)('%s', (file) => {
    expect(unsupportedStyles(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('what they do not understand is found:', () => {
  test.each([
    ['gap in a flex row', '.a { display: flex; gap: 8px; }'],
    ['gap whose flex row is made elsewhere', '.b .a { flex-wrap: wrap; gap: 2px 12px; }'],
    ['gap within a media query', '@media (min-width: 48rem) { .a { column-gap: 8px; } }'],
    ['gap where the grid is another’s', '.a { display: grid; } .b { row-gap: 8px; }'],
    ['aspect-ratio', '.a { aspect-ratio: 2; }'],
    ['clip', '.a { overflow: clip; }'],
    ['a container query', '@container (min-width: 30em) { .a { color: red; } }'],
    ['dvh', '.a { min-height: 100dvh; }'],
    [':has()', '.a:has(b) { color: red; }'],
    [':where()', ':where(.a, .b) { color: red; }'],
    [':not(:focus-visible)', '.a:not(:focus-visible) { outline: 0; }'],
    ['alternative text alone', '.a::before { content: "↓" / ""; }'],
    ['overflow-wrap: anywhere alone', '.a { overflow-wrap: anywhere; }'],
  ])('%s', (_, css) => {
    expect(unsupportedStyles('planted.css', css)).not.toEqual([]);
  });
});

test.each([
  ['gap in a grid', '.a { display: grid; } @media print { .a { gap: 8px; } }'],
  ['gap between columns', '.a { columns: 2; column-gap: 8px; }'],
  ['a list of selectors that the build takes apart', '.a:focus, .a:focus-visible { outline: 0; }'],
  ['what the build rewrites', '.a { inset: 0; margin-inline: auto; font-size: clamp(1rem, 2vw, 2rem); }'],
  ['alternative text after the text alone', '.a::before { content: "↓"; content: "↓" / ""; }'],
])('%s is left alone', (_, css) => {
  expect(unsupportedStyles('plain.css', css)).toEqual([]);
});
