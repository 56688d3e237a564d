/** What tests and pictures ask of the page. */
export type PlaygroundWindow = {
  readonly scenarios: readonly string[];
  /** The same settings as in the address, as a query; resolves when the card has reached the state. */
  show(query: string): Promise<void>;
};

declare global {
  interface Window {
    acctPlayground?: PlaygroundWindow;
  }
}
