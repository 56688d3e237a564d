import type { FieldName } from '../../../account/fields.ts';

/** A node of the card to which the focus moves, by its selector. */
type CardNode = typeof statusBox | typeof statusButton | typeof submitButton | typeof humanCheck | typeof refusedField;

export const statusBox = '[role=status]';
export const statusButton = '.status button';
export const submitButton = '.primary';
export const humanCheck = '.human-check';
export const refusedField = '[aria-invalid=true]';

export const findNode = (card: ParentNode, node: CardNode): HTMLElement | null => card.querySelector(node);

/** Returns a node by the name that the page uses for its style (`part`). */
export const findPart = (card: ParentNode, part: string): HTMLElement | null => card.querySelector(`[part=${part}]`);

export const findField = (card: ParentNode, field: FieldName): HTMLInputElement | null =>
  card.querySelector(`[name=${field}]`);

/** Puts a text into a field as if typed: listeners receive it, and the card uses the text that the field shows. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
