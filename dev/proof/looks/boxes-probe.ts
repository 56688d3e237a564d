import type { Boxes } from './boxes.ts';

/**
 * The boxes of what is seen: of the card alone its parts, of a page its landmarks, sections and headings. Runs in the page, so it may use
 * nothing from outside itself. `marked`: names to be outlined, for a picture.
 */
export function boxesProbe({ marked = [] }: { readonly marked?: readonly string[] }): Boxes {
  const card = document.documentElement.hasAttribute('data-bare') ? document.querySelector('acct-auth-card') : null;
  const root: ParentNode = card?.shadowRoot ?? document;
  const wanted = card ? '[part]' : 'header, nav, main, footer, aside, section, form, fieldset, table, figure, h1, h2';
  const names = new Map<Element, string>();
  const boxes: Record<string, [number, number, number, number]> = {};
  for (const element of root.querySelectorAll<HTMLElement>(wanted)) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width === 0 || box.height === 0) continue;
    let around = element.parentElement;
    while (around && !names.has(around)) around = around.parentElement;
    const kind = element.getAttribute('part') ?? element.localName;
    const stem = around && !card ? `${names.get(around)} > ${kind}` : kind;
    let name = stem;
    for (let count = 2; name in boxes; count++) name = `${stem} ${count}`;
    names.set(element, name);
    const from = around?.getBoundingClientRect() ?? { left: -scrollX, top: -scrollY };
    const numbers = [box.left - from.left, box.top - from.top, box.width, box.height].map(Math.round);
    boxes[name] = numbers as [number, number, number, number];
    element.style.outline = marked.includes(name) ? '3px solid #d0021b' : '';
  }
  return boxes;
}
