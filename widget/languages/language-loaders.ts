import type { Language, sourceLanguage } from '../../account/languages.ts';
import type { Messages } from './messages.ts';

/**
 * The chunk of a language. It contains the card's messages and, in a build, the HTML of each tab for the first paint.
 */
export type LanguageChunk = { readonly messages: Messages; readonly html?: Readonly<Record<string, string>> };

type LanguageLoaders = Readonly<Record<Exclude<Language, typeof sourceLanguage>, () => Promise<LanguageChunk>>>;

/** Loaders of the card's languages. The source language needs no loader, since it is part of the card. */
export const languageLoaders: LanguageLoaders = {
  hi: () => import('./hi/messages.ts'),
};
