import { plainWord, quotedText } from '../../base/visible-text.ts';
import { ownerFile } from '../../settings/setting-problem.ts';
import { contactsOf, type EditionNow } from './edition-now.ts';
import { hashesOf, newEdition } from './edition-record.ts';
import type { PublishedEditions } from './published-editions.ts';

/** Holds a build to what is published: an edition stays, except dated contacts. Returns a line per fault. */
export function judgeEditions(live: PublishedEditions, now: EditionNow, today: string): readonly string[] {
  const published = live.editions.find(({ edition }) => edition === now.edition);
  if (published === undefined) {
    const later = live.editions.find(({ edition }) => edition > now.edition);
    return later ? [`Edition ${now.edition} is new, but ${later.edition} is live: ${newEdition}.`] : [];
  }
  const words = Object.entries(published.languages).flatMap(([language, { words: hash, sentence }]) => {
    const own = now.hashes[language];
    const isSame = own?.sentence === sentence && hashesOf(now.record, now.edition, language).includes(hash);
    return own === undefined || isSame
      ? []
      : [`Edition ${now.edition} is live with other words in "${language}": ${newEdition}.`];
  });
  const contacts = contactsOf(now);
  const fixed = differing(published.facts, now.facts).filter((name) => !(name in contacts));
  return [
    ...words,
    ...fixed.map(
      (name) =>
        `${plainWord(name)} is not what edition ${now.edition} says, which is live ${change(name, published.facts, now.facts)}: ${newEdition}.`,
    ),
    ...undatedContacts(live, contactsOf(published), now, today),
  ];
}

type Facts = EditionNow['facts'];

/** Contact details that are others than the published or the shown ones, without a day of their own. */
function undatedContacts(
  { contacts: shown }: PublishedEditions,
  published: Facts,
  now: EditionNow,
  today: string,
): readonly string[] {
  const contacts = contactsOf(now);
  const { contactsSince: since, edition } = now;
  const isNewDay = since !== null && (since > (shown.since ?? edition) || since === today);
  const changed = isNewDay ? [] : differing(shown.facts, contacts);
  const undated = since !== null && since >= edition ? [] : differing(published, contacts);
  return [...new Set([...changed, ...undated])].map(
    (name) =>
      `${plainWord(name)} is not what the live privacy notice shows ${change(name, { ...published, ...shown.facts }, contacts)}. ` +
      `Date the change: contactsSince in ${ownerFile}, '${today}' where it holds from today on.`,
  );
}

const differing = (before: Facts, after: Facts): readonly string[] =>
  Object.keys({ ...before, ...after }).filter((name) => (before[name] ?? null) !== (after[name] ?? null));

const change = (name: string, before: Facts, after: Facts): string =>
  `(${shown(before[name])} there, ${shown(after[name])} here)`;

const shown = (fact: string | null | undefined): string => (fact ? quotedText(fact) : 'nothing');
