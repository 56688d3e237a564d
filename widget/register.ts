import { CardElement } from './element/shell/card-element.ts';

// A second script tag, or an older version of this one, must not throw.
if (!customElements.get('acct-auth-card')) customElements.define('acct-auth-card', CardElement);
