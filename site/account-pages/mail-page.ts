import { runPageStateMachine, showAndFocusScreen, showScreen, startPageWhenVisited } from '../session/page-machine.ts';
import { storeTabNote } from '../session/tab-storage.ts';
import { createInitialMailState, type MailAction, type MailState, reduceMail } from './mail-state.ts';
import { sendMailRequests } from './send-mail-requests.ts';

// The script of /account/mail. It first removes the link's secret code from the address, so that only the page's memory
// and the requests to Google contain the code.
const { search, pathname } = location;
history.replaceState(null, '', pathname);

const root = document.documentElement;
const main = document.querySelector('main') as HTMLElement;
const templates = Array.from(document.querySelectorAll('template'));
const all = <Found extends HTMLElement>(selector: string) => main.querySelectorAll<Found>(selector);
const passwordField = () => all<HTMLInputElement>('[name=password]')[0] as HTMLInputElement;

let state: MailState | undefined;

/** Returns the name of the section that displays a state, without the suffix of the language. */
function screenOf(shown: MailState): string {
  switch (shown.at) {
    case 'failed':
      return shown.why;
    case 'asking':
      return shown.opened.link.kind;
    case 'done':
      return `${shown.opened.link.kind}-done`;
    default:
      return 'working';
  }
}

/** Returns the e-mail address that the account has in this state; empty if unknown. */
function addressOf(shown: MailState | undefined): string {
  if (!shown || !('opened' in shown) || !shown.opened) return '';
  const { kind, email, other } = shown.opened.link;
  return shown.at === 'done' && kind === 'change' ? other : email;
}

const isWeak = (shown: MailState): boolean => shown.at === 'asking' && shown.isWeak;

function show(next: MailState): void {
  state = next;
  // After each submit and each answer, hides the password again if the visitor has made it visible.
  reveal(false);
  // If Google has refused the password, the focus stays in the password's field.
  draw(next, isWeak(next) ? showScreen : showAndFocusScreen);
  if (isWeak(next)) passwordField().focus();
}

/**
 * Renders a state in the page's language. `showSection` shows the state's section, and may also move the focus to the
 * section's heading.
 */
function draw(shown: MailState, showSection: typeof showScreen): void {
  showSection(`${screenOf(shown)}-${root.lang}`);
  const opened = 'opened' in shown ? shown.opened : null;
  for (const choice of all('.languages')) choice.hidden = false;
  for (const note of all('.kept')) note.hidden = !opened?.storedUser?.isOther;
  // Clears a password that can no longer be sent.
  if (shown.at === 'done' || (shown.at === 'failed' && !shown.again)) passwordField().value = '';
  if (!opened) return;
  const { link, storedUser, policy } = opened;
  const values: Readonly<Record<string, string | undefined>> = {
    ...link,
    kept: storedUser?.label,
    min: `${policy.min}`,
  };
  for (const place of all('[data-fill]')) place.textContent = values[`${place.dataset.fill}`] || place.textContent;
  for (const field of all<HTMLInputElement>('[name=email]')) field.value = link.email;
  for (const rule of all('[data-rule]')) rule.hidden = !policy.rules.some(({ name }) => name === rule.dataset.rule);
  passwordField().setAttribute('aria-invalid', `${isWeak(shown)}`);
  for (const line of all('.weak')) line.hidden = !isWeak(shown);
}

/**
 * Changes the page's language without a navigation. A navigation would need the code in the address, and would lose the
 * typed password.
 */
function switchLanguage(language: string | undefined): void {
  const [from, to] = [root.lang, language].map((one) => templates.find(({ lang }) => lang === one));
  if (!from || !to || from === to) return;
  const { value, type } = passwordField();
  passwordField().value = '';
  from.content.append(...main.childNodes);
  main.append(...to.content.childNodes);
  Object.assign(root, { lang: to.lang, dir: to.dir });
  document.title = to.title;
  history.replaceState(null, '', to.dataset.path);
  Object.assign(passwordField(), { value });
  reveal(type === 'text');
  if (state) draw(state, showScreen);
}

function reveal(isShown: boolean): void {
  passwordField().type = isShown ? 'text' : 'password';
  for (const button of all('[data-do=reveal]')) button.setAttribute('aria-pressed', `${isShown}`);
}

function press({ dataset, lang }: HTMLElement): MailAction | null {
  switch (dataset.do) {
    case 'press':
      return { type: 'pressed', password: '' };
    case 'again':
      return { type: 'retried' };
    case 'reveal':
      reveal(passwordField().type === 'password');
      break;
    case 'sign-in':
      storeTabNote('acct-sign-in', addressOf(state));
      break;
    case 'speak':
      switchLanguage(lang);
      all('[data-do=speak]')[0]?.focus();
  }
  return null;
}

startPageWhenVisited(() => {
  switchLanguage(new URLSearchParams(search).get('lang')?.split('-')[0]);
  const dispatch = runPageStateMachine(createInitialMailState(search), reduceMail, sendMailRequests, show, press);
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    dispatch({ type: 'pressed', password: passwordField().value });
  });
  addEventListener('pageshow', ({ persisted }) => persisted && reveal(false));
});
