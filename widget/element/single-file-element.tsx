import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { applyStyles } from './apply-styles.ts';
import { elementProps, rawAttributes } from './attributes.ts';
import { cardControls } from './card-controls.ts';
import { firstCss } from './card-css.ts';
import { CardErrorBoundary } from './card-error-boundary.tsx';
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

function R2wcCard({ container, ...props }: { readonly container?: HTMLElement }) {
  const host = (container as unknown as ShadowRoot).host as HTMLElement;
  return (
    <CardErrorBoundary host={host}>
      <CardRoot host={host} attributes={rawAttributes(props)} />
    </CardErrorBoundary>
  );
}

const Base = r2wc(R2wcCard as ComponentType<{ container?: HTMLElement }>, {
  shadow: 'open',
  props: elementProps as Record<string, never>,
}) as unknown as new () => R2wcElement;

/** The card in one file, made by r2wc, with the cures that it lacks (2.1.1). For pages that can host a single script only. */
export class SingleFileElement extends Base implements AcctAuthCardElement {
  declare private mounted: boolean | undefined;

  constructor() {
    super();
    // r2wc would mount React while the element is still detached.
    this[connected] = false;
  }

  /** A declarative shadow root holds prerendered HTML, which this build does not hydrate. */
  override attachShadow(options: ShadowRootInit): ShadowRoot {
    const root = this.shadowRoot ?? super.attachShadow(options);
    root.textContent = '';
    return root;
  }

  override connectedCallback(): void {
    for (const name of Object.keys(elementProps)) adoptProperty(this, name);
    if (this.mounted) cardControls.get(this)?.moved();
    else if (this.mounted === undefined) applyStyles(this.container as unknown as ShadowRoot, firstCss, this.nonce);
    this.mounted = true;
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    // A moved element is connected again by now; only a removed one loses its card.
    queueMicrotask(() => {
      if (this.isConnected || !this.mounted) return;
      this.mounted = false;
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
    if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector('input')?.focus(options);
  }
}

/** A property set before the element was defined stands in the way of the accessor. */
function adoptProperty(element: HTMLElement, name: string): void {
  if (!Object.getOwnPropertyDescriptor(element, name)) return;
  const properties = element as unknown as Record<string, unknown>;
  const value = properties[name];
  delete properties[name];
  properties[name] = value;
}
