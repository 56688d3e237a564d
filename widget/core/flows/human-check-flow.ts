import { CardError } from '../errors.ts';
import type { FlowContext } from './flow-context.ts';

/** Mounts, renews and takes away the human check; its events become actions. */
export type HumanCheckFlow = {
  /** Mounts the check that the state has asked for, in a new node. */
  mount(): void;
  /** Asks for a new check in place of the one that was there, and mounts it. */
  renew(): void;
  end(): void;
};

export function createHumanCheckFlow({ store, ports, looks }: FlowContext): HumanCheckFlow {
  let end = (): void => undefined;

  const mount = (): void => {
    end();
    const { generation } = store.getState().humanCheck;
    end = ports.humanCheck.mount(looks(), {
      shown: () => store.dispatch({ type: 'humanCheckShown', generation }),
      solved: () => store.dispatch({ type: 'humanCheckSolved', generation }),
      expired: () => store.dispatch({ type: 'humanCheckExpired', generation }),
      failed(cause) {
        store.dispatch({ type: 'humanCheckFailed', generation });
        const code = cause instanceof CardError ? cause.code : 'human-check/failed';
        ports.host.emit('acct-error', { code, action: 'human-check' });
      },
    });
  };
  return {
    mount,
    renew() {
      // A card that was reset meanwhile waits for its first touch.
      if (store.getState().humanCheck.phase === 'placeholder') return;
      store.dispatch({ type: 'humanCheckRequested' });
      mount();
    },
    end: () => end(),
  };
}
