/** Scrolls a node of the card into view, and below a bar that the page keeps on top. */
export function bringIntoView(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
  const bar = barAbove(node);
  if (bar === null) return;
  // By the node's margin: the page, or a box in it, may be what scrolls.
  node.style.scrollMarginTop = `${bar.bottom + 8}px`;
  node.scrollIntoView({ block: 'nearest' });
  node.style.scrollMarginTop = '';
}

/** Returns the place of a fixed or sticky bar of the page that covers the node's upper edge. */
function barAbove(node: HTMLElement): DOMRect | null {
  const { left, width, top } = node.getBoundingClientRect();
  const root = node.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : node;
  let element = document.elementFromPoint(left + width / 2, top + 1);
  while (element && !element.contains(host)) {
    const { position } = getComputedStyle(element);
    const place = element.getBoundingClientRect();
    // A taller one is a dialog, or a page inside the page.
    if (/fixed|sticky/.test(position) && place.bottom < innerHeight / 2) return place;
    element = element.parentElement;
  }
  return null;
}
