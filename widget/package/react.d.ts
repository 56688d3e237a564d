import type { HTMLAttributes, RefAttributes } from 'react';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

/**
 * React 19 adds a listener for every property that begins with `on`. The rest of the property's name is the event's
 * name.
 */
type Listeners = {
  [Name in keyof AcctAuthCardEventMap as `on${Name}`]?: ((event: AcctAuthCardEventMap[Name]) => void) | undefined;
};

type Props = AcctAuthCardAttributes &
  Listeners &
  Omit<HTMLAttributes<AcctAuthCardElement>, keyof AcctAuthCardAttributes> &
  RefAttributes<AcctAuthCardElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'acct-auth-card': Props;
    }
  }
}
