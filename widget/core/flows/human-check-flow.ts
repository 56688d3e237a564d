import { CardError } from '../errors.ts';
import type { HumanCheckLooks } from '../ports.ts';
import type { FlowContext } from './flow-context.ts';

/** Mounts, renews and takes away the human check; its events become actions. */
export type HumanCheckFlow = {
  /** Mounts the check unless one is there. */
  begin(): void;
  /** Takes the check away and mounts a new one in a new node. */
  renew(): void;
  /** New looks (language, theme, width): an unsolved check is mounted again, a solved one is kept. */
  changeLooks(looks: HumanCheckLooks): void;
  end(): void;
};

export function createHumanCheckFlow({ store, ports }: FlowContext): HumanCheckFlow {
  let looks: HumanCheckLooks = { language: 'en', theme: 'light', size: 'normal' };
  let unmount: (() => void) | null = null;

  const end = (): void => {
    unmount?.();
    unmount = null;
  };
  const mount = (): void => {
    end();
    store.dispatch({ type: 'humanCheckRequested' });
    const { generation } = store.getState().humanCheck;
    unmount = ports.humanCheck.mount(looks, {
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
    begin() {
      if (store.getState().humanCheck.phase === 'placeholder') mount();
    },
    renew: mount,
    changeLooks(next) {
      const same = next.language === looks.language && next.theme === looks.theme && next.size === looks.size;
      looks = next;
      const { phase } = store.getState().humanCheck;
      if (!same && phase !== 'placeholder' && phase !== 'solved') mount();
    },
    end,
  };
}
