import { rm } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { SiteEnv } from '../site-env.ts';
import { reportGaps } from './report-gaps.ts';
import { type SiteFolders, writeSite } from './write-site.ts';

/** Builds the browser files and the renderer, lets it write every page, and says what the owner still has to supply. */
export function staticPagesPlugin(env: SiteEnv, folders: SiteFolders): Plugin {
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
          const installer = await writeSite(env, folders);
          await rm(folders.renderer, { recursive: true });
          reportGaps(env, installer);
        },
      },
    }),
  };
}
