import { mountCard } from './element/react/mount-card.tsx';
import { CardElement } from './element/shell/card-element.ts';

// A second script tag, or an older version of this one, must not throw.
if (!customElements.get('acct-auth-card')) customElements.define('acct-auth-card', CardElement);

/** For a card of the split build that lost a chunk: this file replaces them all (element/shell/load-react.ts). */
export { mountCard };
