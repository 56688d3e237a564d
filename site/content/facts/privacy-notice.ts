/** The edition of the privacy notice; both change with every change of its text. */
export const privacyNotice = { version: 5, date: '2026-11-23' } as const;
