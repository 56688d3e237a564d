import type { FieldName } from '../../../account/fields.ts';

/** The nodes of the card to which the focus moves, by their selectors. */
const selectors = {
  status: '[role=status]',
  statusButton: '.status button',
  submitButton: '.primary',
  humanCheck: '.human-check',
  refusedField: '[aria-invalid=true]',
} as const;

export type CardNode = keyof typeof selectors;

export const findNode = (card: ParentNode, node: CardNode): HTMLElement | null => card.querySelector(selectors[node]);

/** Returns a node by the name that the page uses for its style (`part`). */
export const findPart = (card: ParentNode, part: string): HTMLElement | null => card.querySelector(`[part=${part}]`);

export const findField = (card: ParentNode, field: FieldName): HTMLInputElement | null =>
  card.querySelector(`[name=${field}]`);

/** Puts a text into a field as if typed: listeners receive it, and the card uses the text that the field shows. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
