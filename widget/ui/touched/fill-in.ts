/**
 * Puts a text into a field as if it were typed: whoever listens to the field hears of it, and the card means what the
 * field shows.
 */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
