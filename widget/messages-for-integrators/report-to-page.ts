import type { ConfigProblem } from '../core/card-config.ts';
import type { CardStore } from '../core/card-store.ts';
import type { HostPage } from '../core/ports.ts';
import { type PageFault, pageFault, policyFault, strangeAttributes } from './examine-page.ts';

type Told = {
  readonly host: HTMLElement;
  readonly page: HostPage;
  readonly store: CardStore;
  readonly tellProblems: (page: HostPage, problems: readonly ConfigProblem[]) => void;
};

/**
 * Tells visitor, page and integrator of what is wrong with the page around a card: in general, or what its policy has
 * just blocked.
 */
export function reportToPage(
  { host, page, store, tellProblems }: Told,
  violation?: SecurityPolicyViolationEvent,
): void {
  const problems = violation ? [] : strangeAttributes(host);
  if (problems.length > 0) tellProblems(page, problems);
  const fault: PageFault | null = violation ? policyFault(violation) : pageFault();
  if (fault === null) return;
  const { code, where, isNeeded } = fault;
  page.report({ level: 'error', code, where });
  if (isNeeded) {
    const sentence = code === 'page/insecure' ? 'unsafePage' : 'notAuthorised';
    store.dispatch({ type: 'faultFound', failure: { request: 'sign-in', code, sentence, providerMessage: null } });
  }
  page.emit('acct-error', { code, action: 'page' });
}
