import { missingOwnerFacts, type OwnerFactName } from '../content/facts/owner-facts.ts';
import type { Installer } from '../site-context.ts';
import type { RawSettings } from '../site-env.ts';

/** Without these the law's minimum on who sells and who answers is not met. */
const neededByLaw: readonly OwnerFactName[] = ['legalName', 'supportEmail', 'grievanceOfficer'];

/** What is still open in a live build, most serious first; a demo build has its own warning already. */
export function reportGaps({ mode, values }: RawSettings, installer: Installer | null): void {
  if (mode === 'demo') return;
  const facts = missingOwnerFacts();
  const serious = neededByLaw.filter((name) => facts.includes(name));
  if (serious.length > 0) {
    console.warn(
      `\n!!! NOT READY FOR THE PUBLIC: ${serious.join(', ')} missing in site/content/facts/owner-facts.ts. Visitors cannot see who sells or who answers.\n`,
    );
  }
  if (facts.length > 0) {
    console.warn(
      `Facts the owner must supply in site/content/facts/owner-facts.ts (placeholders are shown): ${facts.join(', ')}.`,
    );
  }
  if (installer === null) {
    console.warn(
      `Installer not available yet: ${values.VITE_INSTALLER_PATH ? `no file at site/public${values.VITE_INSTALLER_PATH}` : 'VITE_INSTALLER_PATH is not set'}.`,
    );
  }
}
