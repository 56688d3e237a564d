/** Calls back once when this node leaves its parent by another hand; the result ends the watch. */
export function whenTakenAway(node: Node, tell: () => void): () => void {
  const { parentNode } = node;
  if (parentNode === null) return () => undefined;
  const observer = new MutationObserver(() => {
    if (node.parentNode === parentNode) return;
    observer.disconnect();
    tell();
  });
  observer.observe(parentNode, { childList: true });
  return () => observer.disconnect();
}
