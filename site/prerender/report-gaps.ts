import { factsLeftOut, type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import type { Installer } from '../site-context.ts';
import type { SiteEnv } from '../site-env.ts';

/** What is still open in a live build; a demo build has its own warning already. */
export function reportGaps(env: SiteEnv, installer: Installer | null, facts: OwnerFacts = ownerFacts): void {
  if (env.isDemo) return;
  const leftOut = factsLeftOut(facts);
  if (leftOut !== null) console.warn(leftOut);
  if (!env.withdrawalKey) {
    console.warn(
      'VITE_WITHDRAWAL_KEY is not set: should this release do harm, pages that name it cannot be kept from it.',
    );
  }
  if (installer === null) {
    console.warn(
      `Installer not available yet: ${env.installerPath ? `no file at site/public${env.installerPath}` : 'VITE_INSTALLER_PATH is not set'}.`,
    );
  }
}
