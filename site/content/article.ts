import type { Address } from '../addresses.ts';
import type { OwnerFactName } from './facts/owner-facts.ts';

/** A piece of a text page. A plain string is a paragraph. */
export type Block =
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
  | { readonly questions: readonly { readonly question: string; readonly answer: string }[] }
  | { readonly code: string }
  | { readonly link: Address; readonly label: string };

export type ArticleSection = { readonly heading: string; readonly blocks: readonly Block[] };

/** A text page: an introduction and sections; its top heading is the page's own. */
export type Article = { readonly intro: string; readonly sections: readonly ArticleSection[] };
