/**
 * The message of a card whose React does not load, and the text of the link that ends the message. The shell includes
 * this file, so the file contains no other strings.
 */
export const missingReactMessage = {
  text: 'This could not load. Please check your connection, or ',
  link: 'open the app',
};
