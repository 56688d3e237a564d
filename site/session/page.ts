import { renewKept } from './arrive.ts';
import { chooseLanguage } from './choose-language.ts';
import { pendingQuestion, receiveHandoff } from './handoff.ts';
import { isAsleep, showScreen, whenVisited } from './screens.ts';
import { appUrl } from './session-settings.ts';
import { cameBack, signedOut, signOut } from './sign-out.ts';
import { dropHandoff } from './tab-storage.ts';
import { readTask, returnPath, type Step, type Task } from './task.ts';

// The script inside /session's document: each renewal waits for every byte. Only it changes or leaves the document.

/** In `history.state`: this page has submitted its form to the application. */
const hasLeft = 'left';
/** Milliseconds that the application has to answer. */
const patience = 5000;

const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);

function carryOut(step: Step): void {
  if ('to' in step) location.replace(step.to);
  else if ('login' in step) location.replace(`${(all('.to-login')[0] as HTMLAnchorElement).href}#${step.login}`);
  else if ('post' in step) leave(step.post);
  else {
    showScreen(step.screen, false);
    const { press } = step;
    for (const button of all<HTMLButtonElement>(`#${step.screen} button`))
      button.onclick = () => press && !isAsleep(button) && follow(press);
  }
}

/** Posts this user id to the application at the top level: only there can it delete its own Lax cookies. */
function leave(uid: string): void {
  carryOut({ screen: 'leaving' });
  const [form] = all<HTMLFormElement>('form');
  const [field] = all<HTMLInputElement>('input');
  if (!form || !field) return;
  field.value = uid;
  history.replaceState(hasLeft, '');
  form.submit();
  setTimeout(carryOut, patience, { screen: 'app-open' });
}

function follow(next: () => Promise<Step>): void {
  carryOut({ screen: 'working' });
  next()
    .catch((error: unknown): Step => {
      console.error('acct: session/outage', error);
      return { screen: 'outage', press: next };
    })
    .then(carryOut);
}

function carryOutTask(task: Task): Promise<Step> {
  if (task.type === 'sign-out') return signOut(task.isDevice);
  if (task.type === 'signed-out') return signedOut(task.isOther);
  return task.type === 'handoff' ? receiveHandoff(task.secret) : renewKept(task.to, task.state, task.nobody);
}

async function start(): Promise<void> {
  // First of all, because it drops an expired hand-off.
  const question = pendingQuestion();
  const { search, hash, pathname } = location;
  const task = readTask(search, hash, appUrl);
  const isReload = question && search + hash === '';
  if (!isReload) dropHandoff();
  // Back restores the page from memory or loads it again.
  addEventListener('pageshow', ({ persisted }) => persisted && history.state === hasLeft && follow(cameBack));
  // Neither the history nor a copied address may hold a secret.
  if (task.type === 'handoff') history.replaceState(null, '', pathname);
  // A hand-off comes to the address in the card's language.
  else if (!isReload) await chooseLanguage(task.type);
  if (task.type === 'renew')
    for (const link of all<HTMLAnchorElement>('.to-login'))
      link.search = `return=${encodeURIComponent(returnPath(task.to))}`;
  if (history.state === hasLeft) follow(cameBack);
  else follow(isReload ? question : () => carryOutTask(task));
}

whenVisited(start);
