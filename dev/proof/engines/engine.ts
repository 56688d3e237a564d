/** One window or tab, in the few ways in which engines differ; everything else is written once (visitor-page.ts). */
export type EngineWindow = {
  /** Goes to a full address and resolves when that page, or one that it goes on to, has loaded. */
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of an async function of `args` in the page; what it returns has to be JSON. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks the element that the body returns, with a mouse. */
  click(body: string, args: readonly unknown[]): Promise<void>;
  /** Types into the element that the body returns, key by key, in place of what is selected in it. */
  type(body: string, args: readonly unknown[], text: string): Promise<void>;
  /** The names of the cookies that a request for the page in this window carries. */
  cookieNames(): Promise<readonly string[]>;
  /** Forgets those. */
  clearCookies(): Promise<void>;
  /** Another tab of the same visitor. */
  openTab(): Promise<EngineWindow>;
  /** The window that a page of this visitor opens while `press` runs, or soon after. */
  popup(press: () => Promise<void>): Promise<EngineWindow>;
};

/** A browser with a profile of its own, in which nothing is kept yet. */
export type EngineBrowser = {
  readonly window: EngineWindow;
  /** What pages have reported as an error so far; undefined where the engine does not tell. */
  readonly errors?: readonly string[];
  close(): Promise<void>;
};

export type EngineOptions = {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
  /** Port on this machine of the proxy that stands for all other machines (start-outside-proxy.ts). */
  readonly proxyPort: number;
};

/** Starts a browser of this engine. Throws where it is not installed or does not start. */
export type Engine = (options: EngineOptions) => Promise<EngineBrowser>;

/** Milliseconds that anything awaited may take. */
export const patience = 30_000;
