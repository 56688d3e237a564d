/** One window or tab, in the few ways that engines do on their own; everything else is written once (create-journey-page.ts). */
export type EngineWindow = {
  /** Goes to a full address and resolves when that page, or one that it goes on to, has loaded. */
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of a function of `args` in the page; what it returns has to be JSON. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks the element that the body returns, with a mouse. */
  click(body: string, args: readonly unknown[]): Promise<void>;
  /** Types into the element that the body returns, key by key, in place of what is selected in it. */
  type(body: string, args: readonly unknown[], text: string): Promise<void>;
  reload(): Promise<void>;
  /** Another tab of the same visitor. */
  openTab(): Promise<EngineWindow>;
  /** The window that a page of this visitor opens while `press` runs, or soon after. */
  popup(press: () => Promise<void>): Promise<EngineWindow>;
};

/** A visitor with a profile of their own, in which nothing is kept yet. */
export type EngineVisitor = {
  readonly window: EngineWindow;
  /** The names of the cookies that a request for the page in this window carries. */
  cookieNames(): Promise<readonly string[]>;
  /** Forgets at least those. */
  clearCookies(): Promise<void>;
  /** What pages have reported as an error so far. */
  readonly errors: readonly string[];
  leave(): Promise<void>;
};

/** A browser engine that is running. */
export type Engine = {
  /** As the browser tells it: "Firefox 153.7.0". */
  readonly version: string;
  newVisitor(options: { readonly scripts: boolean }): Promise<EngineVisitor>;
  stop(): Promise<void>;
};

/** Milliseconds that anything awaited may take. */
export const patience = 30_000;
