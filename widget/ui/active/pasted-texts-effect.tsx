import { type RefObject, useEffect } from 'react';
import type { FieldName } from '../../../account/fields.ts';
import { fieldNames } from '../../../account/form-values.ts';
import { readPastedText } from '../../core/read-pasted-text.ts';
import { useCard } from '../card-context.ts';
import { findFocusedElement } from '../find-focused-element.ts';
import { fillInField } from './find-in-card.ts';

/** Replaces each pasted text at once by the e-mail address, phone number or code that it contains. */
export function PastedTextsEffect({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { values } = useCard();
  useEffect(() => {
    const card = root.current;
    if (card === null) return;
    const onInput = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      // Ignores the page's own fields in the card's slots, such as a checkbox beside the forms.
      if (input.getRootNode() !== card.getRootNode() || !isCardField(input.name)) return;
      // `values` contains the text from before the paste, because React handles the event after this listener.
      const growth = input.value.length - values.get(input.name as FieldName).length;
      if (isInsertedAtOnce(event as InputEvent, growth)) replaceByParsedText(input);
    };
    // Handles texts that were pasted before the active chunk had loaded.
    card.querySelectorAll('input').forEach(replaceByParsedText);
    card.addEventListener('input', onInput);
    return () => card.removeEventListener('input', onInput);
  }, [root, values]);
  return null;
}

const isCardField = (name: string): boolean => fieldNames.some((each) => each === name);

/** Returns true for a paste, a drop and a keyboard's own clipboard, and false for typing and for undo. */
function isInsertedAtOnce({ inputType = '', isComposing }: InputEvent, growth: number): boolean {
  if (isComposing || inputType.startsWith('history')) return false;
  return inputType.startsWith('insertFrom') || growth > 1;
}

function replaceByParsedText(input: HTMLInputElement): void {
  const parsed = readPastedText(input.name as FieldName, input.value);
  if (parsed === null) return;
  const isFocused = findFocusedElement(input) === input;
  if (isFocused) {
    input.select();
    // Inserts the text as if the visitor typed it, so that undo restores the pasted text. In Firefox before version 89,
    // `execCommand` does not work in a field.
    if (document.execCommand?.('insertText', false, parsed)) return;
  }
  fillInField(input, parsed);
}
