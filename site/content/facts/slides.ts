/** The slides in their order. */
export const slideIds = ['quickItems', 'partyItems', 'gstReports', 'outstanding', 'reminders', 'devices'] as const;
export type SlideId = (typeof slideIds)[number];

/** The time in milliseconds after which the next slide follows automatically. */
export const slideInterval = 5000;
