import type { JSX, Ref } from 'preact';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

/**
 * Preact adds a listener for every property that begins with `on`. The rest of the property's name is the event's name.
 */
type Listeners = {
  [Name in keyof AcctAuthCardEventMap as `on${Name}`]?: ((event: AcctAuthCardEventMap[Name]) => void) | undefined;
};

/** The attributes that every HTML element has. Preact 10 and Preact 11 have different names for this type. */
type OfEveryElement = Omit<JSX.IntrinsicElements['b'], keyof AcctAuthCardAttributes | 'ref'>;

type Props = AcctAuthCardAttributes & Listeners & OfEveryElement & { ref?: Ref<AcctAuthCardElement> | undefined };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'acct-auth-card': Props;
    }
  }
}
