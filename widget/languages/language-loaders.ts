import type { Language, sourceLanguage } from '../../account/languages.ts';
import type { Messages } from './messages.ts';

/** The chunk of a language: every sentence and, in a build, the card's HTML by tab, for the first paint. */
export type LanguageChunk = { readonly messages: Messages; readonly html?: Readonly<Record<string, string>> };

type LanguageLoaders = Readonly<Record<Exclude<Language, typeof sourceLanguage>, () => Promise<LanguageChunk>>>;

/** The source language comes with the card; every other language has a line here. */
export const languageLoaders: LanguageLoaders = {
  hi: () => import('./hi/messages.ts'),
};
