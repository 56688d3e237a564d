import type { Language } from '../../account/languages.ts';
import { editionPath, type LegalPath, legalPathsIn } from '../content/facts/editions.ts';
import { tokensHere } from '../session/cookies.ts';
import { unconfirmedLabel } from '../session/greet.ts';
import { kept } from '../session/keeper.ts';
import { isAsleep, runFlow, showScreen, whenVisited } from '../session/screens.ts';
import { leaveNote } from '../session/tab-storage.ts';
import { accountEffects } from './account-effects.ts';
import { type Account, type AccountAction, type AccountState, accountOf, reduceAccount } from './account-state.ts';
import { correctProfile, profileFields, storedWords, wordsIn } from './profile-words.ts';

// The script inside /account's document; only it changes the document.

const main = document.querySelector('main') as HTMLElement;
const language = document.documentElement.lang as Language;
const words = wordsIn(main.dataset.values);
const all = <Found extends HTMLElement>(selector: string) => main.querySelectorAll<Found>(selector);
const input = (name: string) => all<HTMLInputElement>(`[name=${name}]`)[0] as HTMLInputElement;

/** The visitor has seen the result of opening. */
let isOpened = false;
let drawn: Account | null = null;
/** The texts of the form as it was submitted last, by field. */
let sent: Readonly<Record<string, string>> = {};

function screenOf(shown: AccountState): string {
  if (shown.at === 'failed') return shown.why;
  if (shown.at === 'asking') return 'close';
  if (shown.at === 'working') return shown.task.type === 'close' ? 'close' : 'account';
  return shown.at === 'shown' ? 'account' : 'working';
}

/** Fills the notice's rows, one per record; null empties them. `keeps`: whether a field's text stays. */
function drawAccount(account: Account | null, keeps: (field: HTMLInputElement) => boolean): void {
  const [profile] = account?.records.user_profiles ?? [];
  const [signIn = {}] = account?.records.authentication ?? [];
  const [request] = account?.records.account_requests ?? [];
  for (const place of all('[data-place]')) {
    const found = account?.records[place.dataset.place as keyof Account['records']] ?? [];
    place.hidden = found.length === 0;
    const stored = place.hidden ? [{}] : found;
    const [list, ...more] = place.querySelectorAll('dl');
    for (const each of more) each.remove();
    for (const [index, record] of stored.entries()) {
      const rows = index === 0 ? list : list?.parentNode?.appendChild(list.cloneNode(true) as HTMLElement);
      for (const row of rows?.querySelectorAll<HTMLElement>('[data-fields]') ?? []) {
        const text = storedWords(record, row.dataset.fields?.split(' ') ?? [], words, language);
        row.hidden = text === '';
        (row.lastElementChild as HTMLElement).textContent = text;
      }
      for (const link of rows?.querySelectorAll<HTMLAnchorElement>('[data-document]') ?? []) {
        const path = link.dataset.document as LegalPath;
        const shown = `${record.language}`;
        link.href = editionPath(`${record.edition}`, legalPathsIn(shown).includes(path) ? shown : language, path);
      }
    }
  }
  for (const form of all('form')) form.hidden = !profile;
  for (const { name, profile: key } of profileFields) {
    const [field, value] = [input(name), `${profile?.[key] ?? ''}`];
    if (!keeps(field)) field.value = value;
    field.defaultValue = value;
  }
  const number = `${signIn.phoneNumber ?? ''}`;
  // Not hidden but emptied: a hidden line would still describe its field.
  for (const line of all('#signs-in'))
    line.textContent = number && (line.dataset.words ?? '').replace('{phone}', number);
  for (const press of all('[data-do=new-password]')) press.hidden = !signIn.email;
  for (const press of all('[data-do=confirm-email]')) press.hidden = !signIn.email || signIn.emailVerified === true;
  const closing = request ? (request.status === 'open' ? 'open' : 'taken') : 'none';
  for (const part of all('[data-closing]')) part.hidden = part.dataset.closing !== closing;
  for (const since of all('.since')) since.textContent = storedWords(request ?? {}, ['requestedAt'], words, language);
}

