import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { CodeBlock } from '../components/code-block.tsx';
import { ExternalLink } from '../components/links.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { generatorPlaceholder, headingAnchor } from './guide-sections.ts';
import { SnippetGenerator } from './snippet-generator.tsx';

const attribute = /\b(src|alt|width|height)="([^"]*)"/g;

/** A picture of the guide, with reserved space. Throws if an attribute is missing. */
function GuidePicture({ html }: { readonly html: string }) {
  useStyles('guide-picture');
  const found = Object.fromEntries(Array.from(html.matchAll(attribute), ([, name = '', value]) => [name, value]));
  const { src, alt, width, height } = found;
  if (!src || !alt || !width || !height) throw new Error(`A picture of the guide lacks an attribute: ${html}`);
  return (
    <img
      className="guide-picture"
      src={src.replace(/^.*\/public(?=\/)/, '')}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}

/** Inline Markdown of the guide. Throws for a kind of Markdown that is not supported yet. */
function InlineMarkdown({ tokens = [] }: { readonly tokens?: readonly Token[] | undefined }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      <InlineToken token={token} />
    </Fragment>
  ));
}

function InlineToken({ token }: { readonly token: Token }): ReactNode {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? <InlineMarkdown tokens={token.tokens} /> : unescaped(token.text);
    case 'escape':
      return token.text;
    case 'codespan':
      return <code translate="no">{token.text}</code>;
    case 'strong':
      return (
        <strong>
          <InlineMarkdown tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <InlineMarkdown tokens={token.tokens} />
        </em>
      );
    case 'link':
      return <GuideLink link={token as Tokens.Link} />;
    case 'html':
      // The guide uses HTML only for pictures and anchors. An anchor renders nothing here, because `GuideTable` moves
      // the anchor's id to the table row.
      return token.text.startsWith('<img ') ? <GuidePicture html={token.text} /> : null;
    default:
      throw new Error(`The guide holds Markdown that /docs does not show yet: ${token.type}, ${token.raw}`);
  }
}

function GuideLink({ link: { href, tokens } }: { readonly link: Tokens.Link }) {
  const { siteOrigin } = useSiteContext().env;
  const words = <InlineMarkdown tokens={tokens} />;
  if (/^(?:#|mailto:)/.test(href)) return <a href={href}>{words}</a>;
  if (href.startsWith(`${siteOrigin}/`)) return <a href={href.slice(siteOrigin.length)}>{words}</a>;
  return <ExternalLink href={href}>{words}</ExternalLink>;
}

/** Decodes the entities of a text, which marked leaves encoded. */
const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const anchor = /^<a id="([^"]+)"><\/a>/;

/** A table of the guide. On a narrow screen the cells of a row are below each other, and each cell names its column. */
function GuideTable({ table: { header, rows } }: { readonly table: Tokens.Table }) {
  useStyles('article-table', 'guide-table');
  const names = header.map(({ text }) => text.replaceAll('`', ''));
  return (
    <table className="guide-table">
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text} scope="col">
              <InlineMarkdown tokens={tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first?.text} id={anchor.exec(first?.text ?? '')?.[1]}>
            <th scope="row">
              <InlineMarkdown tokens={first?.tokens} />
            </th>
            {rest.map(({ tokens }, index) => (
              <td key={names[index + 1]} data-label={rest.length > 1 ? names[index + 1] : undefined}>
                <InlineMarkdown tokens={tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A block of the guide's Markdown. Throws for a kind that is not supported yet. */
export function MarkdownBlock({ token }: { readonly token: Token }) {
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <InlineMarkdown tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return <h3 id={headingAnchor(token.text)}>{token.text}</h3>;
    case 'list':
      return <GuideList list={token as Tokens.List} />;
    case 'table':
      return <GuideTable table={token as Tokens.Table} />;
    case 'code':
      return <GuideCode code={token as Tokens.Code} />;
    case 'html':
      if (token.raw.trim() === generatorPlaceholder) return <SnippetGenerator />;
      break;
  }
  throw new Error(`The guide holds Markdown that /docs does not show yet: ${token.type}, ${token.raw}`);
}

function GuideList({ list: { ordered, items } }: { readonly list: Tokens.List }) {
  const entries = items.map(({ raw, tokens }) => (
    <li key={raw}>
      <InlineMarkdown tokens={tokens} />
    </li>
  ));
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

const titles: Readonly<Record<string, string>> = { js: 'JavaScript', sh: 'Commands' };

/** A block of code. The line that begins with ``` names the language, and may contain a title. */
function GuideCode({ code: { lang = '', text } }: { readonly code: Tokens.Code }) {
  const [language = '', ...title] = lang.split(' ');
  return <CodeBlock title={title.join(' ') || (titles[language] ?? language.toUpperCase())} text={text} />;
}
