// short because it is one address, which pages with the card and the guide's generator share.

/** Where every page that carries the card loads it from: the same file that partners use. */
export const cardScript = '/widget/v1/acct-auth-card.js';
