import { closedAccountStorageDays } from '../../site/content/facts/owner-facts.ts';
import { formatEscapedJson, quoteForTerminal, quoteUnlessPlainWord } from '../base/escape-for-terminal.ts';
import { formatIndianIsoTime, indianTimeZoneName } from '../base/indian-time.ts';
import { CommandError } from '../base/run-tool.ts';
import { chooseFirebaseBackend } from '../owner/admin/choose-firebase-backend.ts';
import { type AdminAccess, assertEmulatorIsRunning, runWithAdminAccess } from '../owner/admin/run-with-admin-access.ts';
import { accountActions, resolveAccount } from '../owner/people/act-on-account.ts';
import { accountClosingLimits, closeAccount, describeAccountClosing } from '../owner/people/close-account.ts';
import { nextClosingStep, reasonAgainstClosing } from '../owner/people/closing.ts';
import { erasePerson, formatUnreachableData, unreachableData } from '../owner/people/erase-person.ts';
import { exportPerson } from '../owner/people/export-person.ts';
import { findPeople } from '../owner/people/find-people.ts';
import { formatPerson, type PersonSummary, summarisePerson } from '../owner/people/format-person.ts';
import { iterateDocuments } from '../owner/people/iterate-documents.ts';
import { countSignups, formatSignup, listSignups, type Signup, signupHeading } from '../owner/people/list-signups.ts';
import { type OwnerArguments, readOwnerArguments } from '../owner/people/read-owner-arguments.ts';
import { listPlacesWithData, readPerson } from '../owner/people/read-person.ts';
import { type ResolvedPerson, resolvePerson } from '../owner/people/resolve-person.ts';
import { formatAge } from '../owner/provision/request-line.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

type ArgumentsOf<Command extends OwnerArguments['command']> = Extract<OwnerArguments, { readonly command: Command }>;

/** The maximum number of people that the command `find` lists. */
const mostFound = 100;

/**
 * `npm run owner`: reads the data of people who signed up (docs/every-day.md). Prints the answer to stdout and messages
 * to stderr.
 */
export async function runOwnerCommand(args: readonly string[]): Promise<number> {
  const given = readOwnerArguments(args, new Date());
  const backend = chooseFirebaseBackend(given.project, readEnvFile('.'));
  const where = backend.kind === 'live' ? 'the real project' : `the emulators at ${backend.host}, project`;
  if (backend.kind === 'emulator') await assertEmulatorIsRunning('Auth', backend.authHost);
  console.error(`People of ${where} ${backend.projectId}.`);
  await runWithAdminAccess(backend, (admin) => {
    if (given.command === 'signups') return signups(admin, given);
    if (given.command === 'requests') return requests(admin, given);
    if (given.command === 'find') return find(admin, given);
    if (given.command === 'close') return close(admin, given);
    if (given.command === 'sign-out' || given.command === 'reset') return act(admin, given);
    return given.command === 'export' ? exportAll(admin, given) : erase(admin, given);
  });
  return 0;
}

async function signups(admin: AdminAccess, { days, json }: ArgumentsOf<'signups'>): Promise<void> {
  const { from, to } = days;
  const listed: Signup[] = [];
  for await (const signup of listSignups(admin, days)) {
    if (listed.push(signup) === 1 && !json) console.error(signupHeading);
    if (!json) console.log(formatSignup(signup));
  }
  const totals = countSignups(listed);
  if (json) console.log(formatEscapedJson({ from, to, timeZone: 'Asia/Kolkata', ...totals, signups: listed }));
  const byMethod = Object.entries(totals.byMethod).map(([method, count]) => `${quoteUnlessPlainWord(method)} ${count}`);
  const parts = byMethod.length > 0 ? `: ${byMethod.join(', ')}` : '';
  console.error(`${totals.count} sign-ups from ${from} to ${to}, both included (${indianTimeZoneName})${parts}.`);
}

async function requests(admin: AdminAccess, { json }: ArgumentsOf<'requests'>): Promise<void> {
  const now = new Date();
  const shown = [];
  for await (const { id } of iterateDocuments(admin.store.collection('account_requests').orderBy('requestedAt'))) {
    const person = summarisePerson(await readPerson(admin, id));
    if (person.closing === null) continue;
    const next = nextClosingStep(id, person.closing, now, closedAccountStorageDays);
    shown.push({ ...person, next });
    const { language, requestedAt } = person.closing;
    const asked = [
      formatAge(requestedAt?.toISOString() ?? null, now.getTime()),
      language === null ? '-' : quoteUnlessPlainWord(language),
    ];
    if (!json) console.log([...asked, formatPerson(person), next].join('  '));
  }
  if (json) console.log(formatEscapedJson(shown));
  if (shown.length === 0) console.error('Nobody has asked for the account to be closed.');
}

