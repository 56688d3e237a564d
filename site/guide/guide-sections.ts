import { readFileSync } from 'node:fs';
import { marked, type Token } from 'marked';

/** Marks the position of the generator in the guide. */
export const generatorPlaceholder = '<!-- generator -->';

/** A heading with its content. */
export type GuideSection = { readonly id: string; readonly heading: string; readonly tokens: readonly Token[] };

/** Returns a heading's anchor as GitHub creates it, so that the guide's links work in the README and on the page. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

/** Splits the guide's Markdown by headings of the second level. Throws if there is text before the first heading. */
export function parseGuideSections(markdown: string): readonly GuideSection[] {
  const sections: { id: string; heading: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ id: headingAnchor(token.text), heading: token.text, tokens: [] });
    } else if (token.type !== 'space') {
      const last = sections.at(-1);
      if (!last) throw new Error(`The guide has text before its first "##" heading: ${token.raw.slice(0, 60)}`);
      last.tokens.push(token);
    }
  }
  return sections;
}

/** Returns the change log of the card's package: a section for each version, the newest first. */
export function readChangelogSections(): readonly GuideSection[] {
  const log = readFileSync('widget/package/changelog.md', 'utf8');
  const versions = parseGuideSections(log.slice(log.indexOf('\n## ')));
  return versions.map((version) => ({ ...version, id: `version-${version.heading.replaceAll('.', '-')}` }));
}
