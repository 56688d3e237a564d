import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// If the address has one of these parameters, the script defines no card. In this case it only replaces files of a card
// that is already defined (element/shell/load-react.ts, withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/**
 * A card of which a chunk did not load uses these exports, because this file contains all chunks
 * (element/shell/load-react.ts).
 */
export { mountCard };
