import type { HTMLAttributes } from 'svelte/elements';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

/** `onacct-ready` is Svelte 5's way, `on:acct-ready` that of the versions before it. */
type Listeners = {
  [Name in keyof AcctAuthCardEventMap as `on${Name}` | `on:${Name}`]?:
    | ((event: AcctAuthCardEventMap[Name]) => void)
    | null
    | undefined;
};

type Props = AcctAuthCardAttributes &
  Listeners &
  Omit<HTMLAttributes<AcctAuthCardElement>, keyof AcctAuthCardAttributes>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'acct-auth-card': Props;
  }
}
