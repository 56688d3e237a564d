import { cardFiles } from '../../../widget/release/card-files.ts';

/**
 * Frameworks whose templates know the tag once a project imports the entry of that name; each has a `.d.ts` in
 * widget/package.
 */
export const typedFrameworks = ['react', 'preact', 'solid', 'svelte', 'vue'] as const;

/** Folder of the package with a release's own files; the entries beside it have names that these have as well. */
export const cardFolder = 'card';

export type PackageFacts = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** As npm reads it: SPDX, or UNLICENSED. */
  readonly license: string;
  /** Origin of the site whose settings the card holds; null in a demo build. */
  readonly site: string | null;
};

/** What a page can import of the package, by the names of its own package.json. */
const exported = {
  '.': entry('index', `${cardFolder}/${cardFiles.shell}`),
  './single': entry('single', `${cardFolder}/${cardFiles.single}`),
  ...Object.fromEntries(typedFrameworks.map((framework) => [`./${framework}`, entry(framework, `${framework}.js`)])),
  './declarative/*': `./${cardFolder}/declarative/*`,
  './custom-elements.json': './custom-elements.json',
  './package.json': './package.json',
};

export const packageEntries: readonly string[] = Object.keys(exported);

/**
 * What the package's package.json says. A demo build holds the addresses of local emulators, so npm is told not to
 * publish it; it can be packed and installed.
 */
export function packageJson({ name, version, description, license, site }: PackageFacts): Record<string, unknown> {
  return {
    name,
    version,
    description,
    license,
    ...(site === null ? { private: true } : { homepage: `${site}/docs`, publishConfig: { access: 'public' } }),
    type: 'module',
    exports: exported,
    // For tools that read no exports.
    main: `./${cardFolder}/${cardFiles.shell}`,
    types: './index.d.ts',
    customElements: './custom-elements.json',
  };
}

function entry(types: string, file: string) {
  return { types: `./${types}.d.ts`, default: `./${file}` };
}
