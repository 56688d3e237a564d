import { consentName } from '../../../account/consent.ts';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { brand } from '../../../site/brand.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import {
  closedAccountStorageDays,
  contactFacts,
  type OwnerFacts,
  ownerFacts,
} from '../../../site/content/facts/owner-facts.ts';
import { type EditionRecord, editionWordsHashes, readEditionRecord } from './edition-record.ts';
import { type EditionHashesByLanguage, findFactsInLegalTexts, hashCurrentWords } from './edition-words.ts';
import type { PublishedEditions } from './published-editions.ts';

/** The edition of notice and terms that a build is about to publish. */
export type CurrentEdition = {
  /** The edition's name, which is a day: YYYY-MM-DD. */
  readonly edition: string;
  readonly record: EditionRecord;
  readonly hashes: EditionHashesByLanguage;
  /** The owner's facts that fill the slots of the edition's texts. */
  readonly facts: PublishedEditions['editions'][number]['facts'];
  readonly contactsSince: string | null;
};

/** Returns the edition that the sources and a build's settings describe. */
export async function currentEdition(
  { values }: BuildSettings,
  owner: OwnerFacts = ownerFacts,
  record = readEditionRecord(),
): Promise<CurrentEdition> {
  const slots = findFactsInLegalTexts().map((name) => [name, owner[name]] as const);
  return {
    edition: consentName(shownEditions[0]),
    record,
    hashes: await hashCurrentWords(),
    facts: {
      ...Object.fromEntries(slots),
      brand: brand.name,
      closedAccountsKeptFor: `${closedAccountStorageDays}`,
      watchHost: values.VITE_WATCH_URL === undefined ? null : new URL(values.VITE_WATCH_URL).host,
    },
    contactsSince: owner.contactsSince,
  };
}

/** Returns the facts that may change without a new edition. */
export const contactDetails = ({ facts }: Pick<CurrentEdition, 'facts'>): CurrentEdition['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => contactFacts.some((each) => each === name)));

/** Returns the hash of an edition's current words in a language, after all corrections. */
export const currentWordsHash = ({ record, edition }: CurrentEdition, language: string): string =>
  editionWordsHashes(record, edition, language).at(-1) ?? '';
