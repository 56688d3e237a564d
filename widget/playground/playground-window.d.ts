/** The page's interface for tests and pictures. */
export type PlaygroundWindow = {
  readonly scenarios: readonly string[];
  /** Applies a query like the address's; resolves once the card has reached the state. */
  show(query: string): Promise<void>;
};

declare global {
  interface Window {
    acctPlayground?: PlaygroundWindow;
  }
}
