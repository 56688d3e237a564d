/** The interface of the playground's page for tests and pictures. */
export type PlaygroundWindow = {
  readonly scenarios: readonly string[];
  /** Applies settings in the form of the address's query. Resolves once the card has reached the state. */
  show(query: string): Promise<void>;
};

declare global {
  interface Window {
    acctPlayground?: PlaygroundWindow;
  }
}
