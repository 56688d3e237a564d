import type { CardConfig } from '../core/card-config.ts';
import type { CardStore } from '../core/card-store.ts';
import type { HostPage } from '../core/ports.ts';
import { type PageFault, pageFault, policyFault } from './examine-page.ts';

type Told = {
  readonly page: HostPage;
  readonly store: CardStore;
  config(): CardConfig;
};

/**
 * Tells visitor, page and integrator of what is wrong with the page around a card: in general, or what its policy has
 * just blocked.
 */
export function reportToPage({ page, store, config }: Told, violation?: SecurityPolicyViolationEvent): void {
  const fault: PageFault | null = violation ? policyFault(violation, config()) : pageFault();
  if (fault === null) return;
  const { code, where, isNeeded } = fault;
  page.report({ level: 'error', code, where });
  if (isNeeded) {
    const sentence = code === 'page/insecure' ? 'unsafePage' : 'notAuthorised';
    store.dispatch({ type: 'faultFound', failure: { request: 'sign-in', code, sentence, providerMessage: null } });
  }
  page.emit('acct-error', { code, action: 'page' });
}
