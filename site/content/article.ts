import type { SnippetKind } from '../../widget/release/card-snippets.ts';
import type { SitePath } from '../base/paths.ts';
import type { LegalPath } from './facts/editions.ts';
import type { OwnerFactName } from './facts/owner-facts.ts';

/**
 * A part of a legal text with placeholders for the owner's facts or the edition. The introduction of the text may
 * contain `{brand}`.
 */
export type LegalBlock =
  /**
   * The sentence that names the edition with `{version}`, `{date}` and `{languages}`. The page adds a list of all
   * published editions.
   */
  | { readonly edition: string; readonly of: LegalPath }
  /** States whether a closed account is erased at once or stored for `{days}`. */
  | { readonly closed: { readonly atOnce: string; readonly later: string } }
  /** Shown if contact details have changed since the published edition. `{date}` is the day of the change. */
  | { readonly contactsSince: string };

/** A piece of a text page. A plain string is a paragraph. */
export type ArticleBlock =
  | LegalBlock
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | {
      readonly table: {
        readonly caption: string;
        readonly columns: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    }
  | { readonly facts: readonly OwnerFactName[] }
  /** A sentence of the site, followed by the owner's text if the owner has supplied one. */
  | { readonly sentence: string; readonly fact: OwnerFactName }
  /**
   * A paragraph for a build that reports failures of the card to the owner. `{host}` is the host that receives the
   * reports.
   */
  | { readonly whereWatched: string }
  | { readonly questions: readonly QuestionAndAnswer[] }
  /** The card's HTML with this build's files. `fallback` is the text of the link to our sign-in page. */
  | { readonly snippet: SnippetKind; readonly fallback: string }
  | { readonly link: SitePath; readonly label: string }
  /** A link to an anchor of the partner's guide, which is in English. An empty anchor means the guide's beginning. */
  | { readonly guide: string; readonly label: string };

/** A question with its answer. Below the answer there may be facts of the owner or a link. */
export type QuestionAndAnswer = {
  readonly question: string;
  readonly answer?: string;
  readonly facts?: readonly OwnerFactName[];
  /** The question is omitted if the owner has not supplied this fact. */
  readonly needs?: OwnerFactName;
  /** True if the home page shows the question. */
  readonly onHome?: true;
} & ({ readonly link: SitePath; readonly label: string } | { readonly link?: undefined });

export type ArticleSection = { readonly heading: string; readonly blocks: readonly ArticleBlock[] };

/** The introduction and the sections of a text page. The page's component adds the top heading. */
export type Article = { readonly intro: string; readonly sections: readonly ArticleSection[] };
