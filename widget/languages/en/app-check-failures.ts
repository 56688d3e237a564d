/** Messages for failures that only a build with App Check has, in the card and on /session. */
export const appCheckFailures = {
  notConfirmed: 'Google could not confirm this page and browser. Please try again, or sign in on our own site.',
};
