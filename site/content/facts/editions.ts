import { languages } from '../../../account/languages.ts';

/** The notice's edition: both change with its words once released (edition-words.json), not with a new language. */
export const privacyNotice = { version: 8, date: '2026-11-23' } as const;

/** The edition of the terms, likewise. */
export const termsOfService = { version: 2, date: '2026-11-23' } as const;

/**
 * Lists the editions that cards have shown together, the latest first. A new edition of either document is a new row at
 * the top, at most one a day. `firestore.rules` repeats them and is deployed before the card; rows stay as long as a
 * record may name them.
 */
export const shownEditions = [{ notice: privacyNotice.date, terms: termsOfService.date }] as const;

/** The documents of an edition, by the pages that show today's. */
export const legalDocuments = { '/privacy': privacyNotice, '/terms': termsOfService } as const;
export type LegalPath = keyof typeof legalDocuments;
export const legalPaths = Object.keys(legalDocuments) as readonly LegalPath[];

/** The documents that exist in a language: only the notice may have languages beyond the site's. */
export const legalPathsIn = (language: string): readonly LegalPath[] =>
  language in languages ? legalPaths : ['/privacy'];

/** Returns the address at which a published document stays, by edition (a day, YYYY-MM-DD) and language. */
export const editionPath = (edition: string, language: string, path: LegalPath): string =>
  `/editions/${edition}/${language}${path}`;

/** The day of the accessibility statement; it changes with its text. */
export const accessibilityStatement = { date: '2026-11-25' } as const;
