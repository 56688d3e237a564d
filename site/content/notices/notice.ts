import type { Article } from '../article.ts';
import type { Catalogue } from '../catalogue.ts';

type NoticeFact =
  | ('legalName' | 'postalAddress' | 'supportEmail' | 'grievanceOfficer' | 'grievanceContact' | 'dataRightsTime')
  | ('dataRetention' | 'withdrawalContact' | 'consentWithdrawal' | 'legalReview');

/** The privacy notice in a language that the site does not have; the folder of a row of notices.ts has one. */
export type Notice = {
  readonly meta: Catalogue['meta']['/privacy'];
  readonly article: Article;
  /** Labels of the owner's facts that it shows. */
  readonly labels: Pick<Catalogue['owner']['labels'], NoticeFact>;
  readonly editions: Catalogue['editions'];
  /** Name of who has reviewed notice and sentence, and the day (YYYY-MM-DD). Without both only the demo is built. */
  readonly reviewed: { readonly by: string; readonly on: string } | null;
};
