// Evaluated in pages of every browser under comparison; as plain text, so that nothing is compiled into it that the oldest lacks.
// Gives every text and control in sight, and which two of them touch or overlap: { items: [name], contacts: ['name + name'], width }.
(() => {
  const near = 1; // px between two boxes of one line that are taken for one word
  const controls = 'a, button, input, select, textarea, summary, [role="button"], [role="tab"]';
  const items = [];
  const nameOf = (node) => {
    const steps = [];
    for (let at = node; at && at !== document.body && at !== document; ) {
      const parent = at.parentNode;
      if (!parent) break;
      if (at.nodeType === 11) {
        at = at.host;
        continue;
      }
      const same = Array.from(parent.childNodes).filter((other) => other.nodeName === at.nodeName);
      const order = same.length > 1 ? `:${same.indexOf(at) + 1}` : '';
      steps.unshift(`${at.nodeName.toLowerCase()}${order}`);
      at = parent;
    }
    const text = (node.nodeType === 3 ? node.data : node.innerText || node.name || '').trim().replace(/\s+/g, ' ');
    return `${steps.slice(-6).join('>')} "${text.slice(0, 32)}"`;
  };
  // A link in a text has room for a finger above and below that nobody sees: there its words are what may touch.
  const isFramed = (control) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    const isPlain = Number.parseFloat(borderTopWidth) === 0 && /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return !isPlain || !/\S/.test(control.textContent);
  };
  const from = (details, inner) => {
    let at = inner;
    while (at !== details && at.parentElement !== details) at = at.parentElement;
    return at;
  };
  const isSeen = (element) => {
    for (let at = element; at; at = at.parentElement || at.getRootNode().host) {
      const style = getComputedStyle(at);
      if (style.visibility === 'hidden' || style.display === 'none' || style.opacity === '0') return false;
      if (at.nodeName === 'DETAILS' && !at.open && !/^summary$/i.test(from(at, element).nodeName)) return false;
      if (style.clipPath !== 'none' && style.position === 'absolute') return false;
    }
    return true;
  };
  // A line's box is as tall as the tallest font in it says, its letters hardly more than the size of the font.
  const letters =
    (size) =>
    ({ left, right, top, bottom, width }) => {
      const middle = (top + bottom) / 2;
      return { left, right, width, height: size, top: middle - size / 2, bottom: middle + size / 2 };
    };
  const add = (node, rects) => {
    const boxes = Array.from(rects).filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) items.push({ node, name: nameOf(node), boxes, framed: node.nodeType === 1 });
  };
  const walk = (root) => {
    for (const node of Array.from(root.childNodes)) {
      if (node.nodeType === 3 && node.data.trim() !== '') {
        const range = document.createRange();
        // Without the spaces around it, which are no part of what is read.
        const start = node.data.search(/\S/);
        range.setStart(node, start);
        range.setEnd(node, node.data.replace(/\s+$/, '').length);
        const element = node.parentElement || root.host;
        if (element && isSeen(element)) {
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          add(node, Array.from(range.getClientRects(), letters(size)));
        }
      }
      if (node.nodeType !== 1 || /^(script|style|template|noscript|title)$/i.test(node.nodeName)) continue;
      if (node.matches(controls) && isFramed(node) && isSeen(node)) add(node, node.getClientRects());
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(document.body);

  const holds = (outer, inner) => {
    for (let at = inner; at; at = at.parentNode || at.host) if (at === outer) return true;
    return false;
  };
  const meet = (a, b, bothFramed) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Lines of text may stand close; frames may not, side by side or one over the other.
    return (along > 3 && across > -near) || (bothFramed && across > 3 && along > -near);
  };
  const contacts = [];
  items.forEach((a, index) => {
    for (const b of items.slice(index + 1)) {
      if (holds(a.node, b.node) || holds(b.node, a.node)) continue;
      if (a.boxes.some((one) => b.boxes.some((other) => meet(one, other, a.framed && b.framed))))
        contacts.push(`${a.name} + ${b.name}`);
    }
  });
  return { items: items.map(({ name }) => name), contacts, width: document.documentElement.scrollWidth };
})();
