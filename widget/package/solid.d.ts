import type { JSX } from 'solid-js';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

/** Solid sets an expression as a property of a custom element, unless the attribute's name begins with `attr:`. */
type Explicit = { [Name in keyof AcctAuthCardAttributes as `attr:${Name}`]?: AcctAuthCardAttributes[Name] };
type Listeners = {
  [Name in keyof AcctAuthCardEventMap as `on:${Name}`]?: ((event: AcctAuthCardEventMap[Name]) => void) | undefined;
};

type Props = AcctAuthCardAttributes &
  Explicit &
  Listeners &
  Omit<JSX.HTMLAttributes<AcctAuthCardElement>, keyof AcctAuthCardAttributes>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'acct-auth-card': Props;
    }
  }
}
