/** What a visitor has typed so far, and where the caret stands: carried over when the nodes have to be replaced. */
export type TypedText = {
  readonly texts: Readonly<Record<string, string>>;
  readonly focus: { readonly field: string; readonly start: number | null; readonly end: number | null } | null;
};

export function readTypedText(root: ShadowRoot): TypedText {
  const texts: Record<string, string> = {};
  root.querySelectorAll('input').forEach((input) => {
    texts[input.name] = input.value;
  });
  const active = root.activeElement;
  const field = active instanceof HTMLInputElement ? active.name : undefined;
  if (!field || !(active instanceof HTMLInputElement)) return { texts, focus: null };
  // Inputs of type email tell no selection.
  return { texts, focus: { field, start: active.selectionStart, end: active.selectionEnd } };
}

export function restoreFocus(root: ShadowRoot, focus: TypedText['focus']): void {
  if (focus === null) return;
  const input = root.querySelector<HTMLInputElement>(`[name="${focus.field}"]`);
  input?.focus();
  if (input && focus.start !== null) input.setSelectionRange(focus.start, focus.end);
}
