import { SingleFileElement } from './element/single-file-element.tsx';

// A second script tag, or an older version of this one, must not throw.
if (!customElements.get('acct-auth-card')) customElements.define('acct-auth-card', SingleFileElement);
