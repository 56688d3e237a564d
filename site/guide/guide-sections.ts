import { marked, type Token, type Tokens } from 'marked';

/** A heading with what stands below it. */
export type GuidePart = { readonly id: string; readonly heading: string; readonly tokens: readonly Token[] };
/** `choices`: parts of which a reader needs one, such as that of the own framework. */
export type GuideSection = GuidePart & { readonly choices: readonly GuidePart[] };

/** The anchor of a heading, as GitHub makes it: links within the guide lead to it in README as on the page. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

/**
 * The guide's Markdown in pieces: a section for each heading of the second level, and in it a choice for each of the
 * third. Throws when something stands before the first.
 */
export function guideSections(markdown: string): readonly GuideSection[] {
  return partsBelow(2, marked.lexer(markdown)).map((section) => {
    const found = section.tokens.findIndex((token) => isHeading(token, 3));
    const first = found < 0 ? section.tokens.length : found;
    const choices = partsBelow(3, section.tokens.slice(first));
    return { ...section, tokens: section.tokens.slice(0, first), choices };
  });
}

function partsBelow(depth: number, tokens: readonly Token[]): readonly GuidePart[] {
  const parts: { id: string; heading: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (isHeading(token, depth)) {
      parts.push({ id: headingAnchor(token.text), heading: token.text, tokens: [] });
    } else if (token.type !== 'space') {
      const last = parts.at(-1);
      if (!last) throw new Error(`The guide begins outside a section: ${token.raw.slice(0, 60)}`);
      last.tokens.push(token);
    }
  }
  return parts;
}

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === depth;
