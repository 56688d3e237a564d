/** Returns the focused element of the tree that a node is in: of the card, or of the page or shadow root around it. */
export const focusedBeside = (node: Node): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;
