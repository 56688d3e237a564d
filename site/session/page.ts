import { chooseLanguage } from './choose-language.ts';
import { readPendingQuestion, receiveHandoff } from './handoff.ts';
import { runPageStateMachine, showScreen, startPageWhenVisited } from './page-machine.ts';
import { renewStoredSession } from './return-to-application.ts';
import { formatReturnPath, parseSessionRequest, type SessionRequest, type SessionStep } from './session-request.ts';
import { appUrl } from './session-settings.ts';
import { finishSignOut, resumeSignOutAfterBackNavigation, signOut } from './sign-out.ts';
import { deletePendingHandoff } from './tab-storage.ts';

// This script is part of /session's document, so every byte of it delays each renewal.

/** The value of `history.state` after this page has submitted its form to the application. */
const formSubmitted = 'left';
/** Milliseconds within which the application has to answer. */
const responseTimeout = 5000;

/** A step, or work that resolves to the next step. */
type PageState = SessionStep | { readonly work: () => Promise<SessionStep> };

function effects(state: PageState): Promise<SessionStep> | null {
  if ('post' in state) return new Promise((done) => setTimeout(done, responseTimeout, { screen: 'app-open' }));
  if (!('work' in state)) return null;
  return state.work().catch((error: unknown) => {
    console.error('acct: session/outage', error);
    return { screen: 'outage', press: state.work };
  });
}

const findAll = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);

/** Shows the state's section, or leaves the page. */
function show(state: PageState): void {
  if ('to' in state) {
    if (findAll('#arrived .account')[0]?.textContent) showScreen('arrived');
    location.replace(state.to);
  } else if ('login' in state)
    location.replace(`${(findAll('.to-login')[0] as HTMLAnchorElement).href}#${state.login}`);
  else if ('post' in state) postToApplication(state.post);
  else showScreen('screen' in state ? state.screen : 'working');
}

/** Submits the form with this user id, because an application can delete its Lax cookies only in a navigation. */
function postToApplication(uid: string): void {
  showScreen('leaving');
  const [form] = document.forms;
  const [field] = findAll<HTMLInputElement>('input');
  if (!form || !field) return;
  field.value = uid;
  history.replaceState(formSubmitted, '');
  form.submit();
}

function runSessionRequest(request: SessionRequest): Promise<SessionStep> {
  if (request.type === 'sign-out') return signOut(request.isDevice);
  if (request.type === 'signed-out') return finishSignOut(request.isOther);
  if (request.type === 'handoff') return receiveHandoff(request.secret);
  return renewStoredSession(request.to, request.state, request.loginReason);
}

async function startPage(): Promise<void> {
  // Reads the question on every visit, because the call also deletes an expired hand-off.
  const question = readPendingQuestion();
  const { search, hash, pathname } = location;
  const request = parseSessionRequest(search, hash, appUrl);
  const isReload = question && search + hash === '';
  if (!isReload) deletePendingHandoff();
  // Removes the secret from the history, and from the address, since the visitor may copy the address.
  if (request.type === 'handoff') history.replaceState(null, '', pathname);
  // A hand-off does not choose the language, since its address already names the card's language.
  else if (!isReload) await chooseLanguage(request.type);
  if (request.type === 'renew')
    for (const link of findAll<HTMLAnchorElement>('.to-login'))
      link.search = `return=${encodeURIComponent(formatReturnPath(request.to))}`;
  const work = isReload ? question : () => runSessionRequest(request);
  // The actions of this page are the next states themselves.
  const dispatch = runPageStateMachine<PageState, PageState>(
    { work: history.state === formSubmitted ? resumeSignOutAfterBackNavigation : work },
    (_, next) => next,
    effects,
    show,
    (_, state) => ('press' in state && state.press ? { work: state.press } : null),
  );
  // This event occurs if the visitor goes back and the browser restores the page from memory instead of loading it
  // again.
  addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted && history.state === formSubmitted && dispatch({ work: resumeSignOutAfterBackNavigation }),
  );
}

startPageWhenVisited(startPage);
