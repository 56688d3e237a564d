import type { HTMLAttributes } from 'react';
import type { AcctAuthCardAttributes } from '../../widget/element/element-types.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'acct-auth-card': AcctAuthCardAttributes & Omit<HTMLAttributes<HTMLElement>, keyof AcctAuthCardAttributes>;
    }
  }
}
