import type { Plugin } from 'vite';

/** The patch removes the code of react-dom from `start` to the character before `next`. */
const lines = {
  start: 'var ownerDocument =\n      9 === rootContainerElement.nodeType',
  next: '}\n}\nfunction addTrappedEventListener(',
} as const;

/**
 * Patches react-dom, so that nothing of a removed card stays on the page. For the event `onSelect`, which no view of
 * the card uses, React permanently adds a listener for `selectionchange` and a property to the page's `document`. If
 * react-dom no longer contains the code to remove, the patch throws an error, which stops the build.
 * widget/e2e/page-isolation.spec.ts proves that the built card leaves nothing else.
 */
export const reactSelectEventPatch: Plugin = {
  name: 'patch-react-dom:fewer-events',
  transform(code, id) {
    if (!/react-dom-client\.production\.js$/.test(id)) return null;
    const first = code.indexOf(lines.start);
    const last = code.indexOf(lines.next, first);
    if (first < 0 || last < 0)
      throw new Error(
        'react-dom no longer has the code that widget/build/patches/fewer-events.ts removes: adapt the patch.',
      );
    return { code: code.slice(0, first) + code.slice(last), map: null };
  },
};
