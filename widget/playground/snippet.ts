// short because the tag is written where snippets of the guide are written.
import type { RawAttributes } from '../core/card-config.ts';
import { cardTag } from '../release/card-tag.ts';

/** The HTML that puts a card with these attributes on a page. `script`: the address of the card's file. */
export function snippet(script: string, attributes: RawAttributes): string {
  return `<script type="module" src="${script}"></script>\n${cardTag(attributes as Readonly<Record<string, string>>)}`;
}
