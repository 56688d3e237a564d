/**
 * Said when not even React can be had: the sentence goes on with a link. Apart from the rest, because it comes with the
 * first bytes.
 */
export const loadFailure = { text: 'This could not load. Please check your connection, or ', link: 'open the app' };
