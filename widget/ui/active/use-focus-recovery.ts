import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findFocusedElement } from '../find-focused-element.ts';

/**
 * Keeps the focus in a box if a change of `state` removes the focused control. The focus moves to the node from
 * `findNextFocus`, or else to the box.
 */
export function useFocusRecovery(
  box: RefObject<HTMLElement | null>,
  state: unknown,
  findNextFocus?: (box: HTMLElement) => HTMLElement | null,
): void {
  const hadFocus = useRef(false);
  /** The focused node before the current render. */
  const focusedNode = useRef<Node | null>(null);
  useEffect(() => {
    const node = box.current;
    if (node === null) return;
    const enter = ({ target }: FocusEvent): void => {
      // If the focused node belongs to the page and is only displayed in a slot, the focus is not in the box.
      hadFocus.current = hasFocus(node);
      // Stores the node only after the render, because React may focus the card during a render, which moves the focus to
      // the first field.
      queueMicrotask(() => {
        focusedNode.current = target as Node;
      });
    };
    // Ignores the loss of focus that a removed control may report just before it disappears.
    const leave = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if ((target as Node).isConnected) hadFocus.current = hasFocus(node);
      });
    hadFocus.current = hasFocus(node);
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the state removes controls
  useLayoutEffect(() => {
    const node = box.current;
    if (!hadFocus.current || !node) return;
    const isGone = findNextFocus !== undefined && focusedNode.current?.isConnected === false;
    if (isGone || !hasFocus(node)) (findNextFocus?.(node) ?? node).focus();
  }, [box, state]);
}

const hasFocus = (node: HTMLElement): boolean => node.contains(findFocusedElement(node));
