import { expect, test } from 'vitest';
import { runPageStateMachine } from '../session/page-machine.ts';
import {
  type Account,
  type AccountAction,
  type AccountOperation,
  type AccountState,
  type ButtonPressStatus,
  inferOutcomeFromRecords,
  type OperationOutcome,
  type OperationResult,
  reduceAccount,
  type StoredRecord,
  type SuccessfulAccountRead,
} from './account-state.ts';
import { findProfileChanges, formatFields, parseValueTexts } from './profile-words.ts';

const account: Account = {
  uid: 'asha',
  records: { user_profiles: [], authentication: [], provision_requests: [], consents: [], account_requests: [] },
};
const done: SuccessfulAccountRead = { account, outcome: 'done' };
const close: AccountAction = { type: 'pressed', operation: { type: 'close', language: 'en' } };
const takeBack: AccountAction = { type: 'pressed', operation: { type: 'take-back' } };
const mail: AccountAction = { type: 'pressed', operation: { type: 'new-password', email: 'asha@example.com' } };
const ask: AccountAction = { type: 'asked', isOpen: true };
const keep: AccountAction = { type: 'asked', isOpen: false };
const retry: AccountAction = { type: 'retried' };
const correct = (result: ReturnType<typeof findProfileChanges>): AccountAction => ({ type: 'corrected', result });
const seen = (uid: string | null): AccountAction => ({ type: 'seen', uid });

/** Returns a short text that describes the page's state. */
function reported(state: AccountState): string {
  if (state.at === 'leaving') return state.reason;
  if (state.at === 'failed') return [state.why, state.again && 'again', state.pressStatus].filter(Boolean).join(', ');
  if (state.at !== 'shown') return state.at;
  const problems = Object.entries(state.problems).map(([field, problem]) => `${field} ${problem}`);
  return ['shown', state.message, ...problems].filter(Boolean).join(', ');
}

/**
 * Opens the page and answers its requests with `answers`, in order. Dispatches the next of `actions` whenever no
 * request is pending.
 */
