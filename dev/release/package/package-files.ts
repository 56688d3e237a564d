import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { eventDocs } from '../../../widget/docs/element-docs.ts';
import { formatCodeBlock, formatInlineCode, formatMarkdownTable } from '../../../widget/docs/markdown.ts';
import { cardFiles } from '../../../widget/release/release.ts';

/**
 * The frameworks for which the package has an entry. The entry is named like the framework. Its `.d.ts` file in
 * widget/package declares the tag for the framework's templates.
 */
export const frameworksWithTypes = ['react', 'preact', 'solid', 'svelte', 'vue'] as const;

/**
 * The folder of the package that contains the release's own files. At the top of the package, the names of these files
 * would clash with the names of the package's entries.
 */
export const cardFolder = 'card';

type PackageFacts = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** The licence for npm: an SPDX identifier, or UNLICENSED. */
  readonly license: string;
  /** The origin of the site for which the card is built; null in a demo build. */
  readonly site: string | null;
};

/** The value of `exports` in the package's package.json. */
const exported = {
  '.': entry('index', `${cardFolder}/${cardFiles.shell}`),
  './single': entry('single', `${cardFolder}/${cardFiles.single}`),
  ...Object.fromEntries(
    frameworksWithTypes.map((framework) => [`./${framework}`, entry(framework, `${framework}.js`)]),
  ),
  './declarative/*': `./${cardFolder}/declarative/*`,
  './custom-elements.json': './custom-elements.json',
  './package.json': './package.json',
};

export const packageEntries: readonly string[] = Object.keys(exported);

/** Returns the package's package.json. A demo build has local addresses, so npm must not publish it. */
export function createPackageJson({
  name,
  version,
  description,
  license,
  site,
}: PackageFacts): Record<string, unknown> {
  return {
    name,
    version,
    description,
    license,
    ...(site === null ? { private: true } : { homepage: `${site}/docs`, publishConfig: { access: 'public' } }),
    type: 'module',
    exports: exported,
    // Fields for tools that ignore `exports`.
    main: `./${cardFolder}/${cardFiles.shell}`,
    types: './index.d.ts',
    customElements: './custom-elements.json',
  };
}

function entry(types: string, file: string) {
  return { types: `./${types}.d.ts`, default: `./${file}` };
}

/** Returns the README for a registry: how to begin, the attributes and events, and the guide's address. */
export function createPackageReadme({ name, description, site }: PackageFacts): string {
  const guide = `${site ?? ''}/docs`;
  const demo = 'This is a demo build: it talks to local emulators and cannot be published.';
  return `${[
    `# ${name}`,
    description,
    ...(site === null ? [demo] : []),
    formatCodeBlock('sh', `npm install ${name}`),
    formatCodeBlock(
      'html',
      [
        `<script type="module">import '${name}';</script>`,
        '<acct-auth-card app-url="https://app.acct.example" cookie-domain=".acct.example"></acct-auth-card>',
      ].join('\n'),
    ),
    [
      '- The page must lie below `cookie-domain`, or on a domain that we list, and its domain must be an authorised domain of our Firebase project: ask us.',
      '- Importing the package makes the tag known; on a server it does nothing. It is an ES module, for bundlers, browsers and Node alike.',
      `- For checked templates import the types of your framework once: ${frameworksWithTypes.map((each) => formatInlineCode(`import '${name}/${each}'`)).join(', ')}.`,
      `- ${formatInlineCode(`${name}/single`)} is the same card in one file.`,
    ].join('\n'),
    `The whole guide, with recipes for frameworks, a policy for Content-Security-Policy and every error code: ${guide}`,
    '## Attributes',
    formatMarkdownTable(
      ['attribute', 'default', 'meaning'],
      Object.entries(attributeDocs).map(([attribute, { defaultsTo, meaning }]) => [
        formatInlineCode(attribute),
        defaultsTo,
        meaning,
      ]),
    ),
    '## Events',
    'They bubble and carry no token, no password and nothing else typed.',
    formatMarkdownTable(
      ['event', 'detail', 'when'],
      Object.entries(eventDocs).map(([event, { detail, when }]) => [formatInlineCode(event), detail || 'none', when]),
    ),
  ].join('\n\n')}\n`;
}
