import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { build, type ResolvedConfig } from 'vite';
import { bareImportsPlugin } from './bare-imports-plugin.ts';
import { appCheckPath } from './session-paths.ts';

export type SessionFiles = {
  /** For /session itself: a script, no module. */
  readonly page: string;
  readonly styles: string;
  /** The module at `keeperPath`. */
  readonly keeper: string;
  /** The module at `appCheckPath`, where the build has App Check. */
  readonly appCheck?: string;
};

type SiteConfig = Pick<ResolvedConfig, 'define' | 'build'>;

/**
 * Bundles what /session is made of, apart from the islands: neither shares a file with them or with each other.
 * Settings and oldest browsers are those of the site's own build.
 */
export async function sessionFiles(site: SiteConfig, hasAppCheck: boolean): Promise<SessionFiles> {
  return {
    page: await bundled('site/session/page.ts', 'iife', site),
    styles: styles(),
    keeper: await bundled('site/session/keeper.ts', 'es', site),
    ...(hasAppCheck && { appCheck: await bundled('site/session/app-check.ts', 'es', site) }),
  };
}

async function bundled(entry: string, format: 'iife' | 'es', site: SiteConfig) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...site.define },
    plugins: [bareImportsPlugin],
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
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry} is no longer one file.`);
  return chunk.code;
}

/** The stylesheet, minified. */
function styles(): string {
  const filename = 'site/session/session.css';
  return transform({ filename, code: readFileSync(filename), minify: true }).code.toString();
}
