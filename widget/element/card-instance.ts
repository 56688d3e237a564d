import { browserClock } from '../adapters/browser/browser-clock.ts';
import { browserSession } from '../adapters/browser/browser-session.ts';
import { createFirebasePorts } from '../adapters/firebase/create-firebase-ports.ts';
import type { CardConfig } from '../core/card-config.ts';
import { initialCardState } from '../core/card-state.ts';
import { type CardStore, createCardStore } from '../core/card-store.ts';
import { createDrafts, type Drafts } from '../core/drafts.ts';
import { type CardFlows, createCardFlows } from '../core/flows/card-flows.ts';
import type { CardPorts, HostPage } from '../core/ports.ts';

/** One card at work: state, flows and adapters behind one element. */
export type CardInstance = {
  readonly store: CardStore;
  readonly flows: CardFlows;
  readonly drafts: Drafts;
  readonly ports: CardPorts;
  dispose(): void;
};

/** The composition root: picks the adapters. `config` is asked at every use, since attributes may change. */
export function createCardInstance(host: HTMLElement, page: HostPage, config: () => CardConfig): CardInstance {
  const { firebase, authEmulator, firestoreEmulator, realHumanCheck } = config();
  const createCheckNode = (): HTMLElement => {
    const node = document.createElement('div');
    node.slot = 'human-check';
    return host.appendChild(node);
  };
  const provider = createFirebasePorts({ firebase, authEmulator, firestoreEmulator, realHumanCheck, createCheckNode });
  const ports: CardPorts = {
    auth: provider.auth,
    store: provider.store,
    humanCheck: provider.humanCheck,
    browser: browserSession,
    clock: browserClock,
    host: page,
  };
  const store = createCardStore(initialCardState(config().tab));
  const drafts = createDrafts(() => {
    const { name, company, email, phone } = config().prefill;
    return { name, company, email, phone, identifier: email };
  });
  const flows = createCardFlows({ store, ports, drafts, config });
  return {
    store,
    flows,
    drafts,
    ports,
    dispose() {
      flows.humanCheck.end();
      provider.dispose();
    },
  };
}
