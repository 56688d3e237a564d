import type { FieldName } from '../../../account/fields.ts';

/** The selectors of the nodes to which the card moves the focus. */
type CardNode =
  | typeof statusBoxSelector
  | typeof statusButtonSelector
  | typeof submitButtonSelector
  | typeof humanCheckBoxSelector
  | typeof refusedFieldSelector;

export const statusBoxSelector = '[role=status]';
export const statusButtonSelector = '.status button';
export const submitButtonSelector = '.primary';
export const humanCheckBoxSelector = '.human-check';
export const refusedFieldSelector = '[aria-invalid=true]';

export const findCardNode = (card: ParentNode, node: CardNode): HTMLElement | null => card.querySelector(node);

/** Returns a node by its `part`, the name by which pages style it. */
export const findNodeByPart = (card: ParentNode, part: string): HTMLElement | null =>
  card.querySelector(`[part=${part}]`);

export const findField = (card: ParentNode, field: FieldName): HTMLInputElement | null =>
  card.querySelector(`[name=${field}]`);

/** Sets a field's text as if typed, so that listeners and the card receive it. */
export function fillInField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
