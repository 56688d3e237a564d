import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// An address with these parameters only replaces files of a card that is already defined (element/shell/load-react.ts,
// withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/** Exported for a card with a chunk that did not load: this file replaces all chunks (element/shell/load-react.ts). */
export { mountCard };
