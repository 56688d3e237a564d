import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusedBeside } from '../focused-beside.ts';

/** Keeps the focus in a box when a change of `state` removes its control. `heir`: the next focus, else the box. */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  state: unknown,
  heir?: (box: HTMLElement) => HTMLElement | null,
): void {
  const inside = useRef(false);
  /** The focused node before the current drawing. */
  const held = useRef<Node | null>(null);
  useEffect(() => {
    const node = box.current;
    if (node === null) return;
    const enter = ({ target }: FocusEvent): void => {
      // A slot's content belongs to the page: the card takes no focus from there.
      inside.current = hasFocus(node);
      // Later: during a drawing React returns the focus to the element, whose own focus() chooses the first field.
      queueMicrotask(() => {
        held.current = target as Node;
      });
    };
    // A removed control may report the loss of focus just before it disappears: that does not count.
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

const hasFocus = (node: HTMLElement): boolean => node.contains(focusedBeside(node));
