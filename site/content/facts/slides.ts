/** The slides in their order. */
export const slideIds = ['quickItems', 'partyItems', 'gstReports', 'outstanding', 'reminders', 'devices'] as const;
export type SlideId = (typeof slideIds)[number];

/** Milliseconds that a slide stays before the next one follows by itself. */
export const slideInterval = 5000;
