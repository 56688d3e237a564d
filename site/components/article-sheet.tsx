import { pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import {
  createCurrentReleaseSnippet,
  createPinnedSnippet,
  type SnippetKind,
} from '../../widget/release/card-snippets.ts';
import type { ArticleBlock, ArticleSection } from '../content/article.ts';
import { CodeBlock } from './code-block.tsx';
import { LegalBlock } from './legal-block.tsx';
import { PageLink } from './links.tsx';
import { OwnerFact, OwnerFactList, useOwnerFacts } from './owner-facts.tsx';
import { QuestionList } from './question-list.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { NumberedSteps } from './text-parts.tsx';

/** Renders one block of a text page, such as a paragraph, a list or a table. */
function BlockMarkup({ block }: { readonly block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) return <ul>{lines(block.list)}</ul>;
  if ('steps' in block) return <NumberedSteps items={block.steps} />;
  if ('facts' in block) return <OwnerFactList names={block.facts} />;
  if ('sentence' in block) return <OwnerSentence {...block} />;
  if ('whereWatched' in block) return <Watched sentence={block.whereWatched} />;
  if ('questions' in block) return <QuestionList items={block.questions} />;
  if ('table' in block) return <ArticleTable {...block.table} />;
  if ('snippet' in block) return <CardSnippet {...block} />;
  if ('guide' in block) return <GuideLink {...block} />;
  if ('edition' in block || 'closed' in block || 'contactsSince' in block) return <LegalBlock block={block} />;
  return (
    <p>
      <PageLink to={block.link} className="lone-link">
        {block.label}
      </PageLink>
    </p>
  );
}

function Watched({ sentence }: { readonly sentence: string }) {
  const { watchUrl } = useSiteContext().env;
  return watchUrl === undefined ? null : <p>{sentence.replace('{host}', new URL(watchUrl).host)}</p>;
}

function GuideLink({ guide, label }: Extract<ArticleBlock, { guide: unknown }>) {
  return (
    <p>
      <a
        className="lone-link"
        href={pathInLanguage('/docs', sourceLanguage) + (guide && `#${guide}`)}
        hrefLang={sourceLanguage}
      >
        {label}
      </a>
    </p>
  );
}

const lines = (items: readonly string[]) => items.map((item) => <li key={item}>{item}</li>);

type OwnerSentenceProps = Extract<ArticleBlock, { sentence: unknown }>;

function OwnerSentence({ sentence, fact }: OwnerSentenceProps) {
  const { labels } = useSiteContext().text.owner;
  const isKnown = useOwnerFacts()(fact).value !== null;
  return (
    <p className="note">
      {isKnown ? `${sentence} ${labels[fact]}: ` : sentence}
      {isKnown && <OwnerFact name={fact} />}
    </p>
  );
}

type ArticleTableProps = Extract<ArticleBlock, { table: unknown }>['table'];

function ArticleTable({ caption, columns, rows }: ArticleTableProps) {
  useStyles('article-table');
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CardSnippetProps = { readonly snippet: SnippetKind; readonly fallback: string };

/** Renders the tags that load this build's card as code to copy, with the addresses and hashes of the card's files. */
function CardSnippet({ snippet, fallback }: CardSnippetProps) {
  const { env, release } = useSiteContext();
  const { siteOrigin: origin, appUrl, cookieDomain } = env;
  const place = { origin, attributes: { 'app-url': appUrl, 'cookie-domain': cookieDomain }, fallback };
  return (
    <CodeBlock
      title="HTML"
      text={snippet === 'pinned' ? createPinnedSnippet(release, place) : createCurrentReleaseSnippet(place)}
    />
  );
}

type ArticleSheetProps = { readonly sections: readonly (ArticleSection & { readonly id: string })[] };

/** Renders the sections of a text page on a drawn sheet of paper. */
export function ArticleSheet({ sections }: ArticleSheetProps) {
  useStyles('paper', 'article');
  return (
    <div className="sheet ledger article">
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <BlockMarkup key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
