/**
 * Returns the node, or the nearest element around it, for which `fits` returns true. Passes through slots and shadow
 * roots.
 */
export function findClosestAcrossShadowRoots(node: Element, fits: (element: Element) => boolean): Element | null {
  for (let around: Node | null = node; around; around = parentOf(around)) {
    if (around instanceof Element && fits(around)) return around;
  }
  return null;
}

const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
