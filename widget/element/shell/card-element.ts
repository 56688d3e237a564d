import r2wc from '@r2wc/core';
import type { AcctAuthCardElement } from '../element-types.ts';
import { releaseFolder } from './release-folder.ts';
import { type PaintedCard, startCard } from './start-card.ts';

/** The card of each element on the page. */
const cards = new WeakMap<HTMLElement, PaintedCard>();

/**
 * The class of `<acct-auth-card>`, in the split build and in the single file. Made when it is asked for, since a server
 * that renders pages imports this as well and has no HTMLElement.
 */
export function createCardElement(): CustomElementConstructor {
  /**
   * r2wc's element with a renderer of our own, which paints first and fetches React after it. It gets no `shadow`,
   * since it would not keep a declarative root, and no `props`, since it ignores attributes that are removed: the card
   * reads its own.
   */
  const CardBase = r2wc<{ container?: HTMLElement }, HTMLElement>(
    () => null,
    { props: [] },
    {
      mount(host) {
        if (!cards.get(host)?.moved()) cards.set(host, startCard(host));
        return host;
      },
      update: () => undefined,
      unmount(host) {
        // A moved element is connected again by now.
        queueMicrotask(() => {
          if (!host.isConnected) cards.get(host)?.left();
        });
      },
    },
  );

  return class extends CardBase implements AcctAuthCardElement {
    /** Of the release that this is, for a script of another one. */
    static readonly folder = releaseFolder;

    /** Moved by `moveBefore`: everything stays as it is. */
    connectedMoveCallback(): void {}

    reset(): void {
      cards.get(this)?.reset();
    }

    override focus(options?: FocusOptions): void {
      // React, too, calls this when the node that had the focus is gone: where the focus is inside it stays.
      if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector('input')?.focus(options);
    }
  };
}
