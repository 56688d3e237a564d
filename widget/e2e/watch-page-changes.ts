/** Describes the changes of a page since the page's scripts ran. */
export type PageChangeWatcher = { changes(): readonly string[] };

/**
 * Adds `window.pageWatch`, which compares names on `window`, `document` and prototypes. Must run before other scripts.
 */
export function watchPageChanges(): void {
  // These functions are stored, because the page may replace them later.
  const { getOwnPropertyNames, getOwnPropertyDescriptor, defineProperty, is: isSame } = Object;
  // Names that the browser defines. Values of other names belong to the page and are not compared.
  const builtIn = getOwnPropertyNames(window);
  type Facts = { readonly names: Record<string, unknown>; readonly nodes: Record<string, string> };
  const isObject = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);

  const readOwn = (names: Record<string, unknown>, owner: object, path: string): void => {
    for (const name of getOwnPropertyNames(owner)) {
      // Skips names that are numbers, such as the frames of a window.
      if (/^\d+$/.test(name)) continue;
      const found = getOwnPropertyDescriptor(owner, name);
      names[`${path}.${name}`] = found?.get ?? found?.value;
      names[`${path}.${name} (set)`] = found?.set;
    }
  };
  const describe = (node: Element): string => {
    const source = node.getAttribute('src');
    return node.localName + (node.id && `#${node.id}`) + (source ? ` ${source}` : '');
  };
  // Skips Google's scripts, which load with the human check and remain in the page.
  const isOurs = (node: Element): boolean =>
    !/^https:\/\/(www\.google|www\.gstatic|apis\.google)\.com\//.test(node.getAttribute('src') ?? '');
  const readNode = (node: Element | null): string =>
    node === null
      ? ''
      : `${Array.prototype.map.call(node.attributes, ({ name, value }: Attr) => `${name}=${value}`)} ${Array.prototype.filter.call(node.children, isOurs).map(describe)}`;
  const read = (): Facts => {
    const names: Record<string, unknown> = { __proto__: null };
    readOwn(names, window, 'window');
    readOwn(names, document, 'document');
    for (const name of builtIn) {
      const value: unknown = getOwnPropertyDescriptor(window, name)?.value;
      if (!isObject(value) || value === window || value instanceof Node) continue;
      readOwn(names, value, name);
      const prototype: unknown = getOwnPropertyDescriptor(value, 'prototype')?.value;
      if (isObject(prototype)) readOwn(names, prototype, `${name}.prototype`);
    }
    const [html, head, body] = ['html', 'head', 'body'].map((tag) => document.querySelector(tag));
    return {
      names,
      nodes: { html: readNode(html ?? null), head: readNode(head ?? null), body: readNode(body ?? null) },
    };
  };
  let before: Facts | undefined;
  const start = (): void => {
    if (document.readyState !== 'loading') before ??= read();
  };
  // `readystatechange` fires before deferred scripts and modules run. This listener is added first, so it runs before
  // the page's listeners.
  document.addEventListener('readystatechange', start);
  const changes = (): string[] => {
    if (!before) return ['the page was never looked at'];
    const now = read();
    const changed: string[] = [];
    for (const name of getOwnPropertyNames({ ...before.names, ...now.names })) {
      if (!(name in before.names)) changed.push(`${name} is new`);
      else if (!(name in now.names)) changed.push(`${name} is gone`);
      else if (!isSame(before.names[name], now.names[name])) changed.push(`${name} is another`);
    }
    for (const [name, was] of Object.entries(before.nodes)) {
      if (was !== now.nodes[name]) changed.push(`${name}: ${was} -> ${now.nodes[name]}`);
    }
    return changed;
  };
  defineProperty(window, 'pageWatch', { value: { changes }, enumerable: false });
}
