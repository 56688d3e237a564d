import type { Clock, PageTools } from '../core/ports.ts';
import type { Messages } from '../messages/en.ts';
import type { FailureKey, RareMessages } from '../messages/rare-en.ts';

/** What only a touched card needs, in a file of its own: views, every sentence, the browser's tools. */
export type RareParts = {
  readonly views: typeof import('./rare-views.tsx')['rareViews'];
  readonly messages: Messages & RareMessages;
  readonly failureKey: (code: string) => FailureKey | null;
  readonly clock: Clock;
  readonly tools: PageTools;
};
