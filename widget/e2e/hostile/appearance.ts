/**
 * The appearance of a card consists of each element's computed properties and box, and the positions of each text's
 * lines.
 */
export type CardAppearance = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads the appearance of a card, in px from its corner. Runs in the page, so it cannot call the functions of this
 * file.
 */
export function readCardAppearance(host: Element): CardAppearance {
  const root = host.shadowRoot?.querySelector('.card');
  if (!root) throw new Error('the card is not there');
  const looks: Record<string, Record<string, string>> = {};
  const corner = root.getBoundingClientRect();
  // Leaves out custom properties, because only their effects are visible.
  const properties = Array.from(getComputedStyle(root)).filter((name) => !name.startsWith('--'));
  const read = (path: string, style: CSSStyleDeclaration): Record<string, string> => {
    const known = Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]));
    looks[path] = known;
    return known;
  };
  const positions = (rects: Iterable<DOMRect>): string =>
    // Calls `map` separately, because the `Array.from` of an old library accepts no function.
    Array.from(rects)
      .map(({ left, top, width, height }) =>
        [left - corner.left, top - corner.top, width, height].map((number) => number.toFixed(2)).join(' '),
      )
      .join(', ');
  const readText = (path: string, text: Text): void => {
    const range = document.createRange();
    // The positions of the first and the last letter show the reading direction.
    const ends = [text.data.search(/\S/), text.data.trimEnd().length - 1].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    });
    range.selectNodeContents(text);
    looks[`${path} "${text.data.slice(0, 30)}"`] = { lines: positions(range.getClientRects()), ends: positions(ends) };
  };
  const readElement = (element: Element, path: string): void => {
    const known = read(path, getComputedStyle(element));
    if (element !== root) known.box = positions(element.getClientRects());
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content !== 'none' && style.content !== 'normal') read(path + pseudo, style);
    }
    if (element instanceof HTMLInputElement && element.placeholder) {
      read(`${path}::placeholder`, getComputedStyle(element, '::placeholder'));
    }
    if (element.localName === 'svg') return;
    Array.from(element.childNodes).forEach((node, index) => {
      if (node instanceof Element)
        readElement(node, `${path} > ${node.localName}.${node.getAttribute('class')}:${index}`);
      else if (node instanceof Text && node.data.trim() !== '') readText(path, node);
    });
  };
  readElement(root, 'card');
  for (const name of Object.keys(looks.card ?? {})) if (name.startsWith('margin')) delete looks.card?.[name];
  const check = host.querySelector('[slot=human-check]');
  if (check) read('check', getComputedStyle(check));
  // Leaves out the size of the human check, because Google's content decides it.
  for (const name of Object.keys(looks.check ?? {}))
    if (/size|width|height|origin/.test(name)) delete looks.check?.[name];
  return looks;
}

/** Describes the differences between two appearances of a card. */
export function describeAppearanceChanges(before: CardAppearance, now: CardAppearance): readonly string[] {
  /** Tolerance in px: a card in the middle of another page may be half a pixel off. */
  const near = 0.5;
  const samePlace = (one: string, other: string): boolean => {
    const numbers = [one, other].map((text) => text.split(/[ ,]+/).map(Number));
    const [first = [], second = []] = numbers;
    return first.length === second.length && first.every((value, at) => Math.abs(value - (second[at] ?? 0)) < near);
  };
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return paths.flatMap((path) => {
    const [was, is] = [before[path], now[path]];
    if (!was || !is) return [`${path} is ${is ? 'new' : 'gone'}`];
    return Object.keys({ ...was, ...is })
      .filter((name) => {
        const [one = '', other = ''] = [was[name], is[name]];
        return one !== other && !((name === 'box' || name === 'lines' || name === 'ends') && samePlace(one, other));
      })
      .map((name) => `${path} { ${name}: ${was[name]} -> ${is[name]} }`);
  });
}
