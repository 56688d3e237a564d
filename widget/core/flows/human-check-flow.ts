import { ensureCardError } from '../../../account/errors.ts';
import type { HumanCheckFault } from '../card-state.ts';
import { partNotLoadedCode } from '../part-not-loaded.ts';
import { type FlowContext, reportFailure } from './run-request.ts';

/** Mounts, renews and removes the human check. Its events become actions. */
export type HumanCheckFlow = {
  /** Mounts the requested check in a new node. */
  mount(): void;
  /** Requests and mounts a new check in place of the previous one. */
  renew(): void;
  end(): void;
};

/** The faults of a failed check that are known from the error code alone. */
const faults: Readonly<Record<string, HumanCheckFault>> = {
  [partNotLoadedCode]: 'partNotLoaded',
  'human-check/removed': 'removed',
};

export function createHumanCheckFlow(context: FlowContext): HumanCheckFlow {
  const { store, ports, checkAppearance } = context;
  let end = (): void => undefined;

  const mount = (): void => {
    end();
    const { generation } = store.getState().humanCheck;
    end = ports.humanCheck.mount(checkAppearance(), {
      shown: () => store.dispatch({ type: 'humanCheckShown', generation }),
      solved: () => store.dispatch({ type: 'humanCheckSolved', generation }),
      expired: () => store.dispatch({ type: 'humanCheckExpired', generation }),
      failed(cause) {
        const error = ensureCardError(cause, 'human-check/failed');
        const fault = faults[error.code] ?? null;
        store.dispatch({ type: 'humanCheckFailed', generation, fault });
        const { message: providerMessage = null } = (error.cause ?? {}) as Partial<Error>;
        void reportFailure(context, error, {
          action: 'human-check',
          show(reason) {
            // The human check itself displays that it could not load. If the cause has to be fixed on the page or in
            // the project, the card also displays a message beside the form.
            if (!reason?.sentence) return;
            const { code } = error;
            const failure = { request: 'sign-in', code, sentence: reason.sentence, providerMessage } as const;
            store.dispatch({ type: 'faultFound', failure });
          },
        });
      },
    });
  };
  return {
    mount,
    renew() {
      // After a reset, the card mounts the human check only at the next interaction.
      if (store.getState().humanCheck.phase === 'placeholder') return;
      store.dispatch({ type: 'humanCheckRequested' });
      mount();
    },
    end: () => end(),
  };
}
