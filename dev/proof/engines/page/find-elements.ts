import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/**
 * Identifies an element by its role and its full accessible name. The role `field` matches any input, since a password
 * field has no role. Pages of other sites are searched by a CSS selector instead.
 */
export type ElementQuery =
  | { readonly role: string; readonly name: string; readonly within?: ElementQuery }
  | { readonly css: string };

const fields = 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea, select';

/** Returns every matching element that a visitor can perceive, also in open shadow roots. Runs in the page. */
export function findElements(where: ElementQuery, root: ParentNode = document): readonly Element[] {
  if ('css' in where) return deep(root).filter((element) => element.matches(where.css) && isVisible(element));
  const roots = where.within ? findElements(where.within, root) : [root];
  return roots.flatMap((each) =>
    deep(each).filter((element) => {
      const fits = where.role === 'field' ? element.matches(fields) : getRole(element) === where.role;
      return (
        fits && isVisible(element) && collapseSpaces(computeAccessibleName(element)) === collapseSpaces(where.name)
      );
    }),
  );
}

/** Returns all elements inside a node in their order, including those in open shadow roots. */
function deep(root: ParentNode): readonly Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? deep(element.shadowRoot) : []),
  ]);
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0 && !isInaccessible(element);
const isReadable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.localName !== 'style';
const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the visible text of the page and of its open shadow roots. Runs in the page. */
export function readVisibleText(): string {
  const shadows = deep(document).flatMap(({ shadowRoot }) =>
    Array.from(shadowRoot?.children ?? [], (child) => (isReadable(child) ? child.innerText : '')),
  );
  return [document.body?.innerText ?? '', ...shadows].join('\n');
}
