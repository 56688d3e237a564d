import type { Token, Tokens } from 'marked';
import { CodeBlock } from '../components/code-block.tsx';
import { Generator } from './generator.tsx';
import { generatorMark } from './generator-mark.ts';
import { headingAnchor } from './guide-sections.ts';
import { GuideTable } from './guide-table.tsx';
import { InlineMarkdown } from './inline-markdown.tsx';

/**
 * A heading of the third level, paragraph, list, table or block of code of the guide. Throws for a kind of Markdown that the guide has not used so
 * far.
 */
export function BlockMarkdown({ token }: { readonly token: Token }) {
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
      if (token.raw.trim() === generatorMark) return <Generator />;
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

/** The words after ```: the language, and what stands above the code in its place. */
function GuideCode({ code: { lang = '', text } }: { readonly code: Tokens.Code }) {
  const [language = '', ...title] = lang.split(' ');
  return <CodeBlock title={title.join(' ') || (titles[language] ?? language.toUpperCase())} text={text} />;
}
