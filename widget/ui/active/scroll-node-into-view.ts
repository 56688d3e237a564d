/**
 * Scrolls a node of the card into view. If a fixed or sticky bar of the page covers the node, scrolls the node to a
 * position below the bar.
 */
export function scrollNodeIntoView(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
  const bar = coveringBar(node);
  if (bar === null) return;
  // Sets a scroll margin and lets the browser scroll, because either the page or an element in the page may be
  // scrollable.
  node.style.scrollMarginTop = `${bar.bottom + 8}px`;
  node.scrollIntoView({ block: 'nearest' });
  node.style.scrollMarginTop = '';
}

/** Returns the edges of a fixed or sticky bar of the page that covers the node's upper edge, or null. */
function coveringBar(node: HTMLElement): DOMRect | null {
  const { left, width, top } = node.getBoundingClientRect();
  const root = node.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : node;
  let element = document.elementFromPoint(left + width / 2, top + 1);
  while (element && !element.contains(host)) {
    const { position } = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    // An element that reaches the lower half of the window is not a bar. It may be a dialog.
    if (/fixed|sticky/.test(position) && edges.bottom < innerHeight / 2) return edges;
    element = element.parentElement;
  }
  return null;
}
