import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { applyStyles } from './apply-styles.ts';
import { elementProps } from './attributes.ts';
import { cardControls } from './card-controls.ts';
import { CardRoot } from './card-root.tsx';
import type { AcctAuthCardElement } from './element-types.ts';

// r2wc keeps these under global symbols; the cures below need them.
const connected = Symbol.for('r2wc.connected');
const render = Symbol.for('r2wc.render');
const values = Symbol.for('r2wc.props');

type R2wcElement = HTMLElement & {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  [connected]: boolean;
  [render](): void;
  [values]: Record<string, unknown>;
};

const Base = r2wc(CardRoot as ComponentType<{ container?: HTMLElement }>, {
  shadow: 'open',
  props: elementProps as Record<string, never>,
}) as unknown as new () => R2wcElement;

/** `<acct-auth-card>`: r2wc's element and the cures that it lacks (2.1.1). */
export class AuthCardElement extends Base implements AcctAuthCardElement {
  #mounted = false;

  constructor() {
    super();
    // r2wc would mount React while the element is still detached.
    this[connected] = false;
  }

  override connectedCallback(): void {
    for (const name of Object.keys(elementProps)) this.#adoptProperty(name);
    if (this.#mounted) cardControls.get(this)?.moved();
    else applyStyles(this.container as unknown as ShadowRoot, this.nonce);
    this.#mounted = true;
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    // A moved element is connected again by now; only a removed one loses its card.
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return;
      this.#mounted = false;
      super.disconnectedCallback();
    });
  }

  /** Moved by `moveBefore`: everything stays as it is. */
  connectedMoveCallback(): void {}

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (after) {
      super.attributeChangedCallback(name, before, after);
      return;
    }
    // r2wc would keep the value of an attribute that was removed or emptied.
    this[values][name.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase())] = undefined;
    this[render]();
  }

  reset(): void {
    cardControls.get(this)?.reset();
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector('input')?.focus(options);
  }

  /** A property set before the element was defined stands in the way of the accessor. */
  #adoptProperty(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const self = this as unknown as Record<string, unknown>;
    const value = self[name];
    delete self[name];
    self[name] = value;
  }
}
