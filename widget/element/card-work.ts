import { browserSession } from '../adapters/browser/browser-session.ts';
import { createFirebasePorts } from '../adapters/firebase/create-firebase-ports.ts';
import { type CardFlows, createCardFlows } from '../core/flows/card-flows.ts';
import type { FlowContext } from '../core/flows/flow-context.ts';
import type { AuthProvider, CardPorts } from '../core/ports.ts';

/** The part of the card that only a touched card needs: flows and adapters. */
export type CardWork = { readonly flows: CardFlows; readonly auth: AuthProvider; dispose(): void };

/** The composition root: picks the adapters. */
export function createCardWork(
  host: HTMLElement,
  context: Omit<FlowContext, 'ports'> & { readonly ports: Pick<CardPorts, 'host' | 'clock'> },
): CardWork {
  const { firebase, authEmulator, firestoreEmulator, realHumanCheck, language } = context.config();
  const createCheckNode = (): HTMLElement => {
    const node = document.createElement('div');
    node.slot = 'human-check';
    return host.appendChild(node);
  };
  const provider = createFirebasePorts({ firebase, authEmulator, firestoreEmulator, realHumanCheck, createCheckNode });
  provider.auth.setLanguage(language);
  const { auth, store, humanCheck } = provider;
  const ports = { ...context.ports, auth, store, humanCheck, browser: browserSession };
  const flows = createCardFlows({ ...context, ports });
  return {
    flows,
    auth,
    dispose() {
      flows.humanCheck.end();
      provider.dispose();
    },
  };
}
