import { type AccountAction, type AccountState, type Result, reduceAccount, type Task } from './account-state.ts';

/** What the page needs of the world. Nothing of it rejects. */
export type AccountPorts = {
  /** Renews the session kept here and reads what is stored of its visitor. */
  open(): Promise<Result>;
  /**
   * Does a task in the name of `uid`, if that is still who is kept here, and reads what is stored afterwards: that says
   * what the task has come to, where an answer is lost or another tab was first.
   */
  carryOut(task: Task, uid: string): Promise<Result>;
};

/**
 * The page's course: shows each state, and does what it stands for. `isBack`: the visitor comes from signing in.
 * Returns what takes the visitor's actions.
 */
export function startAccountFlow(
  isBack: boolean,
  ports: AccountPorts,
  show: (state: AccountState) => void,
): (action: AccountAction) => void {
  let state: AccountState = { at: 'opening', isBack };
  const dispatch = (action: AccountAction): void => {
    const next = reduceAccount(state, action);
    if (next !== state) enter(next);
  };
  const answer = (work: Promise<Result>): unknown => work.then((found) => dispatch({ type: 'found', found }));
  function enter(next: AccountState): void {
    state = next;
    show(state);
    if (state.at === 'opening') answer(ports.open());
    if (state.at === 'working') answer(ports.carryOut(state.task, state.account.uid));
  }
  enter(state);
  return dispatch;
}
