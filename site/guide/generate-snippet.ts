import { type Language, languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { createPagePolicy, type PolicyOrigins } from '../../widget/release/card-policy.ts';
import {
  createCardTag,
  createCurrentReleaseSnippet,
  createPinnedSnippet,
  createPinnedTags,
  type SnippetKind,
} from '../../widget/release/card-snippets.ts';
import type { CardRelease } from '../../widget/release/release.ts';

/** The values of the generator's controls. */
export type GeneratorValues = {
  /** The name of a framework in `componentGenerators`. Any other value generates HTML without a framework. */
  readonly framework?: string | undefined;
  readonly kind: SnippetKind;
  /** The attributes that are set, in the order of the controls. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Values of colour tokens, by token. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The partner's own folder with the release's files. Empty if the page loads the files from our site. */
  readonly folder: string;
};

/** The facts about the build that the generator needs. */
export type GeneratorBuildInfo = PolicyOrigins & {
  readonly fallback: Readonly<Record<Language, string>>;
  /** Name of the card's package. */
  readonly packageName: string;
};

/** The name of the stylesheet with the rule for the card's colours, which a React component imports. */
export const colourRuleFile = 'sign-up-card.css';

type Component = (packageName: string, tag: string, rule: string) => string;

const inReact: Component = (packageName, tag, rule) => {
  const styles = rule && `import './${colourRuleFile}';\n`;
  return `import '${packageName}';\nimport '${packageName}/react';\n${styles}\nexport const SignUpCard = () => (\n${tag}\n);`;
};

const inVue: Component = (packageName, tag, rule) => {
  const script = `<script setup lang="ts">\nimport '${packageName}';\n</script>`;
  return `${script}\n\n<template>\n${tag}\n</template>${rule && `\n\n<style>\n${rule}\n</style>`}`;
};

/** For each framework, the function that generates the code of a component with the card's tag. */
export const componentGenerators: Readonly<Record<string, Component>> = {
  React: inReact,
  'Next.js': (...parts) => `'use client';\n\n${inReact(...parts)}`,
  Vue: inVue,
};

type Colours = NonNullable<GeneratorValues['colours']>;
const declarations = (colours: Colours): string[] =>
  Object.entries(colours).map(([token, value]) => `${token}: ${value};`);

/** Returns the stylesheet rule for the card's colours; empty if no colour is chosen. */
export function generateColourRule(colours: Colours): string {
  const lines = declarations(colours).map((line) => `  ${line}\n`);
  return lines.length === 0 ? '' : `acct-auth-card {\n${lines.join('')}}`;
}

/**
 * Returns the chosen snippet. `inline` is the snippet's inline script, if it has one. A policy must allow this script
 * by its hash.
 */
export function generateSnippet(
  { framework = '', kind, attributes: own, colours = {}, folder }: GeneratorValues,
  { files: origin, fallback, packageName }: GeneratorBuildInfo,
  release: CardRelease,
): { readonly html: string; readonly inline?: string } {
  const component = componentGenerators[framework];
  if (component) return { html: component(packageName, createCardTag(own), generateColourRule(colours)) };
  const style = declarations(colours).join(' ').replace(/;$/, '');
  const attributes = { ...own, ...(style && { style }) };
  const ownFolder = folder.replace(/\/$/, '');
  const language = languageCodes.find((code) => code === own.lang) ?? sourceLanguage;
  const link = { fallback: fallback[language], login: pathInLanguage('/login', language) };
  const place = { origin, attributes, ...link, ...(ownFolder && { folder: ownFolder }) };
  return kind === 'moving'
    ? { html: createCurrentReleaseSnippet(place) }
    : { html: createPinnedSnippet(release, place), inline: createPinnedTags(release, place).mapText };
}

/**
 * Returns the full policy for a page with the chosen snippet. `inlineHash` is the SHA-256 hash of the snippet's inline
 * script in base64.
 */
export function generatePolicy(
  { framework, attributes, folder }: GeneratorValues,
  place: GeneratorBuildInfo,
  inlineHash?: string,
): string {
  const { authPage, services } = servicesIn(attributes);
  const sources: PolicyOrigins = {
    files: framework ? "'self'" : (originOf(folder) ?? place.files),
    authPage: authPage ?? place.authPage,
    services: [...(place.services ?? []), ...services],
  };
  return createPagePolicy(sources, inlineHash);
}

/**
 * Returns the services that the policy must allow because the attributes name them. Omits services that the card would
 * refuse.
 */
function servicesIn(attributes: GeneratorValues['attributes']) {
  const services = ['auth-emulator', 'firestore-emulator'].flatMap((name) => originOf(attributes[name] ?? '') ?? []);
  const emulatedPage = originOf(attributes['auth-emulator'] ?? '');
  return { authPage: emulatedPage ?? authPageIn(attributes['firebase-config'] ?? ''), services };
}

function authPageIn(config: string): string | undefined {
  try {
    const { authDomain } = JSON.parse(config) as { readonly authDomain?: unknown };
    return typeof authDomain === 'string' ? originOf(`https://${authDomain}`) : undefined;
  } catch {
    return undefined; // Ignores an incomplete value. The preview reports that the card refuses the value.
  }
}

/** Returns undefined for an incomplete address. */
function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}
