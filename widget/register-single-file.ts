import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// If the address of this file has the parameter `try` or `instead-of`, another script has already defined the card, and
// imports only the export below (element/shell/load-react.ts, withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/**
 * If a chunk does not load, the card uses the exports of this file, which contains all chunks
 * (element/shell/load-react.ts).
 */
export { mountCard };
