import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/**
 * What a visitor would call a thing on the page: its role and its accessible name, whole. `field`: anything to type or
 * choose in, since a password has no role. `css` is for pages of others.
 */
export type Where =
  | { readonly role: string; readonly name: string; readonly within?: Where }
  | { readonly css: string };

const fields = 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea, select';

/** Every such thing that a visitor can see or hear, in open shadow roots as well. Runs in the page. */
export function findAll(where: Where, root: ParentNode = document): readonly Element[] {
  if ('css' in where) return deep(root).filter((element) => element.matches(where.css) && isShown(element));
  const roots = where.within ? findAll(where.within, root) : [root];
  return roots.flatMap((each) =>
    deep(each).filter((element) => {
      const fits = where.role === 'field' ? element.matches(fields) : getRole(element) === where.role;
      return fits && isShown(element) && flat(computeAccessibleName(element)) === flat(where.name);
    }),
  );
}

/** The elements below, those of open shadow roots in their place. */
function deep(root: ParentNode): readonly Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? deep(element.shadowRoot) : []),
  ]);
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0 && !isInaccessible(element);
const isRead = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.localName !== 'style';
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What the visitor reads: the text of the page, and of the open shadow roots in it. Runs in the page. */
export function readAll(): string {
  const shadows = deep(document).flatMap(({ shadowRoot }) =>
    Array.from(shadowRoot?.children ?? [], (child) => (isRead(child) ? child.innerText : '')),
  );
  return [document.body?.innerText ?? '', ...shadows].join('\n');
}
