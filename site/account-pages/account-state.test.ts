import { expect, test } from 'vitest';
import { runPage } from '../session/page-machine.ts';
import {
  type Account,
  type AccountAction,
  type AccountState,
  type Fate,
  type Found,
  type Outcome,
  type Result,
  reduceAccount,
  type StoredRecord,
  settleOutcome,
  type Task,
} from './account-state.ts';
import { correctProfile, storedWords, wordsIn } from './profile-words.ts';

const account: Account = {
  uid: 'asha',
  records: { user_profiles: [], authentication: [], provision_requests: [], consents: [], account_requests: [] },
};
const done: Found = { account, outcome: 'done' };
const close: AccountAction = { type: 'pressed', task: { type: 'close', language: 'en' } };
const takeBack: AccountAction = { type: 'pressed', task: { type: 'take-back' } };
const mail: AccountAction = { type: 'pressed', task: { type: 'new-password', email: 'asha@example.com' } };
const ask: AccountAction = { type: 'asked', isOpen: true };
const keep: AccountAction = { type: 'asked', isOpen: false };
const retry: AccountAction = { type: 'retried' };
const correct = (result: ReturnType<typeof correctProfile>): AccountAction => ({ type: 'corrected', result });
const seen = (uid: string | null): AccountAction => ({ type: 'seen', uid });

/** Returns a word or two for the page's state. */
function reported(state: AccountState): string {
  if (state.at === 'leaving') return state.reason;
  if (state.at === 'failed') return [state.why, state.again && 'again', state.fate].filter(Boolean).join(', ');
  if (state.at !== 'shown') return state.at;
  const problems = Object.entries(state.problems).map(([field, problem]) => `${field} ${problem}`);
  return ['shown', state.said, ...problems].filter(Boolean).join(', ');
}