async function find(admin: AdminAccess, { text, json }: ArgumentsOf<'find'>): Promise<void> {
  const { uids, isWhole } = await findPeople(admin, text);
  const shown = [];
  for (const uid of uids.slice(0, mostFound)) shown.push(summarisePerson(await readPerson(admin, uid)));
  if (json) console.log(formatEscapedJson(shown));
  else for (const person of shown) console.log(formatPerson(person));
  if (uids.length > mostFound)
    console.error(`${uids.length} people found, the first ${mostFound} are listed: search for a longer text.`);
  if (isWhole) console.error('No e-mail, phone or user id is exactly this text, so all records were searched for it.');
  if (uids.length === 0) throw new CommandError(`Nobody found by ${quoteForTerminal(text)}.`);
}

async function exportAll(admin: AdminAccess, { whom, althoughTyped }: ArgumentsOf<'export'>): Promise<void> {
  const meant = await resolvePerson(admin, whom, althoughTyped);
  const file = exportPerson(meant.person, new Date());
  console.log(formatEscapedJson(file));
  for (const [place, fields] of Object.entries(file.alsoStored ?? {})) {
    const names = Object.keys(fields).map(quoteUnlessPlainWord).join(', ');
    console.error(`Stored in ${place}, but not listed by the privacy notice: ${names}.`);
  }
  reportOtherHolders(meant);
}

async function close(admin: AdminAccess, { uid, now, yes, json }: ArgumentsOf<'close'>): Promise<void> {
  const person = await readPerson(admin, uid);
  const summary = summarisePerson(person);
  const refusal = reasonAgainstClosing(uid, summary.closing, new Date(), now);
  if (refusal !== null) throw new CommandError(refusal);
  if (!yes) return showDryRun(summary, describeAccountClosing(person), json);
  const closedAt = await closeAccount(admin, person);
  console.log(
    json
      ? formatEscapedJson({ uid, closedAt: formatIndianIsoTime(closedAt) })
      : `Closed: ${quoteUnlessPlainWord(uid)}, ${formatIndianIsoTime(closedAt)}`,
  );
  for (const line of accountClosingLimits) console.error(line);
}

/** Runs the commands `sign-out` and `reset`. */
async function act(admin: AdminAccess, { command, whom, yes, json }: ArgumentsOf<'sign-out' | 'reset'>): Promise<void> {
  const account = await resolveAccount(admin, whom);
  const { uid } = account;
  const action = accountActions[command];
  const would = action.would(account);
  if (!yes) return showDryRun(summarisePerson(await readPerson(admin, uid)), [would], json);
  await action.act(admin, account);
  const doneAt = formatIndianIsoTime(new Date());
  console.log(json ? formatEscapedJson({ uid, doneAt }) : `${action.done}: ${quoteUnlessPlainWord(uid)}, ${doneAt}`);
  console.error(action.left);
}

function showDryRun(person: PersonSummary, would: readonly string[], json: boolean): void {
  if (json) console.log(formatEscapedJson({ dryRun: true, person, would }));
  else for (const line of [formatPerson(person), ...would.map((step) => `Would ${step}.`)]) console.log(line);
  console.error('Nothing was changed. Add --yes to do it.');
}

async function erase(admin: AdminAccess, { whom, althoughTyped, yes, json }: ArgumentsOf<'erase'>): Promise<void> {
  const meant = await resolvePerson(admin, whom, althoughTyped);
  const { person } = meant;
  reportOtherHolders(meant);
  const places = listPlacesWithData(person);
  if (!yes) {
    const summary = summarisePerson(person);
    if (json)
      console.log(formatEscapedJson({ dryRun: true, person: summary, wouldErase: places, notErased: unreachableData }));
    else
      for (const line of [formatPerson(summary), ...places.map((place) => `Would erase ${place}.`)]) console.log(line);
    if (!json) for (const line of formatUnreachableData()) console.error(line);
    console.error('Nothing was changed. Add --yes to erase it permanently.');
    return;
  }
  const { uid, ...receipt } = await erasePerson(admin, person);
  const erasedAt = formatIndianIsoTime(receipt.erasedAt);
  console.log(json ? formatEscapedJson({ uid, erasedAt }) : `Erased: ${quoteUnlessPlainWord(uid)}, ${erasedAt}`);
  for (const line of formatUnreachableData()) console.error(line);
}

function reportOtherHolders({ typedBy }: ResolvedPerson): void {
  if (typedBy.length === 0) return;
  const others = typedBy.map(quoteUnlessPlainWord).join(', ');
  console.error(`Typed by ${others} as well, without proof: their data is neither exported nor erased.`);
}
