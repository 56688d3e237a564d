/** Milliseconds for which a card that went off the page, or whose settings are refused, goes on where it stood. */
export const keptFor = 60_000;