/** Opens the page with these answers in order, and acts whenever it rests. */
async function visit(answers: readonly Result[], actions: readonly AccountAction[], isBack = false) {
  const replies = [...answers];
  const shown: string[] = [];
  const carriedOut: (Task['type'] | undefined)[] = [];
  const answer = async (state: AccountState): Promise<AccountAction> => {
    const task = state.at === 'working' ? state.task.type : undefined;
    carriedOut.push(task);
    const found = replies.shift();
    if (!found) throw new Error(`nobody expects ${task}`);
    return { type: 'found', found };
  };
  const effects = (state: AccountState) => (/opening|working/.test(state.at) ? answer(state) : null);
  const first: AccountState = { at: 'opening', isBack };
  const act = runPage(
    first,
    reduceAccount,
    effects,
    (state) => shown.push(reported(state)),
    () => null,
  );
  for (const action of actions) {
    await Promise.resolve().then(() => undefined);
    act(action);
    // A second press finds the first one at work.
    if (action.type === 'pressed') act(action);
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(replies).toEqual([]);
  return { shown: shown.join('; '), carriedOut: carriedOut.slice(1).join(' ') };
}

test.each<[answers: readonly Result[], actions: readonly AccountAction[], shown: string, tasks: string]>([
  [[done], [], 'opening; shown', ''],
  [['nobody'], [], 'opening; sign-in-first', ''],
  [['ended'], [], 'opening; session-ended', ''],
  [['outage', done], [retry], 'opening; outage, again; opening; shown', ''],
  // Only closing needs a confirmation; without the question nothing is closed.
  [[done], [close], 'opening; shown', ''],
  [[done], [ask, keep], 'opening; shown; asking; shown', ''],
  [[done, done], [ask, close], 'opening; shown; asking; working; shown, close', 'close'],
  [[done], [ask, takeBack, mail], 'opening; shown; asking', ''],
  [[done, { account, outcome: 'refused' }], [takeBack], 'opening; shown; working; shown, refused', 'take-back'],
  [[done, { account, outcome: 'busy' }], [mail], 'opening; shown; working; shown, busy', 'new-password'],
  [[done, done], [correct({ displayName: 'Asha' })], 'opening; shown; working; shown, correct', 'correct'],
  // Nothing to store: only reads what is stored.
  [[done, done], [correct({})], 'opening; shown; working; shown, unchanged', 'correct'],
  [[done], [correct({ problems: { name: 'required' } })], 'opening; shown; shown, name required', ''],
  // Something else happened meanwhile.
  [
    [done, 'outage', done],
    [mail, retry],
    'opening; shown; working; outage, again, undone; working; shown, new-password',
    'new-password new-password',
  ],
  [[done, 'ended'], [mail, retry], 'opening; shown; working; ended, undone', 'new-password'],
  [[done, 'another'], [takeBack, retry], 'opening; shown; working; another, undone', 'take-back'],
  // The task was done, then reading failed: it is not repeated.
  [[done, { why: 'another', outcome: 'done' }], [takeBack], 'opening; shown; working; another, done', 'take-back'],
  [
    [done, { why: 'outage', outcome: 'done' }, done],
    [takeBack, retry],
    'opening; shown; working; outage, again, done; opening; shown',
    'take-back ',
  ],
  [
    [done, { why: 'outage', outcome: 'done' }],
    [mail, retry],
    'opening; shown; working; shown, new-password',
    'new-password',
  ],
  // The outcome is unknown.
  [
    [done, { why: 'outage', outcome: 'unanswered' }, done],
    [takeBack, retry],
    'opening; shown; working; outage, again, unknown; working; shown, take-back',
    'take-back take-back',
  ],
  [[done, { account, outcome: 'unanswered' }], [takeBack], 'opening; shown; working; shown, unanswered', 'take-back'],
  [[done, { account, outcome: 'unanswered' }], [mail], 'opening; shown; working; shown, no-mail', 'new-password'],
  [
    [done, 'outage'],
    [takeBack, seen('asha'), seen('ravi'), retry],
    'opening; shown; working; outage, again, undone; another, undone',
    'take-back',
  ],
  [[done], [seen('asha')], 'opening; shown', ''],
  [[done], [seen('ravi'), mail], 'opening; shown; another', ''],
  [[done], [ask, seen(null), close], 'opening; shown; asking; nobody', ''],
])('answered %j, %j: %s', async (answers, actions, shown, tasks) => {
  expect(await visit(answers, actions)).toEqual({ shown, carriedOut: tasks });
});

test.each<[Result, Fate]>([
  ['another', 'undone'],
  [done, 'done'],
  [{ why: 'another', outcome: 'done' }, 'done'],
  [{ why: 'another', outcome: 'busy' }, 'undone'],
  [{ why: 'another', outcome: 'refused' }, 'unknown'],
  [{ why: 'another', outcome: 'unanswered' }, 'unknown'],
])('a press whose answer, %j, finds another signed in, is %s', (found, fate) => {
  const working: AccountState = { at: 'working', account, task: { type: 'take-back' } };
  const left = reduceAccount(working, seen('ravi'));
  expect(left).toEqual({ at: 'failed', why: 'another', again: null, fate: 'waiting' });
  expect(reduceAccount(left, { type: 'found', found })).toEqual({ ...left, fate });
});

const closing: Task = { type: 'close', language: 'en' };
const takingBack: Task = { type: 'take-back' };
const correcting: Task = { type: 'correct', changes: { displayName: 'Asha' } };
const mailing: Task = { type: 'new-password', email: 'asha@example.com' };
const request = { account_requests: [{ status: 'open' }] };
const profile = { user_profiles: [{ displayName: 'Asha' }] };
test.each<[Task, Outcome, Partial<Account['records']>, Outcome]>([
  [correcting, 'unanswered', profile, 'done'],
  [correcting, 'refused', {}, 'refused'],
  [{ type: 'correct', changes: { displayName: 'Asha', phone: '+919876543210' } }, 'unanswered', profile, 'unanswered'],
  [closing, 'refused', request, 'done'],
  [closing, 'unanswered', {}, 'unanswered'],
  [takingBack, 'refused', {}, 'done'],
  [takingBack, 'refused', { account_requests: [{ status: 'taken' }] }, 'refused'],
  [mailing, 'unanswered', { ...profile, ...request }, 'unanswered'],
  [closing, 'done', {}, 'done'],
])('%j answered "%s" while %j is stored is %s', (task, answered, records, outcome) => {
  expect(settleOutcome(task, answered, { ...account, records: { ...account.records, ...records } })).toBe(outcome);
});

test('who comes from signing in and is not kept is not sent round in circles', async () => {
  expect((await visit(['nobody'], [], true)).shown).toBe('opening; not-kept');
});

const stored = { displayName: 'Asha', phone: '+919876543210' };
test.each<[StoredRecord, name: string, phone: string, object]>([
  [stored, 'Asha', '+919876543210', {}],
  [stored, ' Asha Patil\n', '098765 43211', { displayName: 'Asha Patil', phone: '+919876543211' }],
  [stored, '  ', '', { problems: { name: 'required', phone: 'required' } }],
  [stored, 'a'.repeat(101), '12345', { problems: { name: 'too-long', phone: 'phone' } }],
  [{ displayName: 'a'.repeat(120), phone: null }, 'a'.repeat(120), '', {}],
])('of %j, "%s" and "%s" are judged and stored as the card does', (record, name, phone, result) => {
  expect(correctProfile(record, { name, phone })).toEqual(result);
});

test('a document without words has none', () => {
  expect([wordsIn(undefined), wordsIn('{"done":"Done."}')]).toEqual([{}, { done: 'Done.' }]);
});

test('stored values are said in words: none, times, yes and no, and what a provider tells', () => {
  const words = { is: { true: 'yes' }, status: { pending: 'waiting' } };
  const record = {
    status: 'pending',
    companyName: 'pending',
    emailVerified: true,
    phone: null,
    providers: [{ providerId: 'password', email: 'asha@example.com', federatedId: 'asha@example.com' }],
  };
  const said = (...fields: string[]) => storedWords(record, fields, words, 'en');
  expect(said('status', 'companyName', 'phone', 'missing')).toBe('waiting · pending');
  expect(said('emailVerified', 'providers')).toBe('yes · password, asha@example.com');
  const at = new Date('2026-11-23T06:30:00Z');
  expect(storedWords({ at }, ['at'], words, 'hi')).toMatch(/^23 नव.* 2026/);
});
