import type { HTMLAttributes, PublicProps } from 'vue';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/**
 * Vue's tools convert attribute names in a template to camel case. A listener has the prefix `on`, as in `onAcctReady`.
 */
type Attributes = { [Name in keyof AcctAuthCardAttributes as Camel<Name>]?: AcctAuthCardAttributes[Name] };
type Listeners = {
  [Name in keyof AcctAuthCardEventMap as Camel<`on-${Name}`>]?:
    | ((event: AcctAuthCardEventMap[Name]) => void)
    | undefined;
};

/** The card's properties in a Vue template. */
type Props = Attributes & Listeners & Omit<HTMLAttributes, keyof AcctAuthCardAttributes> & PublicProps;

declare module 'vue' {
  interface GlobalComponents {
    'acct-auth-card': new () => AcctAuthCardElement & { $props: Props };
  }
}
