/**
 * Prefix of the three session cookies (`{prefix}_auth_token`) that the card on /login sets and the privacy notice
 * lists. No part of the brand: the application reads the cookies by these names, so a change is one of both sides.
 */
export const cookiePrefix = 'acct';
