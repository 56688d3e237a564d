import { rm } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { SiteEnv } from '../site-env.ts';
import { reportGaps } from './report-gaps.ts';
import { standaloneFiles } from './standalone-files.ts';
import { type SiteFolders, writeSite } from './write-site.ts';

export type StaticPagesOptions = SiteFolders & {
  /** Whether placeholders stand for facts that the owner has not supplied; without them a live build needs some. */
  readonly placeholders: boolean;
};

/** Builds the browser files and the renderer, lets it write every page, and says what the owner still has to supply. */
export function staticPagesPlugin(env: SiteEnv, { placeholders, ...folders }: StaticPagesOptions): Plugin {
  return {
    name: 'acct:static-pages',
    apply: 'build',
    config: () => ({
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The site needs the client and the ssr environment.');
          await builder.build(client);
          await builder.build(ssr);
          const standalone = await standaloneFiles(builder.config, env.appCheckKey !== undefined);
          const installer = await writeSite(env, folders, placeholders, standalone);
          await rm(folders.renderer, { recursive: true });
          if (!placeholders) reportGaps(env, installer);
        },
      },
    }),
  };
}
