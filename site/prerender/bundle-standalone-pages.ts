import { readFileSync } from 'node:fs';
import { type Targets, transform } from 'lightningcss';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Language } from '../../account/languages.ts';
import { readDesignTokens } from '../../widget/docs/token-docs.ts';
import {
  appCheckPath,
  type StandalonePageName,
  standalonePageModules,
  standalonePageNames,
  standalonePages,
} from './standalone-pages.ts';

/** The name of the module with which Vite wraps every `import()`. */
const helper = '\0vite/preload-helper.js';

/**
 * Keeps `import()` unchanged. Vite's wrapper (0.8 kB) would load the stylesheets and preloads of a module, but these
 * modules have none.
 */
export const keepDynamicImportsPlugin: Plugin = {
  name: 'acct:keep-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
};

export type StandalonePageFiles = {
  /** The script and the styles of each page, by name. The script is not a module. */
  readonly pages: Readonly<Record<StandalonePageName, { readonly script: string; readonly styles: string }>>;
  /** The modules that these pages load, keyed by path. Only a build with App Check contains App Check's script. */
  readonly modules: Readonly<Record<string, string>>;
};

/** The properties of each document. */
export type StandalonePageProps = {
  readonly language: Language;
  readonly appUrl: string;
  /** The target of the page's form; null if the page has no form. */
  readonly formTarget: string | null;
  readonly styles: string;
  /** The script is inlined in the page, because a separate file would cost another round trip. */
  readonly script: string;
};

type SiteConfig = Pick<ResolvedConfig, 'define' | 'build'>;

/**
 * Bundles the scripts of the standalone pages separately from the islands, with the same settings and oldest browsers.
 */
export async function bundleStandalonePages(site: SiteConfig, hasAppCheck: boolean): Promise<StandalonePageFiles> {
  const pages = standalonePageNames.map(async (name) => {
    const { script, styles } = standalonePages[name];
    return [name, { script: await bundled(script, 'iife', site), styles: compiled(styles, site) }] as const;
  });
  const modules = Object.entries(standalonePageModules)
    .filter(([path]) => hasAppCheck || path !== appCheckPath)
    .map(async ([path, entry]) => [path, await bundled(entry, 'es', site)] as const);
  return {
    pages: Object.fromEntries(await Promise.all(pages)) as StandalonePageFiles['pages'],
    modules: Object.fromEntries(await Promise.all(modules)),
  };
}

async function bundled(entry: string, format: 'iife' | 'es', site: SiteConfig) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...site.define },
    plugins: [keepDynamicImportsPlugin],
    build: {
      write: false,
      target: site.build.target,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [appCheckPath],
        preserveEntrySignatures: 'strict',
        output: { format, minify: true },
      },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk')
    throw new Error(`${entry} was bundled into several files; it must be one.`);
  return chunk.code;
}

/**
 * The line in the site's first stylesheet that imports all design tokens. It is removed, since these pages contain only
 * the tokens that they use.
 */
const tokensImport = '@import "../../widget/tokens.css";\n';

/**
 * Joins the stylesheets. Puts in front only the design tokens that the stylesheets use, because the page waits for each
 * byte.
 */
function compiled(files: readonly string[], { build }: SiteConfig): string {
  const css = files.map((file) => readFileSync(file, 'utf8').replace(tokensImport, '')).join('');
  const { light, dark } = readDesignTokens();
  const named = ([name]: readonly [string, string]): boolean => css.includes(`var(${name})`);
  const rule = (tokens: Readonly<Record<string, string>>): string =>
    `:root{${Object.entries(tokens)
      .filter(named)
      .map((each) => each.join(':'))
      .join(';')}}`;
  const code = `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}${css}`;
  const filename = files.join('+');
  const targets = targetsOf([build.cssTarget || []].flat());
  return transform({ filename, code: Buffer.from(code), minify: true, targets }).code.toString();
}

/** Converts browser versions such as `safari13` to the format of lightningcss. */
const targetsOf = (browsers: readonly string[]): Targets =>
  Object.fromEntries(
    browsers.map((browser) => {
      const [, name = '', version] = /^([a-z]+)(\d+)$/.exec(browser) ?? [];
      return [name, Number(version) << 16];
    }),
  );
