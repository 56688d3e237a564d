/** What pages cancel or take for their own where it does not come from a field that they see. */
const types = 'keydown keypress keyup mousedown selectstart dragstart contextmenu copy cut paste'.split(' ');
/** Keys that are for whatever stands around the card as well: its dialog, its trap for the focus. */
const forPage = /^(Esc|Tab|F\d)/;

/** Once a shadow root is enough, and more do no harm: it is always the same function. */
function keep(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key ? !forPage.test(key) : (event.target as Element).localName === 'input') event.stopPropagation();
}

/**
 * Keeps what a visitor types and pastes from the page. To a page all of it comes from the element, which is no field:
 * its shortcuts would take the letters, and scripts against copying would cancel the press that puts the caret there.
 */
export function keepToItself(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, keep);
}
