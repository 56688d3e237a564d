import r2wc from '@r2wc/core';
import type { AcctAuthCardElement } from '../element-types.ts';
import type { FoundBeside } from '../other-script/report-other-script.ts';
import { releaseFolder } from './release-folder.ts';
import { type PaintedCard, startCard } from './start-card.ts';
import { verifyChunk } from './verify-chunk.ts';

/** The card of each element on the page. */
const cards = new WeakMap<HTMLElement, PaintedCard>();

/** The class of `<acct-auth-card>`, made when called: servers that render pages import this without HTMLElement. */
export function createCardElement(): CustomElementConstructor {
  // No `shadow`: r2wc would not keep a declarative root. No `props`: it ignores attributes that are removed.
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
      // React, too, calls this when the focused node is gone: where the focus is inside it stays.
      if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector('input')?.focus(options);
    }
  };
}

const tag = 'acct-auth-card';

/** Makes the tag known, once; a later script must not throw, and of another release says that it is ignored. */
export function defineCard(): void {
  const { customElements: registry } = globalThis as { customElements?: CustomElementRegistry };
  if (!registry) return;
  const running = registry.get(tag) as (CustomElementConstructor & { readonly folder?: string }) | undefined;
  if (!running) {
    const isSigned = import.meta.env.VITE_SIGNING_KEYS !== undefined;
    // For the chunks, each of which may import another.
    registry.define(tag, isSigned ? Object.assign(createCardElement(), { verifyChunk }) : createCardElement());
    if (document.readyState === 'complete') lookForMisspelt();
    else addEventListener('load', lookForMisspelt, { once: true });
  } else if (running.folder !== releaseFolder) {
    // A card of the first release names no folder; an element that is none of ours cannot be reset.
    const isOurs = 'reset' in running.prototype;
    report(
      isOurs
        ? { code: 'release/older-script', running: running.folder, ignored: releaseFolder }
        : { code: 'page/tag-taken' },
    );
  }
}

/** A script without a card is no mistake, unless there is an element that nobody defines, of a name like the card's. */
function lookForMisspelt(): void {
  if (document.querySelector(tag)) return;
  const unknown = Array.from(document.querySelectorAll(':not(:defined),acctauthcard,authcard'));
  const misspelt = unknown.find(({ localName }) => /acct|auth-?card/.test(localName));
  if (misspelt) report({ code: 'page/tag-misspelt', element: misspelt.localName });
}

/** In words that come in a chunk of their own; without them code and link. */
const report = (found: FoundBeside): void => {
  const link = `${import.meta.env.VITE_SITE_ORIGIN ?? ''}/docs/messages#${found.code.replace('/', '-')}`;
  import('../other-script/report-other-script.ts').then(
    ({ reportOtherScript }) => reportOtherScript(found, link),
    (cause: unknown) => console.warn(`[acct-auth-card] ${found.code}: ${link}`, cause),
  );
};
