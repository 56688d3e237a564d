/** A form of a page that is sent by POST. */
export type Form = {
  readonly action: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The forms of a page that are sent by POST, as far as a page written by a server needs them read. */
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

/** A page's text without its character references. */
export const plain = (html: string): string =>
  html
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
