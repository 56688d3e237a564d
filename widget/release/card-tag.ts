// short because it is one tag: how it is written must be the same wherever somebody copies it.

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The card's tag with these attributes, as HTML; more than two stand on lines of their own. `inside`: HTML between the
 * tags.
 */
export function cardTag(attributes: Readonly<Record<string, string>>, inside = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  const open =
    written.length > 2 ? written.map((one) => `\n  ${one}`).join('') : written.map((one) => ` ${one}`).join('');
  return `<acct-auth-card${open}>${inside}</acct-auth-card>`;
}
