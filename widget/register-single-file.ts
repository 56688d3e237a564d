import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/define-card.ts';

// Such an address belongs to a present card (element/shell/load-react.ts, withdrawn/follow-withdrawal.ts).
if (!/[?&](try|instead-of)=/.test(import.meta.url)) defineCard();

/** For a card of the split build that lost a chunk: this file replaces them all (element/shell/load-react.ts). */
export { mountCard };
