import { configProblemCures } from '../../../widget/diagnostics/config-problem-cures.ts';
import { cardStateDocs } from '../../../widget/docs/element-docs.ts';
import { errorDocs } from '../../../widget/docs/error-docs.ts';
import { readDesignTokens } from '../../../widget/docs/token-docs.ts';
import { createElementDeclaration } from './element-manifest.ts';
import { generateElementTypes, parseTypeDeclarations } from './element-types.ts';
import { packageEntries } from './package-files.ts';

/** The file in a release's folder with the release's API. The API of the next release is compared with this file. */
export const apiFile = 'api.json';

/** The kinds of entries in the API. The value is the file or folder that declares the entries of this kind. */
export const apiEntryKinds = {
  attribute: 'widget/docs/attribute-docs.ts',
  event: 'widget/core/card-events.ts',
  method: 'widget/docs/element-docs.ts',
  slot: 'widget/docs/element-docs.ts',
  part: 'widget/docs/element-docs.ts',
  token: 'widget/docs/token-docs.ts',
  state: 'widget/docs/element-docs.ts',
  code: 'widget/diagnostics/',
  type: 'dev/release/package/element-types.ts',
  entry: 'dev/release/package/package-files.ts',
} as const;

export type ApiEntryKind = keyof typeof apiEntryKinds;

/**
 * The names in the API by kind, each with the values that its type accepts. The name of an event's field is a path,
 * such as `acct-error.reason`. The API of an older card may lack some kinds.
 */
export type ElementApi = Readonly<Partial<Record<ApiEntryKind, Readonly<Record<string, readonly string[]>>>>>;

/** Returns the API of this build's card, from the package's manifest and types. */
export async function createElementApi(): Promise<ElementApi> {
  const { light } = readDesignTokens();
  const {
    attributes = [],
    events = [],
    members = [],
    slots,
    cssParts,
    cssProperties,
  } = createElementDeclaration(light);
  const types = parseTypeDeclarations(await generateElementTypes());
  return {
    attribute: Object.fromEntries(attributes.map(({ name, type }) => [name, type?.text.split(' | ').sort() ?? []])),
    // Lists each field of an event's detail separately, so that a new field does not change the entry of another field.
    event: { ...types.shapeOf('AcctAuthCardEventDetails'), ...names(events) },
    method: names(members),
    slot: names(slots),
    part: names(cssParts),
    token: names(cssProperties),
    state: wordless(Object.keys(cardStateDocs)),
    code: wordless([...Object.keys(errorDocs), ...Object.keys(configProblemCures).map((name) => `config/${name}`)]),
    type: wordless(types.exported),
    entry: wordless(packageEntries),
  };
}

const wordless = (all: readonly string[]) => Object.fromEntries(all.map((name) => [name, []]));
const names = (all: readonly { readonly name: string }[] = []) => wordless(all.map(({ name }) => name));

/** Returns the exact text of an api.json. */
export const formatApiFile = (api: ElementApi): string => `${JSON.stringify(api, null, 1)}\n`;
