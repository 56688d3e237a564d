import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '../components/external-link.tsx';
import { useSite } from '../site-context.ts';
import { GuidePicture } from './guide-picture.tsx';

/** Words within a line of the guide. Throws for a kind of Markdown that the guide has not used so far. */
export function InlineMarkdown({ tokens = [] }: { readonly tokens?: readonly Token[] | undefined }) {
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
      // What is no picture is an anchor: the table puts those on its rows.
      return token.text.startsWith('<img ') ? <GuidePicture html={token.text} /> : null;
    default:
      throw new Error(`The guide holds Markdown that /docs does not show yet: ${token.type}, ${token.raw}`);
  }
}

function GuideLink({ link: { href, tokens } }: { readonly link: Tokens.Link }) {
  const { siteOrigin } = useSite().env;
  const words = <InlineMarkdown tokens={tokens} />;
  if (/^(?:#|mailto:)/.test(href)) return <a href={href}>{words}</a>;
  if (href.startsWith(`${siteOrigin}/`)) return <a href={href.slice(siteOrigin.length)}>{words}</a>;
  return <ExternalLink href={href}>{words}</ExternalLink>;
}

/** marked leaves the entities of a text as they are written. */
const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
