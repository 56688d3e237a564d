/** Said when not even React loads; goes on with a link. Apart, because it comes with the first bytes. */
export const loadFailure = { text: 'This could not load. Please check your connection, or ', link: 'open the app' };
