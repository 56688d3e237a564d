import { inChunkTime } from '../core/in-chunk-time.ts';
import { firstMessages } from './en/first-messages.ts';
import { languageLoaders } from './language-loaders.ts';
import type { Language, SentenceLanguage, sourceLanguage } from './languages.ts';
import type { ConsentSentence, FirstMessages } from './messages.ts';
import { noticeRows } from './notice-languages.ts';

type Sentence = FirstMessages['consent'] & Partial<ConsentSentence>;
const loaded = new Map<SentenceLanguage, Sentence>();

/** A sentence that has been loaded. */
export const sentenceIn = (language: SentenceLanguage | null): Sentence | null =>
  (language && loaded.get(language)) ?? null;

/** Loads the sentence in a language, from its notice or from the card's words. */
export async function loadSentence(language: SentenceLanguage): Promise<void> {
  if (loaded.has(language)) return;
  const row = noticeRows[language];
  if (row) {
    const { sentence } = await inChunkTime(row.load());
    const contact = import.meta.env.NOTICE_CONTACT ?? '';
    loaded.set(language, { ...sentence, contact: contact && ` ${sentence.contact.replace('{contact}', contact)}` });
  } else {
    const own = language as Exclude<Language, typeof sourceLanguage>;
    const { consent } = own in languageLoaders ? (await inChunkTime(languageLoaders[own]())).messages : firstMessages;
    loaded.set(language, consent);
  }
}
