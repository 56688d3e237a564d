import type { HTMLAttributes } from 'svelte/elements';
import type { AcctAuthCardAttributes, AcctAuthCardElement, AcctAuthCardEventMap } from './index.js';

/** Svelte 5 uses `onacct-ready`, earlier versions `on:acct-ready`. */
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
