/** The edition of the privacy notice; both change with every change of its text. */
export const privacyNotice = { version: 1, date: '2026-11-20' } as const;