/** Says that the cookies hold a token, and for whom, by its own claim. */
function drawCookies(): void {
  const tokens = tokensHere();
  const label = unconfirmedLabel(tokens);
  for (const part of all('.cookies')) part.hidden = tokens.length === 0;
  for (const part of all('.whose')) part.hidden = label === null;
  for (const name of all('.whose b')) name.textContent = label;
}

/** Makes /login show Sign In and lead back here. */
function noteReturn(): void {
  leaveNote('acct-to-account');
  leaveNote('acct-sign-in');
}

function show(next: AccountState): void {
  if (next.at === 'leaving') {
    noteReturn();
    location.replace(`${(all('[data-do=sign-in]')[0] as HTMLAnchorElement).href}#${next.reason}`);
    return;
  }
  showScreen(screenOf(next), isOpened);
  isOpened ||= next.at !== 'opening';
  main.setAttribute('aria-busy', `${next.at === 'working'}`);
  if (next.at === 'failed') drawCookies();
  const said = next.at === 'shown' ? next.said : next.at === 'working' && 'working';
  const account = accountOf(next);
  if (account !== drawn) {
    // What was saved is shown as it is stored; what is typed since stays.
    const isSaved = ({ name, value }: HTMLInputElement) => said === 'correct' && value === sent[name];
    const isOfSame = account?.uid === drawn?.uid;
    drawAccount(account, (field) => isOfSame && field.value !== field.defaultValue && !isSaved(field));
  }
  drawn = account;
  const [status] = all('.said');
  if (status) status.textContent = said ? wordsIn(status.dataset.words)[said] : '';
  const fate = next.at === 'failed' && next.fate;
  for (const line of all('.fate')) line.textContent = fate ? wordsIn(line.dataset.words)[fate] : '';
  const problems = next.at === 'shown' ? next.problems : {};
  for (const { name } of [...profileFields].reverse()) {
    const [line] = all(`#${name}-problem`);
    const problem = problems[name];
    input(name).setAttribute('aria-invalid', `${problem !== undefined}`);
    const sentences = wordsIn(line?.dataset.problems);
    // A check without a sentence here is about characters.
    if (line) line.textContent = problem ? (sentences[problem] ?? sentences.characters) : '';
    if (problem) input(name).focus();
  }
}

/** Downloads the shown records as a file. */
function download({ records }: Account): void {
  const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: 'account.json',
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function actionOf(task: string | undefined, account: Account | null): AccountAction | null {
  switch (task) {
    case 'again':
      return { type: 'retried' };
    case 'ask':
    case 'keep':
      return { type: 'asked', isOpen: task === 'ask' };
    case 'close':
      return { type: 'pressed', task: { type: task, language } };
    case 'take-back':
      return { type: 'pressed', task: { type: task } };
    case 'new-password':
    case 'confirm-email':
      return { type: 'pressed', task: { type: task, email: `${account?.records.authentication[0]?.email}` } };
    default:
      return null;
  }
}

whenVisited(() => {
  const isBack = location.hash === '#back';
  history.replaceState(null, '', location.pathname);
  const dispatch = runFlow<AccountState, AccountAction>({ at: 'opening', isBack }, reduceAccount, accountEffects, show);
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    const [profile] = drawn?.records.user_profiles ?? [];
    // A press that meets another on its way sends nothing.
    if (!profile || main.getAttribute('aria-busy') === 'true') return;
    sent = Object.fromEntries(profileFields.map(({ name }) => [name, input(name).value]));
    dispatch({ type: 'corrected', result: correctProfile(profile, sent) });
  });
  main.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('a, button');
    if (!pressed || isAsleep(pressed)) return;
    const task = pressed.dataset.do;
    if (task === 'sign-in') noteReturn();
    if (task === 'copy') look().then(() => drawn && download(drawn));
    const action = actionOf(task, drawn);
    if (action) dispatch(action);
  });
  // Another tab may have signed out or in meanwhile, and Back may restore an old page.
  const look = async (): Promise<void> => dispatch({ type: 'seen', uid: (await kept())?.uid ?? null });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('pageshow', ({ persisted }) => persisted && look());
});
