/**
 * The message of a card whose React does not load; a link follows it. It is separate, because the shell includes it.
 */
export const loadFailureMessage = {
  text: 'This could not load. Please check your connection, or ',
  link: 'open the app',
};