async function visit(answers: readonly OperationResult[], actions: readonly AccountAction[], isBack = false) {
  const replies = [...answers];
  const shown: string[] = [];
  const operations: (AccountOperation['type'] | undefined)[] = [];
  const answer = async (state: AccountState): Promise<AccountAction> => {
    const operation = state.at === 'working' ? state.operation.type : undefined;
    operations.push(operation);
    const found = replies.shift();
    if (!found) throw new Error(`Unexpected operation: ${operation}`);
    return { type: 'found', found };
  };
  const effects = (state: AccountState) => (/opening|working/.test(state.at) ? answer(state) : null);
  const first: AccountState = { at: 'opening', isBack };
  const act = runPageStateMachine(
    first,
    reduceAccount,
    effects,
    (state) => shown.push(reported(state)),
    () => null,
  );
  for (const action of actions) {
    await Promise.resolve().then(() => undefined);
    act(action);
    // The visitor presses a second time while the operation of the first press is pending.
    if (action.type === 'pressed') act(action);
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(replies).toEqual([]);
  return { shown: shown.join('; '), operations: operations.slice(1).join(' ') };
}

test.each<
  [answers: readonly OperationResult[], actions: readonly AccountAction[], shown: string, expectedOperations: string]
>([
  [[done], [], 'opening; shown', ''],
  [['nobody'], [], 'opening; sign-in-first', ''],
  [['ended'], [], 'opening; session-ended', ''],
  [['outage', done], [retry], 'opening; outage, again; opening; shown', ''],
  // A press on "close" does nothing until the page has asked for a confirmation.
  [[done], [close], 'opening; shown', ''],
  [[done], [ask, keep], 'opening; shown; asking; shown', ''],
  [[done, done], [ask, close], 'opening; shown; asking; working; shown, close', 'close'],
  [[done], [ask, takeBack, mail], 'opening; shown; asking', ''],
  [[done, { account, outcome: 'refused' }], [takeBack], 'opening; shown; working; shown, refused', 'take-back'],
  [[done, { account, outcome: 'busy' }], [mail], 'opening; shown; working; shown, busy', 'new-password'],
  [[done, done], [correct({ displayName: 'Asha' })], 'opening; shown; working; shown, correct', 'correct'],
  // If the visitor has changed no text, the page only reads the stored records.
  [[done, done], [correct({})], 'opening; shown; working; shown, unchanged', 'correct'],
  [[done], [correct({ problems: { name: 'required' } })], 'opening; shown; shown, name required', ''],
  // If an operation was not sent, its status is `undone`.
  [
    [done, 'outage', done],
    [mail, retry],
    'opening; shown; working; outage, again, undone; working; shown, new-password',
    'new-password new-password',
  ],
  [[done, 'ended'], [mail, retry], 'opening; shown; working; ended, undone', 'new-password'],
  [[done, 'another'], [takeBack, retry], 'opening; shown; working; another, undone', 'take-back'],
  // If an operation has finished, but the records cannot be read after it, the operation is not repeated.
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
  // If the outcome of an operation is unknown, "Try again" sends the operation again.
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
])(
  'with the answers %j and the actions %j, the account page passes through the states "%s"',
  async (answers, actions, shown, expectedOperations) => {
    expect(await visit(answers, actions)).toEqual({ shown, operations: expectedOperations });
  },
);

test.each<[OperationResult, ButtonPressStatus]>([
  ['another', 'undone'],
  [done, 'done'],
  [{ why: 'another', outcome: 'done' }, 'done'],
  [{ why: 'another', outcome: 'busy' }, 'undone'],
  [{ why: 'another', outcome: 'refused' }, 'unknown'],
  [{ why: 'another', outcome: 'unanswered' }, 'unknown'],
])(
  'if another visitor signs in while an operation is pending, the answer %j gives the operation the status "%s"',
  (found, pressStatus) => {
    const working: AccountState = { at: 'working', account, operation: { type: 'take-back' } };
    const left = reduceAccount(working, seen('ravi'));
    expect(left).toEqual({ at: 'failed', why: 'another', again: null, pressStatus: 'waiting' });
    expect(reduceAccount(left, { type: 'found', found })).toEqual({ ...left, pressStatus });
  },
);

const closing: AccountOperation = { type: 'close', language: 'en' };
const takingBack: AccountOperation = { type: 'take-back' };
const correcting: AccountOperation = { type: 'correct', changes: { displayName: 'Asha' } };
const mailing: AccountOperation = { type: 'new-password', email: 'asha@example.com' };
const request = { account_requests: [{ status: 'open' }] };
const profile = { user_profiles: [{ displayName: 'Asha' }] };
test.each<[AccountOperation, OperationOutcome, Partial<Account['records']>, OperationOutcome]>([
  [correcting, 'unanswered', profile, 'done'],
  [correcting, 'refused', {}, 'refused'],
  [{ type: 'correct', changes: { displayName: 'Asha', phone: '+919876543210' } }, 'unanswered', profile, 'unanswered'],
  [closing, 'refused', request, 'done'],
  [closing, 'unanswered', {}, 'unanswered'],
  [takingBack, 'refused', {}, 'done'],
  [takingBack, 'refused', { account_requests: [{ status: 'taken' }] }, 'refused'],
  [mailing, 'unanswered', { ...profile, ...request }, 'unanswered'],
  [closing, 'done', {}, 'done'],
])(
  'for the operation %j, the answer "%s" and the records %j, the outcome is "%s"',
  (operation, answered, records, outcome) => {
    expect(
      inferOutcomeFromRecords(operation, answered, { ...account, records: { ...account.records, ...records } }),
    ).toBe(outcome);
  },
);

test('a visitor who returns from /login without a stored session is not sent to /login again', async () => {
  expect((await visit(['nobody'], [], true)).shown).toBe('opening; not-kept');
});

const stored = { displayName: 'Asha', phone: '+919876543210' };
test.each<[StoredRecord, name: string, phone: string, object]>([
  [stored, 'Asha', '+919876543210', {}],
  [stored, ' Asha Patil\n', '098765 43211', { displayName: 'Asha Patil', phone: '+919876543211' }],
  [stored, '  ', '', { problems: { name: 'required', phone: 'required' } }],
  [stored, 'a'.repeat(101), '12345', { problems: { name: 'too-long', phone: 'phone' } }],
  [{ displayName: 'a'.repeat(120), phone: null }, 'a'.repeat(120), '', {}],
])(
  'for the profile %j, the name "%s" and the phone "%s" are validated and formatted as in the card',
  (record, name, phone, result) => {
    expect(findProfileChanges(record, { name, phone })).toEqual(result);
  },
);

test('parseValueTexts returns no texts for an element without data', () => {
  expect([parseValueTexts(undefined), parseValueTexts('{"done":"Done."}')]).toEqual([{}, { done: 'Done.' }]);
});

test('formatFields formats empty values, times, booleans and provider entries', () => {
  const words = { is: { true: 'yes' }, status: { pending: 'waiting' } };
  const record = {
    status: 'pending',
    companyName: 'pending',
    emailVerified: true,
    phone: null,
    providers: [{ providerId: 'password', email: 'asha@example.com', federatedId: 'asha@example.com' }],
  };
  const format = (...fields: string[]) => formatFields(record, fields, words, 'en');
  expect(format('status', 'companyName', 'phone', 'missing')).toBe('waiting · pending');
  expect(format('emailVerified', 'providers')).toBe('yes · password, asha@example.com');
  const at = new Date('2026-11-23T06:30:00Z');
  expect(formatFields({ at }, ['at'], words, 'hi')).toMatch(/^23 नव.* 2026/);
});
