/** A POST form of a page. */
export type Form = {
  readonly action: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Returns a page's POST forms, as far as a server's markup needs it. */
export function formsIn(page: string): readonly Form[] {
  const found = page.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi);
  return Array.from(found, ([, tag = '', inside = '']) => ({ tag, inside }))
    .filter(({ tag }) => /^post$/i.test(attribute(tag, 'method')))
    .map(({ tag, inside }) => {
      const fields = Array.from(inside.matchAll(/<(?:input|button)\b[^>]*>/gi), ([input]) => [
        attribute(input, 'name'),
        attribute(input, 'value'),
      ]).filter(([name]) => name !== '');
      const label = plain(inside.replace(/<[^>]*>/g, ' '));
      return { action: attribute(tag, 'action'), label, fields: Object.fromEntries(fields) };
    });
}

const attribute = (tag: string, name: string): string => {
  const [, , quoted, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:(["'])(.*?)\\1|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return plain(quoted ?? bare ?? '');
};

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

/** Returns a page's text with its character references decoded. */
export const plain = (html: string): string =>
  html
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
