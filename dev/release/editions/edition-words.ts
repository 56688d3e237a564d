import { createHash } from 'node:crypto';
import { type ConsentLanguage, type Language, languageCodes, sourceLanguage } from '../../../account/languages.ts';
import { noticeLanguageCodes } from '../../../account/notice-languages.ts';
import type { Catalogue } from '../../../site/content/catalogue.ts';
import { catalogues } from '../../../site/content/catalogues.ts';
import { findLegalPaths } from '../../../site/content/facts/editions.ts';
import type { OwnerFactName } from '../../../site/content/facts/owner-facts.ts';
import { getSiteTexts } from '../../../site/content/notices/notices.ts';
import { messages as english } from '../../../widget/languages/en/messages.ts';
import { languageLoaders } from '../../../widget/languages/language-loaders.ts';
import { noticeLoaders } from '../../../widget/languages/notice-loaders.ts';

/**
 * The hashes (sha256, base64) of an edition in one language. `words` covers notice, terms and consent sentence.
 * `sentence` covers only the consent sentence.
 */
export type EditionHashes = { readonly words: string; readonly sentence: string };

type Texts = Readonly<Record<Language, Catalogue>>;

export type EditionHashesByLanguage = Readonly<Record<string, EditionHashes>>;

/**
 * Hashes the current words of the notice, the terms and the consent sentence in each language. In these words, a slot
 * such as `{name}` replaces each fact of the owner.
 */
export async function hashCurrentWords(texts: Texts = catalogues): Promise<EditionHashesByLanguage> {
  const rows = [...languageCodes, ...noticeLanguageCodes].map(async (code) => {
    const sentence = await sentenceOf(code);
    const words = [...documentLines(texts[code as Language] ?? getSiteTexts(code), code), ...sentence];
    return [code, { words: hashOf(words), sentence: hashOf(sentence) }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Returns the names of the owner's facts that the notice or the terms mention. */
export const findFactsInLegalTexts = (): readonly OwnerFactName[] =>
  (Object.keys(catalogues[sourceLanguage].owner.labels) as OwnerFactName[]).filter((name) =>
    Object.values(catalogues)
      .flatMap((texts) => documentLines(texts))
      .some((line) => line.endsWith(`: {${name}}`)),
  );

/** Returns every text of notice and terms as a line. A fact of the owner becomes a line `Label: {fact}`. */
function documentLines({ articles, meta, owner }: Catalogue, code: string = sourceLanguage): readonly string[] {
  const slot = (fact: unknown): string => `${owner.labels[fact as keyof typeof owner.labels]}: {${fact}}`;
  const lines = (part: unknown, key = ''): string[] => {
    if (typeof part === 'string') return [key === 'fact' ? slot(part) : part];
    if (Array.isArray(part)) return part.flatMap((each) => (key === 'facts' ? slot(each) : lines(each)));
    return Object.entries(part as object).flatMap(([name, each]) => lines(each, name));
  };
  return findLegalPaths(code).flatMap((path) => [meta[path].heading, ...lines(articles[path])]);
}

async function sentenceOf(code: ConsentLanguage): Promise<readonly string[]> {
  const load = noticeLoaders[code];
  if (load) return Object.values((await load()).sentence);
  const language = code as Language;
  const { consent } = language === sourceLanguage ? english : (await languageLoaders[language]()).messages;
  return Object.values(consent);
}

const hashOf = (lines: readonly string[]): string =>
  `sha256-${createHash('sha256').update(lines.join('\n')).digest('base64')}`;
