import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// With `try` or `instead-of` in its address, the script does not define the card, because another script has already
// defined it. That script imports the export below (element/shell/load-react.ts, withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/**
 * If a chunk does not load, the card uses the exports of this file, which contains all chunks
 * (element/shell/load-react.ts).
 */
export { mountCard };
