import { CardError } from '../errors.ts';
import type { FlowContext } from './flow-context.ts';

/** Mounts, renews and takes away the human check; its events become actions. */
export type CaptchaFlow = {
  /** Mounts the check that the state has asked for, in a new node. */
  mount(): void;
  /** Asks for a new check in place of the one that was there, and mounts it. */
  renew(): void;
  end(): void;
};

export function createCaptchaFlow({ store, ports, looks }: FlowContext): CaptchaFlow {
  let end = (): void => undefined;

  const mount = (): void => {
    end();
    const { generation } = store.getState().captcha;
    end = ports.captcha.mount(looks(), {
      shown: () => store.dispatch({ type: 'captchaShown', generation }),
      solved: () => store.dispatch({ type: 'captchaSolved', generation }),
      expired: () => store.dispatch({ type: 'captchaExpired', generation }),
      failed(cause) {
        store.dispatch({ type: 'captchaFailed', generation });
        const code = cause instanceof CardError ? cause.code : 'human-check/failed';
        ports.host.emit('acct-error', { code, action: 'human-check' });
      },
    });
  };
  return {
    mount,
    renew() {
      // A card that was reset meanwhile waits for its first touch.
      if (store.getState().captcha.phase === 'placeholder') return;
      store.dispatch({ type: 'captchaRequested' });
      mount();
    },
    end: () => end(),
  };
}
