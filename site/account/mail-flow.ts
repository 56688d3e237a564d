import { accountLabel } from '../session/account-label.ts';
import {
  type Acted,
  type Failure,
  firstState,
  type MailAction,
  type MailLink,
  type MailState,
  reduceMail,
} from './mail-state.ts';
import { type PasswordPolicy, passwordPolicy } from './password-policy.ts';

export type KeptAccount = { readonly uid: string; readonly account: string };

/** What the page needs of the world. Nothing of it rejects. */
export type MailPorts = {
  /** Asks what a link is for, which changes nothing. */
  read(code: string): Promise<MailLink | Failure>;
  policy(): Promise<PasswordPolicy>;
  /** Does what the link is for. `password`: where it sets one. */
  act(link: MailLink, code: string, password: string): Promise<Acted>;
  /** Who is kept on this device, by the e-mail address that the user id has now, else its phone; null: nobody. */
  kept(): Promise<KeptAccount | null>;
};

/**
 * The page's course: shows each state, and does what it stands for. `search`: the query that the page was opened with.
 * Returns what takes the visitor's actions.
 */
export function startMailFlow(
  search: string,
  ports: MailPorts,
  show: (state: MailState) => void,
): (action: MailAction) => void {
  let state = firstState(search);
  const dispatch = (action: MailAction): void => {
    const next = reduceMail(state, action);
    if (next !== state) enter(next);
  };
  function enter(next: MailState): void {
    state = next;
    show(state);
    if (state.at === 'reading') open(ports, state.code, state.isReset).then(dispatch);
    if (state.at === 'acting')
      ports.act(state.opened.link, state.code, state.password).then((acted) => dispatch({ type: 'acted', ...acted }));
  }
  enter(state);
  return dispatch;
}

/** All that is said before the press comes at once: nothing moves under a visitor's hands. */
async function open(ports: MailPorts, code: string, isReset: boolean): Promise<MailAction> {
  const [link, policy, kept] = await Promise.all([
    ports.read(code),
    isReset ? ports.policy() : passwordPolicy(null),
    ports.kept(),
  ]);
  if (typeof link === 'string') return { type: 'read', found: link };
  // What recovers an address is about the user id that has the other one now; where Google names none, it may be anyone's.
  const address = link.kind === 'recover' ? link.other || kept?.account : link.email;
  const user = kept && { uid: kept.uid, label: accountLabel(kept.account), isOther: kept.account !== address };
  return { type: 'read', found: { link, policy, kept: user } };
}
