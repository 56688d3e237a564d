/**
 * Providers that sign in through their own window. If a row is added, the compiler and tests report all other places to
 * change: CONTRIBUTING.md, "a second window".
 */
export const popupProviders = {
  google: {
    /** The id of the provider in Firebase. */
    id: 'google.com',
    /** The provider's brand, which is the same in every language. */
    name: 'Google',
  },
} as const;

export type PopupProvider = keyof typeof popupProviders;

/** The brands of all providers with a window, in the order of the table. */
export const popupProviderNames: readonly string[] = Object.values(popupProviders).map(({ name }) => name);

/**
 * Returns a table with a text for each provider, such as a label. `word` makes the text from the provider's name. The
 * table has each text twice: under our id of the provider, and under Firebase's id.
 */
export const createPopupProviderTable = (word: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(popupProviders).flatMap(([own, { id, name }]) => [own, id].map((key) => [key, word(name)])),
  );

/** Returns true for a request that opens a provider's window. Such a request is named after the provider. */
export const isPopupRequest = (request: string): request is PopupProvider => request in popupProviders;
