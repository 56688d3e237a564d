/** Returns the focused element of a node's tree, which is the document or a shadow root. */
export const findFocusedElement = (node: Node): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;
