/**
 * Who signs in in a window of their own. Wherever there is something to show or to do of each, the compiler asks for
 * it: mark (ui/popup-buttons.tsx), button (languages), the SDK's part (adapters/firebase/sdk-providers.ts).
 */
export const popupProviders = {
  google: {
    /** Firebase's id. */
    id: 'google.com',
    /** The brand, which is the same in every language. */
    name: 'Google',
  },
} as const;

export type PopupProvider = keyof typeof popupProviders;

/** A word for each, by its own id and by Firebase's. */
export const popupWords = (word: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(popupProviders).flatMap(([own, { id, name }]) => [own, id].map((key) => [key, word(name)])),
  );

/** A request that goes on in a window is called after who opens it. */
export const isPopup = (request: string): request is PopupProvider => request in popupProviders;
