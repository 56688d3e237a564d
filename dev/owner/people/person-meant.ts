import { CommandError } from '../../base/run-tool.ts';
import { plainWord, quotedText } from '../../base/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { contactsOf, isSame } from './contacts-of.ts';
import { findByContact, findPart, isUserId, readContact } from './find-people.ts';
import { type Person, placesOf, readPerson } from './read-person.ts';

/** `typedBy`: the user ids of others whose records name the same contact without proof. */
export type PersonMeant = { readonly person: Person; readonly typedBy: readonly string[] };

/**
 * Whom a user id means, or an e-mail address or phone number: the one who has proved it, for anybody can type
 * another's. `althoughTyped`: where nobody has, the one whose record names it. Throws a CommandError where nobody or
 * more than one is meant: a slip of the pen must not look like an erasure.
 */
export async function personMeant(admin: Admin, whom: string, althoughTyped: boolean): Promise<PersonMeant> {
  const named = isUserId(whom) ? await readPerson(admin, whom) : null;
  if (named && placesOf(named).length > 0) return { person: named, typedBy: [] };
  const contact = readContact(whom);
  const shown = quotedText(whom);
  if (contact === null) {
    throw new CommandError(
      `Nothing is kept of ${shown}: erased already, or not the user id. npm run owner -- find TEXT shows it.`,
    );
  }
  const contactOf = ({ account, profile }: Person) =>
    contactsOf(account, profile)[contact.kind].filter(({ value }) => isSame(value, contact.value));
  const hasProved = (person: Person): boolean => contactOf(person).some(({ provedBy }) => provedBy !== null);
  const read = (uids: Iterable<string>) => Promise.all([...uids].map((uid) => readPerson(admin, uid)));
  let people = await read(await findByContact(admin, contact));
  if (!people.some(hasProved)) {
    // "Nobody has proved it" must be true: of an address that only Google gave, or in capitals in a record, no index knows.
    people = (await read(await findPart(admin, contact.value))).filter((person) => contactOf(person).length > 0);
  }
  const proved = people.filter(hasProved);
  const typed = people.filter((person) => !proved.includes(person)).map(({ uid }) => uid);
  const [person, ...more] = proved.length > 0 || !althoughTyped ? proved : people;
  if (more.length > 0) throw new CommandError(`${shown} means several, ${namesOf(people)}: give the user id.`);
  if (person) return { person, typedBy: typed.filter((uid) => uid !== person.uid) };
  if (people.length === 0) throw new CommandError(`Nobody found by ${shown}: no account and no record has it.`);
  throw new CommandError(
    `${shown} is only typed, by ${namesOf(people)}, and nobody has proved it: who asks may be somebody else. If you have made sure (docs/every-day.md#a-request-to-erase), add --although-typed.`,
  );
}

const namesOf = (people: readonly Person[]): string =>
  people
    .map(({ uid }) => plainWord(uid))
    .sort()
    .join(', ');
