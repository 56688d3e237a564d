import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import { findLowContrasts } from './contrast.ts';
import {
  componentGenerators,
  type GeneratorValues,
  generateColourRule,
  generatePolicy,
  generateSnippet,
} from './generate-snippet.ts';
import { readCardColours } from './generator-controls.ts';
import { parseSnippetRelease } from './run-generator.ts';
import { fallbackLinkTexts } from './snippet-generator.tsx';

const place = {
  files: 'https://www.acct.example',
  authPage: 'https://acct-example.firebaseapp.com',
  packageName: '@khata/sign-up',
  fallback: fallbackLinkTexts,
};
const choice = (more: Partial<GeneratorValues> = {}): GeneratorValues => ({
  kind: 'pinned',
  attributes: {},
  folder: '',
  ...more,
});
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

describe('the generated policy', () => {
  it('allows the import map of a pinned snippet by its hash, and no other inline script', () => {
    expect(generateSnippet(choice(), place, sampleRelease).inline).toContain('"integrity"');
    expect(directive(generatePolicy(choice(), place, 'ABC='), 'script-src')).toContain("'sha256-ABC='");
    const moving = choice({ kind: 'moving' });
    expect(generateSnippet(moving, place, sampleRelease).inline).toBeUndefined();
    expect(generatePolicy(moving, place)).not.toMatch(/script-src[^;]*(sha256|unsafe)/);
  });

  it('names the partner’s host instead of ours if the partner hosts the card’s files', () => {
    const policy = generatePolicy(choice({ folder: 'https://cdn.b.example/card/1/' }), place);
    expect(directive(policy, 'script-src')).toContain('https://cdn.b.example ');
    expect(policy).not.toContain(place.files);
  });

  it('allows the sign-in page of another Firebase project, and the configured emulators', () => {
    const project = { 'firebase-config': '{"apiKey":"k","authDomain":"b.firebaseapp.com","projectId":"b"}' };
    expect(directive(generatePolicy(choice({ attributes: project }), place), 'frame-src')).toMatch(
      / https:\/\/b\.firebaseapp\.com$/,
    );
    const emulators = { 'auth-emulator': 'http://localhost:9099', 'firestore-emulator': 'http://localhost:8080/' };
    const local = generatePolicy(choice({ attributes: emulators }), place);
    expect(directive(local, 'frame-src')).toMatch(/ http:\/\/localhost:9099$/);
    expect(directive(local, 'connect-src')).toMatch(/ http:\/\/localhost:9099 http:\/\/localhost:8080$/);
  });

  it('ignores incomplete values, and values that would add a directive', () => {
    const usual = generatePolicy(choice(), place);
    for (const typed of ['{"authDomain":', 'null', '{"authDomain":7}', '{"authDomain":"a b; script-src *"}']) {
      expect(generatePolicy(choice({ attributes: { 'firebase-config': typed } }), place), typed).toBe(usual);
    }
    for (const folder of ['https:/', 'cdn', '/card', 'javascript:alert(1)', 'data:text/html,x'])
      expect(generatePolicy(choice({ folder }), place), folder).toBe(usual);
  });
});

it('a snippet for a framework imports the card from the package, and its policy allows only the page’s own files', () => {
  const attributes = { 'prefill-company': 'A "B"' };
  const written = (framework: string) => generateSnippet(choice({ framework, attributes }), place, sampleRelease).html;
  const tag = '<acct-auth-card prefill-company="A &quot;B&quot;"></acct-auth-card>';
  for (const framework of Object.keys(componentGenerators)) expect(written(framework)).toContain(`\n${tag}\n`);
  for (const framework of Object.keys(componentGenerators)) expect(written(framework)).not.toContain('@acct');
  expect(written('Next.js')).toMatch(/^'use client';\n\nimport '@khata\/sign-up';/);
  expect(directive(generatePolicy(choice({ framework: 'Vue' }), place), 'connect-src')).not.toContain(place.files);
});

describe('the generated colours', () => {
  const colours = { '--acct-accent-strong': '#0b3d91', '--acct-on-accent': '#fff' };
  const written = (framework?: string) =>
    generateSnippet(choice({ framework, colours, kind: 'moving' }), place, sampleRelease).html;
  const rule = 'acct-auth-card {\n  --acct-accent-strong: #0b3d91;\n  --acct-on-accent: #fff;\n}';

  it('are a style attribute in HTML, but a stylesheet rule in a framework', () => {
    expect(written()).toContain('<acct-auth-card style="--acct-accent-strong: #0b3d91; --acct-on-accent: #fff">');
    expect(written('Vue')).toContain(`<style>\n${rule}\n</style>`);
    for (const name of ['React', 'Next.js']) expect(written(name)).toContain("import './sign-up-card.css';\n\nexport");
    for (const name of Object.keys(componentGenerators)) expect(written(name)).not.toContain('style=');
    expect(generateColourRule(colours)).toBe(rule);
  });

  it('are checked for enough contrast between text and background in each possible theme', () => {
    const lowPairs = (chosen: Readonly<Record<string, string>>, theme?: string) =>
      findLowContrasts(chosen, readCardColours(), theme).map((each) => `${each.theme} ${each.text} ${each.ratio}`);
    // #767676 is the lightest grey with enough contrast on white.
    expect(lowPairs({ '--acct-accent-strong': '#777777', '--acct-on-accent': '#fff' })).toEqual([
      'light --acct-on-accent 4.47',
      'dark --acct-on-accent 4.47',
    ]);
    expect(lowPairs({ '--acct-accent-strong': '#767676', '--acct-on-accent': '#ffffff' })).toEqual([]);
    expect(lowPairs({ '--acct-surface': '#fff' }).every((each) => each.startsWith('dark '))).toBe(true);
    expect(lowPairs({ '--acct-surface': '#fff' })).toHaveLength(4);
    expect(lowPairs({ '--acct-surface': '#fff' }, 'light')).toEqual([]);
    // The card's own colours are never hard to read.
    for (const theme of ['light', 'dark'] as const) expect(lowPairs(readCardColours()[theme], theme)).toEqual([]);
  });
});

it('the fallback link of a card in Hindi leads to the sign-in page in Hindi', () => {
  const { html } = generateSnippet(choice({ attributes: { lang: 'hi' } }), place, sampleRelease);
  expect(html).toContain('<a href="https://www.acct.example/hi/login">साइन अप या साइन इन करें</a>');
});

it('parseSnippetRelease returns the release from which a snippet was generated', () => {
  const { html } = generateSnippet(choice(), place, sampleRelease);
  expect(generateSnippet(choice(), place, parseSnippetRelease(html)).html).toBe(html);
  expect(() => parseSnippetRelease('<p>nothing</p>')).toThrow('no release');
});
