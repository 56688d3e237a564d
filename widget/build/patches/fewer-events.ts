import type { Plugin } from 'vite';

/** The start of the lines, at the end of the function that makes React listen, and the code after them. */
const lines = {
  start: 'var ownerDocument =\n      9 === rootContainerElement.nodeType',
  next: '}\n}\nfunction addTrappedEventListener(',
} as const;

/**
 * Patches react-dom. The promise to the page: nothing of a card outlasts it there. For `onSelect` React listens to
 * `selectionchange` of the page's `document` and leaves a name of its own on it, both permanently; no view of the card
 * uses that event. Throws, which stops the build, if React no longer has those lines; widget/e2e/page-isolation.spec.ts
 * proves on the built card that there are no others.
 */
export const fewerReactEvents: Plugin = {
  name: 'patch-react-dom:fewer-events',
  transform(code, id) {
    if (!/react-dom-client\.production\.js$/.test(id)) return null;
    const first = code.indexOf(lines.start);
    const last = code.indexOf(lines.next, first);
    if (first < 0 || last < 0)
      throw new Error('react-dom listens in another way: see widget/build/patches/fewer-events.ts');
    return { code: code.slice(0, first) + code.slice(last), map: null };
  },
};
