import type { Where } from './page/find-all.ts';

/** A page as a visitor uses it, the same in every engine. Each verb waits for what it needs, and tells what stands there instead. */
export type JourneyPage = {
  /** Goes to a full address. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** A step back in the history; the page from there may stand at once or be loaded again. */
  back(): Promise<void>;
  address(): Promise<string>;
  /** The text of the page and of its cards. */
  read(): Promise<string>;
  /** Waits until it is there. */
  see(where: Where): Promise<void>;
  click(where: Where): Promise<void>;
  /** Replaces what stands in the field. */
  type(field: Where, text: string): Promise<void>;
  /** Runs the body of a function of `args` in the page; what it returns has to be JSON. */
  evaluate<Result>(body: string, ...args: readonly unknown[]): Promise<Result>;
  /** Waits until the body, run in the page, returns something. `what`: as a failure names it. */
  waitFor(what: string, body: string, ...args: readonly unknown[]): Promise<void>;
  /** Waits until `ask` resolves with true. */
  until(what: string, ask: () => Promise<boolean>): Promise<void>;
  waitForText(text: string): Promise<void>;
  /** Waits until the window is at this address and its page stands. */
  waitForAddress(address: string): Promise<void>;
  /** Another tab of the same visitor. */
  openTab(): Promise<JourneyPage>;
  /** Clicks what opens a window, and resolves with that. */
  popup(where: Where): Promise<JourneyPage>;
};
