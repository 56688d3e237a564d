import { rm } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { SiteEnv } from '../base/site-env.ts';
import type { WindowsInstaller } from '../components/site-context.ts';
import { formatMissingFactsMessage, type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import { bundleStandalonePages } from './bundle-standalone-pages.ts';
import { type SiteFolders, writeSite } from './write-site.ts';

/** Reports missing settings and facts of a live build; a demo build has its own warning. */
export function reportMissingSettingsAndFacts(
  env: SiteEnv,
  installer: WindowsInstaller | null,
  facts: OwnerFacts = ownerFacts,
): void {
  if (env.isDemo) return;
  const leftOut = formatMissingFactsMessage(facts);
  if (leftOut !== null) console.warn(leftOut);
  if (!env.withdrawalKey) {
    console.warn(
      'VITE_WITHDRAWAL_KEY is not set: if this release proves harmful, you cannot withdraw it from pages that name it.',
    );
  }
  if (installer === null) {
    console.warn(
      `Installer not available yet: ${env.installerPath ? `no file at site/public${env.installerPath}` : 'VITE_INSTALLER_PATH is not set'}.`,
    );
  }
}

export type StaticPagesOptions = SiteFolders & {
  /** True if placeholders replace the owner's missing facts. */
  readonly placeholders: boolean;
};

/** Builds the browser files and the renderer, writes every page, and reports what the owner still has to supply. */
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
          const standalone = await bundleStandalonePages(builder.config, env.appCheckKey !== undefined);
          const installer = await writeSite(env, folders, placeholders, standalone);
          await rm(folders.renderer, { recursive: true });
          if (!placeholders) reportMissingSettingsAndFacts(env, installer);
        },
      },
    }),
  };
}
