import { attributeDocs, sampleDomain } from '../../widget/docs/attribute-docs.ts';
import { attributeValues } from '../../widget/element/attribute-values.ts';

type Attribute = keyof typeof attributeDocs;

/** Something to set an attribute with: one of a few words, or a text. */
export type Knob = {
  readonly name: string;
  readonly example: string;
  readonly words: readonly string[] | undefined;
};

const words: Readonly<Partial<Record<Attribute, readonly string[]>>> = attributeValues;

/** What nearly every page decides about; the others are one press away. */
const usual: readonly Attribute[] = ['app-url', 'cookie-domain', 'handoff', 'lang', 'tab', 'theme', 'loading'];

/** A knob for every attribute of the guide, with examples on the owner's own domain. */
export function knobsOn(domain: string) {
  const knob = (name: Attribute): Knob => ({
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
