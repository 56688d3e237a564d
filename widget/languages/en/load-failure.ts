/**
 * The message of a card whose React does not load, before a link. It has its own file, because the shell includes it.
 */
export const loadFailureMessage = {
  text: 'This could not load. Please check your connection, or ',
  link: 'open the app',
};
