import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { ownerFile } from '../../settings/setting-problem.ts';
import { type CurrentEdition, contactDetails } from './current-edition.ts';
import { editionWordsHashes, newEditionRemedy } from './edition-record.ts';
import type { PublishedEditions } from './published-editions.ts';

/**
 * Checks that a build does not change a published edition, except for contact details with a new date. Returns a line
 * for each fault.
 */
export function validateEditions(live: PublishedEditions, now: CurrentEdition, today: string): readonly string[] {
  const published = live.editions.find(({ edition }) => edition === now.edition);
  if (published === undefined) {
    const later = live.editions.find(({ edition }) => edition > now.edition);
    return later ? [`Edition ${now.edition} is new, but ${later.edition} is live: ${newEditionRemedy}.`] : [];
  }
  const words = Object.entries(published.languages).flatMap(([language, { words: hash, sentence }]) => {
    const own = now.hashes[language];
    const isSame = own?.sentence === sentence && editionWordsHashes(now.record, now.edition, language).includes(hash);
    return own === undefined || isSame
      ? []
      : [`Edition ${now.edition} is live with other words in "${language}": ${newEditionRemedy}.`];
  });
  const contacts = contactDetails(now);
  const fixed = differing(published.facts, now.facts).filter((name) => !(name in contacts));
  return [
    ...words,
    ...fixed.map(
      (name) =>
        `${quoteUnlessPlainWord(name)} differs from edition ${now.edition}, which is live ${change(name, published.facts, now.facts)}: ${newEditionRemedy}.`,
    ),
    ...undatedContacts(live, contactDetails(published), now, today),
  ];
}

type Facts = CurrentEdition['facts'];

/** Returns a line for each contact detail that has changed without a new date. */
function undatedContacts(
  { contacts: displayed }: PublishedEditions,
  published: Facts,
  now: CurrentEdition,
  today: string,
): readonly string[] {
  const contacts = contactDetails(now);
  const { contactsSince: since, edition } = now;
  const isNewDay = since !== null && (since > (displayed.since ?? edition) || since === today);
  const changed = isNewDay ? [] : differing(displayed.facts, contacts);
  const undated = since !== null && since >= edition ? [] : differing(published, contacts);
  return [...new Set([...changed, ...undated])].map(
    (name) =>
      `${quoteUnlessPlainWord(name)} differs from the live privacy notice ${change(name, { ...published, ...displayed.facts }, contacts)}. ` +
      `Date the change: contactsSince in ${ownerFile}, '${today}' if it is valid from today.`,
  );
}

const differing = (before: Facts, after: Facts): readonly string[] =>
  Object.keys({ ...before, ...after }).filter((name) => (before[name] ?? null) !== (after[name] ?? null));

const change = (name: string, before: Facts, after: Facts): string =>
  `(${shown(before[name])} there, ${shown(after[name])} here)`;

const shown = (fact: string | null | undefined): string => (fact ? quoteForTerminal(fact) : 'nothing');
