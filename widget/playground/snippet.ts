import type { RawAttributes } from '../core/card-config.ts';

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The HTML that puts a card with these attributes on a page. `script`: the address of the card's file. */
export function snippet(script: string, attributes: RawAttributes): string {
  const written = Object.entries(attributes).map(([name, value]) => `\n  ${name}="${escapeAttribute(value ?? '')}"`);
  const tag = written.length === 0 ? '<acct-auth-card>' : `<acct-auth-card${written.join('')}\n>`;
  return `<script type="module" src="${script}"></script>\n${tag}</acct-auth-card>`;
}
