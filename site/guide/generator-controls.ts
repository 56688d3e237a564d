import { attributeDocs, sampleDomain } from '../../widget/docs/attribute-docs.ts';
import { readDesignTokens, tokenDocs } from '../../widget/docs/token-docs.ts';
import { allowedAttributeValues } from '../../widget/element/element-types.ts';
import { type CardColours, textBackgroundPairs } from './contrast.ts';

type Attribute = keyof typeof attributeDocs;

/** The control for an attribute: a choice of a few words, or a text field. */
export type GeneratorControl = {
  readonly name: string;
  readonly example: string;
  readonly words: readonly string[] | undefined;
};

const words: Readonly<Partial<Record<Attribute, readonly string[]>>> = allowedAttributeValues;

/**
 * The attributes that nearly every page sets. The controls of all other attributes are in a part that is closed at
 * first.
 */
const usual: readonly Attribute[] = ['app-url', 'cookie-domain', 'handoff', 'lang', 'tab', 'theme', 'loading'];

/** Returns a control for every attribute of the guide, with examples on the owner's own domain. */
export function createAttributeControls(domain: string) {
  const knob = (name: Attribute): GeneratorControl => ({
    name,
    example: attributeDocs[name].example.replaceAll(sampleDomain, domain),
    words: words[name],
  });
  return {
    usual: usual.map(knob),
    more: (Object.keys(attributeDocs) as Attribute[]).filter((name) => !usual.includes(name)).map(knob),
    folder: `https://static.${domain}/card`,
  } as const;
}

/** The colours that a brand sets; the card's other colours follow the theme. */
const offered = ['--acct-accent-strong', '--acct-on-accent', '--acct-accent', '--acct-surface', '--acct-text'] as const;

/** Returns a control for each offered colour, with its meaning and its value in the light theme. */
export const createColourControls = (): readonly { readonly knob: GeneratorControl; readonly meaning: string }[] =>
  offered.map((name) => ({
    knob: { name, example: readCardColours().light[name] ?? '', words: undefined },
    meaning: tokenDocs[name] ?? '',
  }));

/** Returns the card's own colours of texts and their backgrounds in both themes. */
export function readCardColours(): CardColours {
  const { light, dark } = readDesignTokens();
  const names = new Set(textBackgroundPairs.flat());
  const of = (tokens: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(tokens).filter(([name]) => names.has(name)));
  return { light: of(light), dark: of({ ...light, ...dark }) };
}
