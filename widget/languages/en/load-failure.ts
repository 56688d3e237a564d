/** Shown if even React does not load; a link follows. Separate, because it comes with the first bytes. */
export const loadFailure = { text: 'This could not load. Please check your connection, or ', link: 'open the app' };
