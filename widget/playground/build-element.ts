/** An element with properties and children in one call; text goes in as text. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A select with its label; `choose` gets the value. */
export function buildSelect(
  label: string,
  choices: Readonly<Record<string, string>>,
  choose: (value: string) => void,
): { readonly row: HTMLElement; readonly select: HTMLSelectElement } {
  const options = Object.entries(choices).map(([value, text]) => new Option(text, value));
  const select = buildElement('select', { name: label }, ...options);
  select.addEventListener('change', () => choose(select.value));
  return { row: buildElement('label', { className: 'row' }, buildElement('span', {}, label), select), select };
}
