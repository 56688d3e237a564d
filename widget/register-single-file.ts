import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// A script whose address has one of these parameters only replaces files of a card that is already defined
// (element/shell/load-react.ts, withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/**
 * These exports are for a card with a chunk that did not load, because this file replaces all chunks
 * (element/shell/load-react.ts).
 */
export { mountCard };
