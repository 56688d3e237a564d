import { runFlow, showScreen, whenVisited } from '../session/screens.ts';
import { leaveNote } from '../session/tab-storage.ts';
import { mailEffects } from './mail-effects.ts';
import { firstState, type MailState, reduceMail } from './mail-state.ts';

// The script inside /account/mail's document; only it changes the document. First it removes the code from the address:
// then only this script's memory and the requests to Google hold it.
const { search, pathname } = location;
history.replaceState(null, '', pathname);

const root = document.documentElement;
const main = document.querySelector('main') as HTMLElement;
const templates = Array.from(document.querySelectorAll('template'));
const all = <Found extends HTMLElement>(selector: string) => main.querySelectorAll<Found>(selector);
const passwordField = () => all<HTMLInputElement>('[name=password]')[0] as HTMLInputElement;

let state: MailState | undefined;

function screenOf(shown: MailState): string {
  if (shown.at === 'failed') return shown.why;
  if (shown.at === 'asking') return shown.opened.link.kind;
  return shown.at === 'done' ? `${shown.opened.link.kind}-done` : 'working';
}

/** Returns the account's address from now on; empty if unknown. */
function addressOf(shown: MailState | undefined): string {
  if (!shown || !('opened' in shown) || !shown.opened) return '';
  const { kind, email, other } = shown.opened.link;
  return shown.at === 'done' && kind === 'change' ? other : email;
}

/** Draws a state in the page's language. `isRead`: as in showScreen. */
function draw(shown: MailState, isRead: boolean): void {
  showScreen(`${screenOf(shown)}-${root.lang}`, isRead);
  const opened = 'opened' in shown ? shown.opened : null;
  for (const choice of all('.languages')) choice.hidden = false;
  for (const note of all('.kept')) note.hidden = !opened?.kept?.isOther;
  // Clears a password that no press can send any more.
  if (shown.at === 'done' || (shown.at === 'failed' && !shown.again)) {
    passwordField().value = '';
  }
  if (!opened) return;
  const { link, kept, policy } = opened;
  const values: Readonly<Record<string, string | undefined>> = { ...link, kept: kept?.label, min: `${policy.min}` };
  for (const place of all('[data-fill]')) place.textContent = values[`${place.dataset.fill}`] || place.textContent;
  for (const field of all<HTMLInputElement>('[name=email]')) field.value = link.email;
  for (const rule of all('[data-rule]')) rule.hidden = !policy.rules.some(({ name }) => name === rule.dataset.rule);
  const isWeak = shown.at === 'asking' && shown.isWeak;
  passwordField().setAttribute('aria-invalid', `${isWeak}`);
  for (const line of all('.weak')) line.hidden = !isWeak;
}

function show(next: MailState): void {
  state = next;
  const isWeak = next.at === 'asking' && next.isWeak;
  // Each submit and each answer leads here.
  reveal(false);
  draw(next, !isWeak);
  if (isWeak) passwordField().focus();
}

/** Changes the page's language but keeps code and typed password: no address carries the code. */
function speak(language: string | undefined): void {
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
  if (state) draw(state, false);
}

function reveal(isShown: boolean): void {
  passwordField().type = isShown ? 'text' : 'password';
  for (const button of all('[data-do=reveal]')) button.setAttribute('aria-pressed', `${isShown}`);
}

function start(): void {
  speak(new URLSearchParams(search).get('lang')?.split('-')[0]);
  const dispatch = runFlow(firstState(search), reduceMail, mailEffects, show);
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    dispatch({ type: 'pressed', password: passwordField().value });
  });
  addEventListener('pageshow', ({ persisted }) => persisted && reveal(false));
  main.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('a, button');
    if (!pressed) return;
    const task = pressed.dataset.do;
    if (task === 'press') dispatch({ type: 'pressed', password: '' });
    if (task === 'again') dispatch({ type: 'retried' });
    if (task === 'reveal') reveal(passwordField().type === 'password');
    if (task === 'sign-in') leaveNote('acct-sign-in', addressOf(state));
    if (task === 'speak') {
      speak(pressed.lang);
      all<HTMLElement>(`[data-do=speak]`)[0]?.focus();
    }
  });
}

whenVisited(start);
