/** The interface of the playground's page for tests and pictures. */
export type PlaygroundWindow = {
  readonly scenarios: readonly string[];
  /**
   * Applies the settings in `query`, which has the form of `location.search`. Resolves once the card has reached the
   * state of its scenario.
   */
  show(query: string): Promise<void>;
};

declare global {
  interface Window {
    acctPlayground?: PlaygroundWindow;
  }
}
