/** The slides in their order. */
export const slideIds = ['quickItems', 'partyItems', 'gstReports', 'outstanding', 'reminders', 'devices'] as const;
export type SlideId = (typeof slideIds)[number];

/** How long a slide stays before the next one comes by itself. */
export const slideInterval = 5000;
