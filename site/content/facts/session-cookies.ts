/** Prefix of the three session cookies (`{prefix}_auth_token`): the application reads the same names. */
export const cookiePrefix = 'acct';
