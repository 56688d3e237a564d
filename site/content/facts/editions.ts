import { languages } from '../../../account/languages.ts';

/**
 * The edition of the privacy notice. After the notice's release, every change of the text changes version and date (see
 * edition-words.json). An added language changes neither version nor date.
 */
export const privacyNoticeEdition = { version: 8, date: '2026-11-23' } as const;

/**
 * The edition of the terms of service. Like the notice's edition, it changes whenever the text changes after its
 * release.
 */
export const termsOfServiceEdition = { version: 2, date: '2026-11-23' } as const;

/**
 * Lists the pairs of editions that cards have displayed, the latest first. A new edition of the notice or of the terms
 * adds a row at the top, at most one a day. `firestore.rules` repeats the rows and is deployed before the card. A row
 * stays as long as a record may name its edition.
 */
export const shownEditions = [{ notice: privacyNoticeEdition.date, terms: termsOfServiceEdition.date }] as const;

/** The current versions of the legal documents, keyed by the path of the page that shows the document. */
export const legalDocuments = { '/privacy': privacyNoticeEdition, '/terms': termsOfServiceEdition } as const;
export type LegalPath = keyof typeof legalDocuments;
export const legalPaths = Object.keys(legalDocuments) as readonly LegalPath[];

/** Returns the documents that exist in a language. Some languages have only the privacy notice. */
export const findLegalPaths = (language: string): readonly LegalPath[] =>
  language in languages ? legalPaths : ['/privacy'];

/** Returns the permanent address of a published document, by edition (a day, YYYY-MM-DD) and language. */
export const formatEditionPath = (edition: string, language: string, path: LegalPath): string =>
  `/editions/${edition}/${language}${path}`;

/** The day of the accessibility statement. It changes when the statement's text changes. */
export const accessibilityStatementEdition = { date: '2026-11-25' } as const;
