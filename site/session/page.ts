import { requestLimit } from './ask-server.ts';
import { areOfAnother } from './cookies.ts';
import type { RenewedSession } from './judge-renewal.ts';
import { readTask } from './read-task.ts';
import { arrive, renewKept } from './renew-kept.ts';
import { appUrl } from './session-settings.ts';
import type { Step } from './step.ts';
import { tools } from './tools.ts';
import { within } from './within.ts';

// The script in /session's document: every byte of it is waited for at each renewal. It alone acts on the document and leaves it.

const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
let tries = 0;
/** Resolved by the browser: the bundler leaves it alone. Each try has an address of its own, since browsers remember a failure. */
const otherTasks = (): Promise<typeof import('./other-tasks.ts')> =>
  within(requestLimit, import(/* @vite-ignore */ `/session/other-tasks.js?${tries++}`));

function carryOut(step: Step): void {
  if ('to' in step) location.replace(step.to);
  else if ('login' in step) location.replace(`${(all('.to-login')[0] as HTMLAnchorElement).href}#${step.login}`);
  else {
    for (const section of all('section')) section.hidden = section.id !== step.screen;
    const { press } = step;
    for (const button of all<HTMLButtonElement>(`#${step.screen} button`))
      button.onclick = () => press && follow(press);
  }
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

function start(): void {
  const task = readTask(location.search, location.hash, appUrl);
  if (task.type !== 'renew') {
    // Neither the history nor a copied address may hold a secret.
    if (task.type === 'handoff') history.replaceState(null, '', location.pathname);
    follow(async () => {
      const { receiveHandoff, signOut } = await otherTasks();
      return task.type === 'handoff' ? receiveHandoff(task.secret, tools) : signOut(tools);
    });
    return;
  }
  const { to } = task;
  const path = encodeURIComponent(to.slice(new URL(to).origin.length));
  for (const link of all<HTMLAnchorElement>('.to-login')) link.search = `return=${path}`;
  const arrives = async (renewed: RenewedSession): Promise<Step> => {
    // Somebody has signed in beside the keeper, on another page below the cookie domain: nobody is replaced unasked.
    if (areOfAnother(renewed.session.uid)) return (await otherTasks()).askFirst(renewed.session, to, tools);
    return arrive(renewed, to);
  };
  follow(() => renewKept(to, arrives));
}

// In a frame nobody sees who asks; before the visitor has come, nobody has asked.
if (top === self) {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start);
  else start();
}
