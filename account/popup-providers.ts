/**
 * Providers that sign in through their own window. If a row is added, the compiler and tests report all other places to
 * change: CONTRIBUTING.md, "a second window".
 */
export const popupProviders = {
  google: {
    /** Firebase's id. */
    id: 'google.com',
    /** The brand, the same in every language. */
    name: 'Google',
  },
} as const;

export type PopupProvider = keyof typeof popupProviders;

/** The brands, in the table's order. */
export const popupProviderNames: readonly string[] = Object.values(popupProviders).map(({ name }) => name);

/** Returns a word for each provider, by its own id and by Firebase's. */
export const wordByPopupProvider = (word: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(popupProviders).flatMap(([own, { id, name }]) => [own, id].map((key) => [key, word(name)])),
  );

/** True if the request opens a provider's window. Its name is then that of the provider. */
export const isPopupRequest = (request: string): request is PopupProvider => request in popupProviders;
