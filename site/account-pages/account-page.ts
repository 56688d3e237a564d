import type { Language } from '../../account/languages.ts';
import { unverifiedTokenLabel } from '../session/account-label.ts';
import { parseTokenCookies } from '../session/cookies.ts';
import { runPageStateMachine, showAndFocusScreen, showScreen, startPageWhenVisited } from '../session/page-machine.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { storeTabNote } from '../session/tab-storage.ts';
import {
  type Account,
  type AccountAction,
  type AccountState,
  findAccountInState,
  reduceAccount,
} from './account-state.ts';
import { findProfileChanges, parseValueTexts, profileFields } from './profile-words.ts';
import { findElements, findFormField, mainElement, renderAccount } from './render-account.ts';
import { sendAccountRequests } from './send-account-requests.ts';

// The script of /account. Only this file and render-account.ts change the document.

/** True once the first result is displayed. */
let isOpened = false;
let state: AccountState | undefined;
/** The texts of the form that was submitted last, keyed by field. */
let sent: Readonly<Record<string, string>> = {};

function screenOf(next: AccountState): string {
  switch (next.at) {
    case 'failed':
      return next.why;
    case 'asking':
      return 'close';
    case 'working':
      return next.operation.type === 'close' ? 'close' : 'account';
    case 'shown':
      return 'account';
    default:
      return 'working';
  }
}

/** Returns the account that the page displays, or null. */
const currentAccount = (): Account | null => (state ? findAccountInState(state) : null);

function show(next: AccountState): void {
  const before = currentAccount();
  state = next;
  if (next.at === 'leaving') {
    noteReturn();
    location.replace(`${(findElements('[data-do=sign-in]')[0] as HTMLAnchorElement).href}#${next.reason}`);
    return;
  }
  if (isOpened) showAndFocusScreen(screenOf(next));
  else showScreen(screenOf(next));
  isOpened ||= next.at !== 'opening';
  mainElement.setAttribute('aria-busy', `${next.at === 'working'}`);
  if (next.at === 'failed') drawCookies();
  const account = findAccountInState(next);
  if (account !== before) drawChanged(before, account, next.at === 'shown' && next.message === 'correct');
  drawMessages(next);
  drawProblems(next.at === 'shown' ? next.problems : {});
}

/** Makes /login show Sign In and lead back to /account. */
function noteReturn(): void {
  storeTabNote('acct-to-account');
  storeTabNote('acct-sign-in');
}

/** Shows whether the cookies contain session tokens, and the account that these tokens name. */
function drawCookies(): void {
  const tokens = parseTokenCookies();
  const label = unverifiedTokenLabel(tokens);
  for (const part of findElements('.cookies')) part.hidden = tokens.length === 0;
  for (const part of findElements('.whose')) part.hidden = label === null;
  for (const name of findElements('.whose b')) name.textContent = label;
}

/** Renders the account. Text that the visitor has typed since the last submit stays in its field. */
function drawChanged(before: Account | null, account: Account | null, isSaved: boolean): void {
  const isOfSame = account?.uid === before?.uid;
  renderAccount(account, ({ name, value, defaultValue }) => {
    const isTyped = value !== defaultValue;
    const isAsSent = isSaved && value === sent[name];
    return isOfSame && isTyped && !isAsSent;
  });
}

/** Writes the message about the displayed account. If no account is displayed, writes the status of the last press. */
function drawMessages(next: AccountState): void {
  const message = messageOf(next);
  const status = next.at === 'failed' && next.pressStatus;
  for (const line of findElements('.account-message'))
    line.textContent = message ? parseValueTexts(line.dataset.words)[message] : '';
  for (const line of findElements('.last-request'))
    line.textContent = status ? parseValueTexts(line.dataset.words)[status] : '';
}

function messageOf(next: AccountState): string | null {
  if (next.at === 'working') return 'working';
  return next.at === 'shown' ? next.message : null;
}

/** Writes each field's problem, and moves the focus to the first of them. */
function drawProblems(problems: Readonly<Record<string, string | undefined>>): void {
  for (const { name } of [...profileFields].reverse()) {
    const problem = problems[name];
    for (const line of findElements(`#${name}-problem`)) {
      const sentences = parseValueTexts(line.dataset.problems);
      // If the catalogue has no sentence for a problem, writes the sentence about invalid characters.
      line.textContent = problem ? (sentences[problem] ?? sentences.characters) : '';
    }
    findFormField(name).setAttribute('aria-invalid', `${problem !== undefined}`);
    if (problem) findFormField(name).focus();
  }
}

function press({ dataset }: HTMLElement): AccountAction | null {
  switch (dataset.do) {
    case 'sign-in':
      noteReturn();
      return null;
    case 'copy':
      checkSession().then(() => {
        const account = currentAccount();
        if (account) download(account);
      });
      return null;
    case 'again':
      return { type: 'retried' };
    case 'ask':
      return { type: 'asked', isOpen: true };
    case 'keep':
      return { type: 'asked', isOpen: false };
    case 'close':
      return { type: 'pressed', operation: { type: 'close', language: document.documentElement.lang as Language } };
    case 'take-back':
      return { type: 'pressed', operation: { type: 'take-back' } };
    case 'new-password':
    case 'confirm-email':
      return {
        type: 'pressed',
        operation: { type: dataset.do, email: `${currentAccount()?.records.authentication[0]?.email}` },
      };
    default:
      return null;
  }
}

/** Downloads the displayed records as a file. */
function download({ records }: Account): void {
  const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: 'account.json',
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function submit(event: Event): void {
  event.preventDefault();
  const [profile] = currentAccount()?.records.user_profiles ?? [];
  // Ignores a submit while another operation is pending.
  if (!profile || state?.at === 'working') return;
  sent = Object.fromEntries(profileFields.map(({ name }) => [name, findFormField(name).value]));
  dispatch({ type: 'corrected', result: findProfileChanges(profile, sent) });
}

let dispatch: (action: AccountAction) => void;

/** Checks who is signed in now, because another tab may have signed out or in, and Back may restore an old page. */
async function checkSession(): Promise<void> {
  dispatch({ type: 'seen', uid: (await readStoredSession())?.uid ?? null });
}

startPageWhenVisited(() => {
  const isBack = location.hash === '#back';
  history.replaceState(null, '', location.pathname);
  dispatch = runPageStateMachine({ at: 'opening', isBack }, reduceAccount, sendAccountRequests, show, press);
  mainElement.addEventListener('submit', submit);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkSession();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) checkSession();
  });
});
