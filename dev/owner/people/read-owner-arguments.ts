import { parseArgs } from 'node:util';
import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { formatIndianDate, getIndianDayEnd, getIndianDayStart } from '../../base/indian-time.ts';
import { CommandError } from '../../base/run-tool.ts';
import { isUserId, parseContact } from './find-people.ts';

/**
 * A range of days in Indian time, including `from` and `to`. `since` is the range's first moment, and `until` the first
 * moment after it.
 */
export type DayRange = { readonly from: string; readonly to: string; readonly since: Date; readonly until: Date };

/**
 * `whom` is a user id, an e-mail address or a phone number. If `althoughTyped` is true, a contact that nobody has
 * proved is accepted too.
 */
type Asked = { readonly whom: string; readonly althoughTyped: boolean };

export type OwnerArguments = { readonly project: string | null; readonly json: boolean } & (
  | { readonly command: 'signups'; readonly days: DayRange }
  | { readonly command: 'find'; readonly text: string }
  | { readonly command: 'requests' }
  | ({ readonly command: 'export' } & Asked)
  | { readonly command: 'close'; readonly uid: string; readonly now: boolean; readonly yes: boolean }
  | ({ readonly command: 'erase'; readonly yes: boolean } & Asked)
  | { readonly command: 'sign-out'; readonly whom: string; readonly yes: boolean }
  | { readonly command: 'reset'; readonly whom: string; readonly yes: boolean }
);

const usage = `npm run owner -- COMMAND [--project ID] [--json]
  signups --from 2026-11-01 [--to 2026-11-30]   days in India, both included; without --to until today
  requests                                      who has asked for the account to be closed, the oldest first
  find TEXT                                     e-mail, phone, user id, or a part of a name or company
  export WHOM [--although-typed]                WHOM: a user id, or an e-mail or phone that its holder has proved
  close UID [--yes] [--now]                     without --yes nothing is changed; --now: within 72 hours, too
  erase WHOM [--yes] [--although-typed]         without --yes nothing is changed
  sign-out WHOM [--yes]                         ends all sessions of the account; without --yes nothing is changed
  reset EMAIL [--yes]                           sends the mail for a new password; without --yes nothing is sent`;
const options = {
  signups: ['from', 'to'],
  find: [],
  requests: [],
  export: ['although-typed'],
  close: ['yes', 'now'],
  erase: ['yes', 'although-typed'],
  'sign-out': ['yes'],
  reset: ['yes'],
} as const;
type CommandName = keyof typeof options;

/**
 * Parses the arguments of `npm run owner --`. If they are wrong, throws a CommandError with the usage. `now` is the
 * current time.
 */
export function readOwnerArguments(args: readonly string[], now: Date): OwnerArguments {
  const { values, positionals } = parse(args);
  const { json = false } = values;
  const project = values.project?.trim() || null;
  const [command, ...rest] = positionals;
  // The value of `--project` is empty if it comes from an unset shell variable. An empty value is refused, because the
  // SDK would choose a project itself.
  if (values.project !== undefined && project === null) return failWithUsage('--project names no project.');
  if (command === undefined) return failWithUsage('Which command?');
  if (!isCommand(command)) return failWithUsage(`Unknown command ${quoteForTerminal(command)}.`);
  const takes: readonly string[] = ['project', 'json', ...options[command]];
  const odd = Object.keys(values).find((name) => !takes.includes(name));
  if (odd !== undefined) return failWithUsage(`"${command}" does not take --${odd}.`);
  if (command === 'signups' || command === 'requests') {
    if (rest.length > 0) return failWithUsage(`"${command}" takes no ${quoteForTerminal(rest.join(' '))}.`);
    if (command === 'requests') return { command, project, json };
    return { command, project, json, days: readDays(values.from, values.to, now) };
  }
  const text = rest.join(' ').trim();
  if (command === 'find')
    return text ? { command, project, json, text } : failWithUsage('"find" needs a text to look for.');
  if (command === 'reset' && parseContact(text)?.kind !== 'emails')
    return failWithUsage('"reset" needs an e-mail address.');
  if (text === '') return failWithUsage(`"${command}" needs a user id: npm run owner -- find TEXT shows it.`);
  if (rest.length > 1)
    return failWithUsage(
      `"${command}" takes one user id, e-mail address or phone number; put one with spaces in quotes.`,
    );
  const yes = values.yes ?? false;
  if (command === 'close' && isUserId(text))
    return { command, project, json, uid: text, now: values.now ?? false, yes };
  if (command === 'close' || (!isUserId(text) && parseContact(text) === null))
    return failWithUsage(`${quoteForTerminal(text)} is not a user id.`);
  if (command === 'sign-out' || command === 'reset') return { command, project, json, whom: text, yes };
  const asked = { project, json, whom: text, althoughTyped: values['although-typed'] ?? false };
  return command === 'erase' ? { command, ...asked, yes } : { command, ...asked };
}

function readDays(from: string | undefined, to: string | undefined, now: Date): DayRange {
  if (from === undefined) return failWithUsage('"signups" needs its first day: --from 2026-11-01.');
  const last = to ?? formatIndianDate(now);
  const since = getIndianDayStart(from);
  const lastStart = getIndianDayStart(last);
  if (since === null) return failWithUsage(`--from ${quoteUnlessPlainWord(from)} is not a day like 2026-11-01.`);
  if (lastStart === null) return failWithUsage(`--to ${quoteUnlessPlainWord(last)} is not a day like 2026-11-30.`);
  if (lastStart < since)
    return failWithUsage(`--from ${from} is after ${to === undefined ? 'today, ' : '--to '}${last}.`);
  return { from, to: last, since, until: getIndianDayEnd(lastStart) };
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(options, name);

function failWithUsage(what: string): never {
  throw new CommandError(`${what}\n${usage}`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: text, json: flag, from: text, to: text, yes: flag, now: flag, 'although-typed': flag },
    });
  } catch (error) {
    return failWithUsage(`${(error as Error).message.split('.')[0]}.`);
  }
}
