/**
 * The message, followed by a link, of a card whose React does not load. The message has a file of its own, because the
 * shell includes this file.
 */
export const loadFailureMessage = {
  text: 'This could not load. Please check your connection, or ',
  link: 'open the app',
};
