import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a box when a change of `state` takes the control away that had it. `heir`: who gets it, else the
 * box itself.
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  state: unknown,
  heir?: (box: HTMLElement) => HTMLElement | null,
): void {
  const inside = useRef(false);
  /** Who had it before the drawing that is under way. */
  const held = useRef<Node | null>(null);
  useEffect(() => {
    const node = box.current;
    if (node === null) return;
    const enter = ({ target }: FocusEvent): void => {
      // What the page has put into a slot is its own: from there the focus is taken to nowhere.
      inside.current = hasFocus(node);
      // Later: within a drawing React gives the focus back to the element, whose own focus() takes the first field.
      queueMicrotask(() => {
        held.current = target as Node;
      });
    };
    // A control that is taken away may tell that it lost the focus, and is gone a moment later: that does not count.
    const leave = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if ((target as Node).isConnected) inside.current = hasFocus(node);
      });
    inside.current = hasFocus(node);
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what takes controls away
  useLayoutEffect(() => {
    const node = box.current;
    if (!inside.current || !node) return;
    const isGone = heir !== undefined && held.current?.isConnected === false;
    if (isGone || !hasFocus(node)) (heir?.(node) ?? node).focus();
  }, [box, state]);
}

const hasFocus = (node: HTMLElement): boolean => node.contains((node.getRootNode() as ShadowRoot).activeElement);
