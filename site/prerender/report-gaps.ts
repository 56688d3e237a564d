import { missingOwnerFacts } from '../content/facts/owner-facts.ts';
import type { Installer } from '../site-context.ts';
import type { RawSettings } from '../site-env.ts';

/** One line each for what is still open in a live build; a demo build has its own warning already. */
export function reportGaps({ mode, values }: RawSettings, installer: Installer | null): void {
  if (mode === 'demo') return;
  const facts = missingOwnerFacts();
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
