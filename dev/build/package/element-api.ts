import { configCures } from '../../../widget/core/config-cures.ts';
import { stateDocs } from '../../../widget/docs/element-docs.ts';
import { errorDocs } from '../../../widget/docs/error-docs.ts';
import { designTokens } from '../../../widget/docs/token-docs.ts';
import { elementDeclaration } from './element-manifest.ts';
import { elementTypes, readTypes } from './element-types.ts';
import { packageEntries } from './package-files.ts';

/** Lies in each release's folder, under its hashes: what the next release is compared with. */
export const apiFile = 'api.json';

/** What a page may rely on, by kind, and where the sources say it. */
export const apiKinds = {
  attribute: 'widget/docs/attribute-docs.ts',
  event: 'widget/core/card-events.ts',
  method: 'widget/docs/element-docs.ts',
  slot: 'widget/docs/element-docs.ts',
  part: 'widget/docs/element-docs.ts',
  token: 'widget/docs/token-docs.ts',
  state: 'widget/docs/element-docs.ts',
  code: 'widget/messages-for-integrators/',
  type: 'dev/build/package/element-types.ts',
  entry: 'dev/build/package/package-files.ts',
} as const;

export type ApiKind = keyof typeof apiKinds;

/** Names by kind, with the words of their type; a field of an event has a path. Older cards lack some kinds. */
export type ElementApi = Readonly<Partial<Record<ApiKind, Readonly<Record<string, readonly string[]>>>>>;

/** What this build's card promises to pages, of the manifest and the types that the package ships. */
export async function elementApi(): Promise<ElementApi> {
  const { light } = designTokens();
  const { attributes = [], events = [], members = [], slots, cssParts, cssProperties } = elementDeclaration(light);
  const types = readTypes(await elementTypes());
  return {
    attribute: Object.fromEntries(attributes.map(({ name, type }) => [name, type?.text.split(' | ').sort() ?? []])),
    // The word for a whole detail would change with its first field.
    event: { ...types.shapeOf('AcctAuthCardEventDetails'), ...names(events) },
    method: names(members),
    slot: names(slots),
    part: names(cssParts),
    token: names(cssProperties),
    state: wordless(Object.keys(stateDocs)),
    code: wordless([...Object.keys(errorDocs), ...Object.keys(configCures).map((name) => `config/${name}`)]),
    type: wordless(types.exported),
    entry: wordless(packageEntries),
  };
}

const wordless = (all: readonly string[]) => Object.fromEntries(all.map((name) => [name, []]));
const names = (all: readonly { readonly name: string }[] = []) => wordless(all.map(({ name }) => name));

/** What an api.json holds, to the byte. */
export const apiText = (api: ElementApi): string => `${JSON.stringify(api, null, 1)}\n`;
