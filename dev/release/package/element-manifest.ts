import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { eventDocs, methodDocs, shadowPartDocs, slotDocs } from '../../../widget/docs/element-docs.ts';
import { tokenDocs } from '../../../widget/docs/token-docs.ts';
import { allowedAttributeValues } from '../../../widget/element/element-types.ts';
import { cardFiles } from '../../../widget/release/release.ts';
import { cardFolder } from './package-files.ts';

const tagName = 'acct-auth-card';
const name = 'AcctAuthCardElement';

/** Describes the element as its guide does. `tokens` has the default of each custom property. */
export function createElementDeclaration(tokens: Readonly<Record<string, string>>): CustomElementDeclaration {
  return {
    kind: 'class',
    name,
    tagName,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    description: 'Sign-up and sign-in on any page.',
    attributes: Object.entries(attributeDocs).map(([attribute, { meaning, defaultsTo, example }]) => ({
      name: attribute,
      type: { text: typeOf(attribute) },
      default: defaultsTo,
      description: `${meaning} Example: \`${example}\`.`,
    })),
    members: Object.entries(methodDocs).map(([method, description]) => ({
      kind: 'method',
      name: method,
      return: { type: { text: 'void' } },
      description,
    })),
    events: Object.entries(eventDocs).map(([event, { detail, when }]) => ({
      name: event,
      type: { text: `AcctAuthCardEventMap['${event}']` },
      description: detail === '' ? when : `${when}\n\nDetail: ${detail}`,
    })),
    slots: described(slotDocs),
    cssParts: described(shadowPartDocs),
    cssProperties: described(tokenDocs).map((token) => ({ ...token, default: tokens[token.name] ?? '' })),
  };
}

/** Describes the element for editors and catalogues (Custom Elements Manifest, schema 2.1.0). */
export function createElementManifest(tokens: Readonly<Record<string, string>>): Package {
  const path = `${cardFolder}/${cardFiles.shell}`;
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [createElementDeclaration(tokens)],
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
      },
    ],
  };
}

function typeOf(attribute: string): string {
  const values: readonly string[] | undefined = (allowedAttributeValues as Record<string, readonly string[]>)[
    attribute
  ];
  return values?.map((value) => `'${value}'`).join(' | ') ?? 'string';
}

const described = (docs: Readonly<Record<string, string>>): { readonly name: string; readonly description: string }[] =>
  Object.entries(docs).map(([each, description]) => ({ name: each, description }));
