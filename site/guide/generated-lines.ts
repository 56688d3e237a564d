import { type Language, languageCodes, localPath, sourceLanguage } from '../../widget/languages/languages.ts';
import { type PolicyPlace, wholePolicy } from '../../widget/release/card-policy.ts';
import {
  cardTag,
  movingSnippet,
  pinnedSnippet,
  pinnedTags,
  type SnippetKind,
} from '../../widget/release/card-snippets.ts';
import type { Release } from '../../widget/release/release.ts';

/** How the knobs stand. */
export type Choice = {
  /** One of `frameworks`, which take the card from its package; else it is a page of HTML. */
  readonly framework?: string | undefined;
  readonly kind: SnippetKind;
  /** Those that are set, in the order of the knobs. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Values of colour tokens, by the token's name. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The partner's own folder with the files of the release; empty: ours. */
  readonly folder: string;
};

/** What the generator knows of the build that it writes for. */
export type GeneratorPlace = PolicyPlace & {
  readonly fallback: Readonly<Record<Language, string>>;
  /** Name of the card's package. */
  readonly packageName: string;
  /** As `SnippetPlace` has them. */
  readonly keys?: string | undefined;
};

/** The file beside a component of React that holds its rule. */
export const ruleFile = 'sign-up-card.css';

type Component = (packageName: string, tag: string, rule: string) => string;

const inReact: Component = (packageName, tag, rule) => {
  const styles = rule && `import './${ruleFile}';\n`;
  return `import '${packageName}';\nimport '${packageName}/react';\n${styles}\nexport const SignUpCard = () => (\n${tag}\n);`;
};

const inVue: Component = (packageName, tag, rule) => {
  const script = `<script setup lang="ts">\nimport '${packageName}';\n</script>`;
  return `${script}\n\n<template>\n${tag}\n</template>${rule && `\n\n<style>\n${rule}\n</style>`}`;
};

/** The tag as each framework takes it, with the rule for its colours unless that is empty. */
export const frameworks: Readonly<Record<string, Component>> = {
  React: inReact,
  'Next.js': (...parts) => `'use client';\n\n${inReact(...parts)}`,
  Vue: inVue,
};

type Colours = NonNullable<Choice['colours']>;
const declarations = (colours: Colours): string[] =>
  Object.entries(colours).map(([token, value]) => `${token}: ${value};`);

/** What a stylesheet says to give the card its colours; empty where there are none. */
export function generatedRule(colours: Colours): string {
  const lines = declarations(colours).map((line) => `  ${line}\n`);
  return lines.length === 0 ? '' : `acct-auth-card {\n${lines.join('')}}`;
}

/** The snippet of a choice. `inline`: the script in it that a policy must allow by its hash, if there is one. */
export function generatedSnippet(
  { framework = '', kind, attributes: own, colours = {}, folder }: Choice,
  { files: origin, fallback, packageName, keys }: GeneratorPlace,
  release: Release,
): { readonly html: string; readonly inline?: string } {
  const component = frameworks[framework];
  if (component) return { html: component(packageName, cardTag(own), generatedRule(colours)) };
  const style = declarations(colours).join(' ').replace(/;$/, '');
  const attributes = { ...own, ...(style && { style }) };
  const ownFolder = folder.replace(/\/$/, '');
  const language = languageCodes.find((code) => code === own.lang) ?? sourceLanguage;
  const link = { fallback: fallback[language], login: localPath('/login', language) };
  const place = { origin, attributes, keys, ...link, ...(ownFolder && { folder: ownFolder }) };
  return kind === 'moving'
    ? { html: movingSnippet(place) }
    : { html: pinnedSnippet(release, place), inline: pinnedTags(release, place).mapText };
}

/** The whole policy for a page with the chosen snippet. `inlineHash`: SHA-256 of its inline script, base64. */
export function generatedPolicy(
  { framework, attributes, folder }: Choice,
  place: GeneratorPlace,
  inlineHash?: string,
): string {
  const { authPage, services } = servicesIn(attributes);
  const sources: PolicyPlace = {
    files: framework ? "'self'" : (originOf(folder) ?? place.files),
    authPage: authPage ?? place.authPage,
    services: [...(place.services ?? []), ...services],
  };
  return wholePolicy(sources, inlineHash);
}

/** Other services that attributes name: they must be in the policy. What the card would refuse is in none. */
function servicesIn(attributes: Choice['attributes']) {
  const services = ['auth-emulator', 'firestore-emulator'].flatMap((name) => originOf(attributes[name] ?? '') ?? []);
  const emulatedPage = originOf(attributes['auth-emulator'] ?? '');
  return { authPage: emulatedPage ?? authPageIn(attributes['firebase-config'] ?? ''), services };
}

function authPageIn(config: string): string | undefined {
  try {
    const { authDomain } = JSON.parse(config) as { readonly authDomain?: unknown };
    return typeof authDomain === 'string' ? originOf(`https://${authDomain}`) : undefined;
  } catch {
    return undefined; // typed halfway: the preview says that the card refuses it
  }
}

/** undefined for what is no whole address. */
function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}
