import { mountCard } from './element/react/mount-card.tsx';
import { defineCard } from './element/shell/card-element.ts';

defineCard();

/** For a card of the split build that lost a chunk: this file replaces them all (element/shell/load-react.ts). */
export { mountCard };
