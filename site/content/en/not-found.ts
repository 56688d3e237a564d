/** The page for unknown paths; shown in every language at once, as one file answers every one of them. */
export const notFound = {
  heading: 'Page not found',
  text: 'There is no page at this address. It may have a typing mistake, or the page has moved.',
  home: 'Go to the home page',
};
