import { CardError } from '../errors.ts';
import type { FlowContext } from './flow-context.ts';

/** Mounts, renews and takes away the human check; its events become actions. */
export type HumanCheckFlow = {
  /** Mounts the check that the state has asked for, in a new node. */
  mount(): void;
  /** Asks for a new check and mounts it. */
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
      store.dispatch({ type: 'humanCheckRequested' });
      mount();
    },
    end: () => end(),
  };
}
