import type { Article } from '../article.ts';
import type { Catalogue } from '../catalogue.ts';

type NoticeFact =
  | ('legalName' | 'postalAddress' | 'supportEmail' | 'grievanceOfficer' | 'grievanceContact' | 'dataRightsTime')
  | ('dataRetention' | 'withdrawalContact' | 'consentWithdrawal' | 'legalReview');

/**
 * A privacy notice in a language that the site does not have. Each language of notices.ts has a folder with its notice.
 */
export type PrivacyNotice = {
  readonly meta: Catalogue['meta']['/privacy'];
  readonly article: Article;
  /** Labels of the owner's facts that the notice shows. */
  readonly labels: Pick<Catalogue['owner']['labels'], NoticeFact>;
  readonly editions: Catalogue['editions'];
  /**
   * The name of the person who has reviewed the notice and the consent sentence, and the day of the review
   * (YYYY-MM-DD). Before a review, only a demo can be built.
   */
  readonly reviewed: { readonly by: string; readonly on: string } | null;
};
