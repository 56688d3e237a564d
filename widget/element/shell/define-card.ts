import r2wc from '@r2wc/core';
import { formatConsoleLine } from '../../core/format-console-line.ts';
import type { AcctAuthCardElement } from '../element-types.ts';
import { releaseFolder } from '../release-folder.ts';
import type { ScriptConflict } from '../script-conflict/explain-script-conflict.ts';
import { type StartedCard, startCard } from './start-card.ts';

/** The card of each element on the page. */
const cards = new WeakMap<HTMLElement, StartedCard>();

/**
 * Creates the class of `<acct-auth-card>`. This is a function, because servers import this file but have no
 * HTMLElement.
 */
export function createCardElement(): CustomElementConstructor {
  // r2wc's options `shadow` and `props` are not set: `shadow` would replace a declarative root, and `props` ignores
  // removed attributes.
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
        // Waits for a microtask. If the element was only moved, it is connected again by then.
        queueMicrotask(() => {
          if (!host.isConnected) cards.get(host)?.left();
        });
      },
    },
  );

  return class extends CardBase implements AcctAuthCardElement {
    /** The folder of this release. The script of another release reads it. */
    static readonly folder = releaseFolder;

    /** This callback is empty, because `moveBefore` preserves the whole state. */
    connectedMoveCallback(): void {}

    reset(): void {
      cards.get(this)?.reset();
    }

    override focus(options?: FocusOptions): void {
      // Does nothing if the focus is inside the card. React, too, calls this method, to restore the focus after it has
      // removed the focused node.
      if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector('input')?.focus(options);
    }
  };
}

const tag = 'acct-auth-card';

/**
 * Defines the tag. If another release or another project has already defined the tag, writes a console line and throws
 * no error.
 */
export function defineCard(): void {
  const { customElements: registry } = globalThis as { customElements?: CustomElementRegistry };
  if (!registry) return;
  const running = registry.get(tag) as (CustomElementConstructor & { readonly folder?: string }) | undefined;
  if (!running) {
    registry.define(tag, createCardElement());
    if (document.readyState === 'complete') findMisspelt();
    else addEventListener('load', findMisspelt, { once: true });
  } else if (running.folder !== releaseFolder) {
    // Recognises a card of another release by `reset`, since a card of the first release has no `folder`.
    const isOurs = 'reset' in running.prototype;
    report(
      isOurs
        ? { code: 'release/older-script', running: running.folder, ignored: releaseFolder }
        : { code: 'page/tag-taken' },
    );
  }
}

/**
 * Reports an unknown element whose name is similar to that of the card. If the page has no such element, reports
 * nothing.
 */
function findMisspelt(): void {
  if (document.querySelector(tag)) return;
  const unknown = Array.from(document.querySelectorAll(':not(:defined),acctauthcard,authcard'));
  const misspelt = unknown.find(({ localName }) => /acct|auth-?card/.test(localName));
  if (misspelt) report({ code: 'page/tag-misspelt', element: misspelt.localName });
}

/** Reports a conflict with texts from a separate chunk. If the chunk is unavailable, reports only code and link. */
const report = (found: ScriptConflict): void => {
  import('../script-conflict/explain-script-conflict.ts').then(
    ({ explainScriptConflict }) => console.warn(formatConsoleLine(found.code, explainScriptConflict(found))),
    (cause: unknown) => console.warn(formatConsoleLine(found.code), cause),
  );
};
