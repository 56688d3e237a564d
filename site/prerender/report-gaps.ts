import { missingOwnerFacts, type OwnerFactName, type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import type { Installer } from '../site-context.ts';
import type { SiteEnv } from '../site-env.ts';

/** Without these the law's minimum on who sells and who answers is not met. */
const neededByLaw: readonly OwnerFactName[] = ['legalName', 'supportEmail', 'grievanceOfficer'];

/** What is still open in a live build, most serious first; a demo build has its own warning already. */
export function reportGaps(env: SiteEnv, installer: Installer | null, facts: OwnerFacts = ownerFacts): void {
  if (env.isDemo) return;
  const missing = missingOwnerFacts(facts);
  const serious = neededByLaw.filter((name) => missing.includes(name));
  if (serious.length > 0) {
    console.warn(
      `\n!!! NOT READY FOR THE PUBLIC: ${serious.join(', ')} missing in site/content/facts/owner-facts.ts. Visitors cannot see who sells or who answers.\n`,
    );
  }
  if (missing.length > 0) {
    console.warn(
      `Facts the owner must supply in site/content/facts/owner-facts.ts (placeholders are shown): ${missing.join(', ')}.`,
    );
  }
  if (installer === null) {
    console.warn(
      `Installer not available yet: ${env.installerPath ? `no file at site/public${env.installerPath}` : 'VITE_INSTALLER_PATH is not set'}.`,
    );
  }
}
