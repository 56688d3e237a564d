import { createCardElement } from './card-element.ts';
import { holdChunk } from './hold-chunk.ts';
import { releaseFolder } from './release-folder.ts';

const tag = 'acct-auth-card';

/**
 * Makes the tag known, or does nothing where there are no elements (a server that renders pages). Of several scripts on
 * a page the first does; a later one must not throw, and says which of the two counts when they are of different
 * releases: whoever pastes a newer script below an older one would look for its improvements in vain.
 */
export function defineCard(): void {
  const { customElements: registry } = globalThis as { customElements?: CustomElementRegistry };
  if (!registry) return;
  const first = registry.get(tag) as { readonly folder?: string } | undefined;
  if (!first) {
    const isSigned = import.meta.env.VITE_SIGNING_KEYS !== undefined;
    // For the chunks, each of which may import another.
    registry.define(tag, isSigned ? Object.assign(createCardElement(), { holdChunk }) : createCardElement());
  } else if (first.folder !== releaseFolder) {
    import('../other-script/report-other-script.ts').then(
      (chunk) => chunk.reportOtherScript(first.folder, releaseFolder),
      console.warn,
    );
  }
}
