/** The edition of the privacy notice; both change with every change of its text. */
export const privacyNotice = { version: 8, date: '2026-11-23' } as const;

/** The edition of the terms, likewise. */
export const termsOfService = { version: 2, date: '2026-11-23' } as const;

/**
 * What cards have shown together, the latest first; a new edition of either is a new row above the others, and a day
 * has one. `firestore.rules` repeats them and goes out before the card: rows stay as long as somebody's record may name
 * them.
 */
export const shownEditions = [{ notice: privacyNotice.date, terms: termsOfService.date }] as const;

/** The day of the accessibility statement; it changes with its text. */
export const accessibilityStatement = { date: '2026-11-23' } as const;
