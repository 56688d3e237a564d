/**
 * A window or tab with the few operations that differ between engines. visitor-page.ts has the operations that are the
 * same in every engine.
 */
export type EngineWindow = {
  /** Opens a full address. Resolves once that page, or the one that it redirects to, has loaded. */
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs `body` in the page as an async function with the parameter `args`. The function's result must be JSON. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks with the mouse on the element that this function body returns. */
  click(body: string, args: readonly unknown[]): Promise<void>;
  /** Types key by key into the element that this function body returns, and replaces its selected text. */
  type(body: string, args: readonly unknown[], text: string): Promise<void>;
  /** Resolves to the names of the cookies in a request for this window's page. */
  cookieNames(): Promise<readonly string[]>;
  /** Deletes the cookies that requests for this window's page contain. */
  clearCookies(): Promise<void>;
  /** Opens another tab of the same visitor. */
  openTab(): Promise<EngineWindow>;
  /** Resolves to the window that a page of this visitor opens during `press` or soon after. */
  popup(press: () => Promise<void>): Promise<EngineWindow>;
};

/** A browser with its own empty profile. */
export type EngineBrowser = {
  readonly window: EngineWindow;
  /** The errors that pages have reported so far; undefined if the engine does not report them. */
  readonly errors?: readonly string[];
  close(): Promise<void>;
};

export type EngineOptions = {
  /** True if pages may run scripts. */
  readonly scripts: boolean;
  /** The local port of the proxy that answers requests to hosts outside this machine (start-outside-proxy.ts). */
  readonly proxyPort: number;
};

/** Starts a browser of this engine. Throws if the browser is not installed or does not start. */
export type Engine = (options: EngineOptions) => Promise<EngineBrowser>;

/** The time in milliseconds after which every wait times out. */
export const responseTimeout = 30_000;
