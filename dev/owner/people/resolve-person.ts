import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';
import { findUserIdsByContact, findUserIdsByText, isUserId, parseContact } from './find-people.ts';
import { isSameContact, listContacts } from './list-contacts.ts';
import { listPlacesWithData, readPerson, type StoredPerson } from './read-person.ts';

/** `typedBy` contains the user ids of other people who have typed the same contact but have not proved it. */
export type ResolvedPerson = { readonly person: StoredPerson; readonly typedBy: readonly string[] };

/**
 * Resolves to the person with a user id, or to the person who has proved an e-mail address or phone number. A contact
 * in a record is no proof, because anybody can type another person's contact. If `althoughTyped` is true, a contact
 * that nobody has proved may match by a record. Throws a CommandError unless exactly one person matches: after a typing
 * error, an empty result would look as if the person's data had been erased.
 */
export async function resolvePerson(admin: AdminAccess, whom: string, althoughTyped: boolean): Promise<ResolvedPerson> {
  const named = isUserId(whom) ? await readPerson(admin, whom) : null;
  if (named && listPlacesWithData(named).length > 0) return { person: named, typedBy: [] };
  const contact = parseContact(whom);
  const shown = quoteForTerminal(whom);
  if (contact === null) {
    throw new CommandError(
      `Nothing is stored of ${shown}: it is erased already, or it is not the user id. npm run owner -- find TEXT shows the id.`,
    );
  }
  const contactOf = ({ account, profile }: StoredPerson) =>
    listContacts(account, profile)[contact.kind].filter(({ value }) => isSameContact(value, contact.value));
  const hasProved = (person: StoredPerson): boolean => contactOf(person).some(({ provedBy }) => provedBy !== null);
  const read = (uids: Iterable<string>) => Promise.all([...uids].map((uid) => readPerson(admin, uid)));
  let people = await read(await findUserIdsByContact(admin, contact));
  if (!people.some(hasProved)) {
    // Reads all records and accounts, because no index finds an address that is stored in capital letters, or one that
    // only the Google sign-in has passed on.
    people = (await read(await findUserIdsByText(admin, contact.value))).filter(
      (person) => contactOf(person).length > 0,
    );
  }
  const proved = people.filter(hasProved);
  const typed = people.filter((person) => !proved.includes(person)).map(({ uid }) => uid);
  const [person, ...more] = proved.length > 0 || !althoughTyped ? proved : people;
  if (more.length > 0) throw new CommandError(`${shown} matches several people, ${namesOf(people)}: give the user id.`);
  if (person) return { person, typedBy: typed.filter((uid) => uid !== person.uid) };
  if (people.length === 0) throw new CommandError(`Nobody found by ${shown}: no account and no record has it.`);
  throw new CommandError(
    `${shown} is only typed, by ${namesOf(people)}, and nobody has proved it: the person who asks may be somebody else. If you have made sure (docs/every-day.md#a-request-to-erase), add --although-typed.`,
  );
}

const namesOf = (people: readonly StoredPerson[]): string =>
  people
    .map(({ uid }) => quoteUnlessPlainWord(uid))
    .sort()
    .join(', ');
