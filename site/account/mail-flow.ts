import { accountLabel } from '../session/account-label.ts';
import {
  type Failure,
  firstState,
  type MailAction,
  type MailLink,
  type MailState,
  type Outcome,
  reduceMail,
} from './mail-state.ts';
import { type PasswordPolicy, passwordPolicy } from './password-policy.ts';

/** What the page needs of the world. Nothing of it rejects. */
export type MailPorts = {
  /** Asks what a link is for, which changes nothing. */
  read(code: string): Promise<MailLink | Failure>;
  policy(): Promise<PasswordPolicy>;
  /** Does what the link is for. `password`: where it sets one. */
  act(link: MailLink, code: string, password: string): Promise<Outcome>;
  /** E-mail or phone of whoever is kept on this device; null: nobody. */
  kept(): Promise<string | null>;
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
      ports.act(state.opened.link, state.code, state.password).then((outcome) => dispatch({ type: 'acted', outcome }));
  }
  enter(state);
  return dispatch;
}

/** All that is said before the press comes at once: nothing moves under a visitor's hands. */
async function open(ports: MailPorts, code: string, isReset: boolean): Promise<MailAction> {
  const [link, policy, account] = await Promise.all([
    ports.read(code),
    isReset ? ports.policy() : passwordPolicy(null),
    ports.kept(),
  ]);
  if (typeof link === 'string') return { type: 'read', found: link };
  const isOther = account !== null && ![link.email, link.other].includes(account);
  return { type: 'read', found: { link, policy, kept: isOther ? accountLabel(account) : null } };
}
