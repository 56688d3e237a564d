/**
 * Changes built-ins as Prototype 1.6.1 does, a library of 2009. It gives lists, texts and dates a `toJSON` that returns
 * a text, replaces methods of `Array.prototype` by enumerable ones, and has its own `Array.from`. Runs in the page.
 */
export function imitatePrototypeLibrary(): void {
  type Each<Result> = (value: unknown, index: number) => Result;
  const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`;
  const toJson = (value: unknown): string | undefined => {
    if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
    if (typeof value === 'undefined' || typeof value === 'function') return undefined;
    const own = value as { toJSON?(): string };
    if (own.toJSON) return own.toJSON();
    const parts: string[] = [];
    for (const name of Object.keys(own)) {
      const text = toJson((own as Record<string, unknown>)[name]);
      if (text !== undefined) parts.push(`${quoted(name)}: ${text}`);
    }
    return `{${parts.join(', ')}}`;
  };
  const collect = function <T>(this: unknown[], iterator: Each<T> = (value) => value as T, context?: unknown): T[] {
    const results: T[] = [];
    for (let index = 0; index < this.length; index++) results.push(iterator.call(context, this[index], index));
    return results;
  };
  const findAll = function (this: unknown[], iterator: Each<unknown>, context?: unknown): unknown[] {
    const results: unknown[] = [];
    for (let index = 0; index < this.length; index++) {
      if (iterator.call(context, this[index], index)) results.push(this[index]);
    }
    return results;
  };
  const detect = function (this: unknown[], iterator: Each<unknown>, context?: unknown): unknown {
    return findAll.call(this, iterator, context)[0];
  };
  const same: Each<unknown> = (value) => value;
  Object.assign(Array.prototype, {
    map: collect,
    filter: findAll,
    find: detect,
    some(this: unknown[], iterator = same, context?: unknown) {
      return findAll.call(this, iterator, context).length > 0;
    },
    every(this: unknown[], iterator = same, context?: unknown) {
      return findAll.call(this, iterator, context).length === this.length;
    },
    entries(this: unknown[]) {
      return this.slice(0);
    },
    toJSON(this: unknown[]) {
      const texts: string[] = [];
      for (const value of this) texts.push(toJson(value) ?? 'null');
      return `[${texts.join(', ')}]`;
    },
  });
  Object.assign(String.prototype, {
    toJSON(this: string) {
      return quoted(String(this));
    },
    startsWith(this: string, pattern: string) {
      return this.indexOf(pattern) === 0;
    },
  });
  Object.assign(Date.prototype, {
    toJSON(this: Date) {
      return quoted(this.toISOString());
    },
  });
  Array.from = ((list?: ArrayLike<unknown>) => {
    const results: unknown[] = [];
    for (let index = 0; index < (list?.length ?? 0); index++) results.push(list?.[index]);
    return results;
  }) as typeof Array.from;
}
