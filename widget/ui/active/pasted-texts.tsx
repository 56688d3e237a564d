import { type RefObject, useEffect } from 'react';
import type { FieldName } from '../../../account/fields.ts';
import { fieldNames } from '../../../account/form-values.ts';
import { readPasted } from '../../core/read-pasted.ts';
import { useCard } from '../card-context.ts';
import { focusedBeside } from '../focused-beside.ts';
import { fillIn } from './find-in-card.ts';

/** Shows in a field the address, number or code of a pasted text, before anything is sent. */
export function PastedTexts({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { values } = useCard();
  useEffect(() => {
    const card = root.current;
    if (card === null) return;
    const onInput = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      // A page's own field in a slot, such as a checkbox beside the forms, is none of the card's.
      if (input.getRootNode() !== card.getRootNode() || !isField(input.name)) return;
      // React, which stores the new text, receives the event later.
      const growth = input.value.length - values.get(input.name as FieldName).length;
      if (isInsertedAtOnce(event as InputEvent, growth)) showReading(input);
    };
    // Pasted before this part of the card had loaded.
    card.querySelectorAll('input').forEach(showReading);
    card.addEventListener('input', onInput);
    return () => card.removeEventListener('input', onInput);
  }, [root, values]);
  return null;
}

const isField = (name: string): boolean => fieldNames.some((each) => each === name);

/** True for a paste, a drop, and a keyboard's own clipboard; false for typing, and for undo, which restores a text. */
function isInsertedAtOnce({ inputType = '', isComposing }: InputEvent, growth: number): boolean {
  if (isComposing || inputType.startsWith('history')) return false;
  return inputType.startsWith('insertFrom') || growth > 1;
}

function showReading(input: HTMLInputElement): void {
  const read = readPasted(input.name as FieldName, input.value);
  if (read === null) return;
  const isFocused = focusedBeside(input) === input;
  if (isFocused) {
    input.select();
    // As if typed, so that undo brings the pasted text back. Firefox before 89 refuses it in a field; it is deprecated.
    if (document.execCommand?.('insertText', false, read)) return;
  }
  fillIn(input, read);
}
