import { type Language, sourceLanguage } from '../../../account/languages.ts';
import { messages as source } from '../en/messages.ts';
import { languageLoaders } from '../language-loaders.ts';
import type { Messages } from '../messages.ts';

const others = Object.entries(languageLoaders).map(async ([language, load]) => [language, (await load()).messages]);

/** The card's texts in every language, for tests. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  [sourceLanguage]: source,
  ...Object.fromEntries(await Promise.all(others)),
};
