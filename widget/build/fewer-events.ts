import type { Plugin } from 'vite';

/** Where React's code for them begins, and what comes after it. */
const cuts = [
  // `onSelect` listens to `selectionchange` of the whole page, and leaves a name of React's on the page's `document`;
  // both for good.
  {
    start: 'var ownerDocument =\n      9 === rootContainerElement.nodeType',
    next: '}\n}\nfunction addTrappedEventListener(',
  },
  // What `onSelect`, `onBeforeInput` and `onCompositionStart` and so on are made of.
  {
    start:
      'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName) {\n        case "focusin":',
    next: 'extractEvents$1(\n        dispatchQueue,',
  },
] as const;

/**
 * React without the events that no view of the card listens to and that change the page or cost the most: what a card
 * does to the page must not outlast it. Throws, which stops the build, when React no longer has those lines.
 */
export const fewerEvents: Plugin = {
  name: 'fewer-events',
  transform(code, id) {
    if (!/react-dom-client\.production\.js$/.test(id)) return null;
    const without = cuts.reduce((rest, { start, next }) => {
      const first = rest.indexOf(start);
      const last = rest.indexOf(next, first);
      if (first < 0 || last < 0) throw new Error('react-dom tells events in another way: see fewer-events.ts');
      return rest.slice(0, first) + rest.slice(last);
    }, code);
    return { code: without, map: null };
  },
};
