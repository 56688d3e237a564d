import { type Language, languageCodes, localPath } from '../../widget/languages/languages.ts';

/** /session in every language. None of the site's pages: it is in no navigation, no sitemap and no search engine. */
export const sessionPlaces: readonly { readonly path: string; readonly language: Language }[] = languageCodes.map(
  (language) => ({ path: localPath('/session', language), language }),
);

/** Where the card finds the keeper, on this site's origin and in every release of it. */
export const keeperPath = '/session/keeper.js';

/** Where /session finds App Check's part, in a build that has it. */
export const appCheckPath = '/session/app-check.js';
