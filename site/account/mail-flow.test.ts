import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kept as keptHere } from '../session/keeper.ts';
import { sessionStore } from '../session/session-store.ts';
import {
  ended,
  freshBrowser,
  outage,
  renewed,
  session,
  type TokenAnswer,
  tokenService,
} from '../session/testing/asha.ts';
import { identityToolkit } from './identity-toolkit.ts';
import { type KeptAccount, startMailFlow } from './mail-flow.ts';
import type { MailAction, MailState } from './mail-state.ts';
import { passwordPolicy } from './password-policy.ts';

type Answer = readonly [status: number, body: object] | 'none';

const asha = 'asha@example.com';
const opened = (requestType: string, more: object = {}): Answer => [200, { requestType, email: asha, ...more }];
const refused = (message: string, status = 400): Answer => [status, { error: { message } }];
const reset = opened('PASSWORD_RESET');
const verify = opened('VERIFY_EMAIL');
const done: Answer = [200, { email: asha, idToken: 'of no use here', refreshToken: 'nor this' }];
const press = (password = ''): MailAction => ({ type: 'pressed', password });
const retry: MailAction = { type: 'retried' };
const query = (mode: string) => `?mode=${mode}&oobCode=code-1&apiKey=theirs&continueUrl=https://evil.example&lang=hi`;

/** What the page shows, in a word or two. */
function reported(state: MailState): string {
  if (state.at === 'failed') return `${state.why}${state.again ? ', again' : ''}`;
  const kept = 'opened' in state && state.opened?.kept?.isOther && `kept: ${state.opened.kept.label}`;
  if (state.at === 'done') return [state.at, kept].filter(Boolean).join(', ');
  if (state.at !== 'asking') return state.at;
  const { link } = state.opened;
  const more = [link.other, state.isWeak && 'weak', kept].filter(Boolean);
  return [`${link.kind} ${link.email}`, ...more].join(', ');
}

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.spyOn(console, 'warn').mockImplementation((...line) => {
    expect(line.join()).not.toContain('code-1');
  });
});
afterEach(() => vi.useRealTimers());

/** Google answers so, one after the other, the password policy aside; `kept` is kept on this device. */
function visit(search: string, answers: readonly Answer[], kept: KeptAccount | null = null, policy: Answer = 'none') {
  const replies = [...answers];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [, call = ''] = /com\/(.+)\?key=demo-api-key$/.exec(url) ?? [];
    const answer = call === 'v2/passwordPolicy' ? policy : replies.shift();
    if (init?.body) sent.push(`${call} ${init.body}`);
    if (answer === undefined) throw new Error(`nobody expects ${call}`);
    if (answer === 'none') throw new TypeError('Failed to fetch');
    return Response.json(answer[1], { status: answer[0] });
  });
  const shown: string[] = [];
  const act = startMailFlow(search, { ...identityToolkit, kept: async () => kept }, (state) =>
    shown.push(reported(state)),
  );
  return { shown, act };
}

test.each<[search: string, answers: readonly Answer[], actions: readonly MailAction[], shown: readonly string[]]>([
  // Each kind: asked, pressed, done. What Google says counts, and not the link's own word.
  [query('resetPassword'), [reset, done], [press('kalam-42')], ['reading', `reset ${asha}`, 'acting', 'done']],
  [query('verifyEmail'), [verify, done], [press()], ['reading', `verify ${asha}`, 'acting', 'done']],
  [query('verifyEmail'), [reset], [], ['reading', `reset ${asha}`]],
  [
    query('verifyAndChangeEmail'),
    [opened('VERIFY_AND_CHANGE_EMAIL', { newEmail: 'ravi@example.com' }), done],
    [press()],
    ['reading', `change ${asha}, ravi@example.com`, 'acting', 'done'],
  ],
  [
    query('recoverEmail'),
    [opened('RECOVER_EMAIL', { newEmail: 'thief@example.com' }), refused('EMAIL_EXISTS')],
    [press(), retry],
    ['reading', `recover ${asha}, thief@example.com`, 'acting', 'taken'],
  ],
  [
    query('revertSecondFactorAddition'),
    [opened('REVERT_SECOND_FACTOR_ADDITION', { mfaInfo: { phoneInfo: '+91******3210' } }), done],
    [press()],
    ['reading', `revert ${asha}, +91******3210`, 'acting', 'done'],
  ],
  // Nothing that Google could be asked about.
  ['', [], [retry, press('kalam-42')], ['incomplete']],
  ['?mode=resetPassword', [], [], ['incomplete']],
  [query('signIn'), [], [], ['unknown']],
  [query('verifyEmail'), [opened('EMAIL_SIGNIN')], [], ['reading', 'unknown']],
  // What it says of a link.
  [query('verifyEmail'), [refused('INVALID_OOB_CODE')], [retry], ['reading', 'spent']],
  [query('verifyEmail'), [refused('EXPIRED_OOB_CODE')], [retry], ['reading', 'expired']],
  [query('verifyEmail'), [refused('USER_DISABLED')], [], ['reading', 'closed']],
  [
    query('verifyEmail'),
    [verify, refused('USER_NOT_FOUND')],
    [press()],
    ['reading', `verify ${asha}`, 'acting', 'closed'],
  ],
  [
    query('verifyEmail'),
    [refused('TOO_MANY_ATTEMPTS_TRY_LATER : Try later.'), verify],
    [retry],
    ['reading', 'busy, again', 'reading', `verify ${asha}`],
  ],
  // A key that is limited to websites, and a server that is none.
  [
    query('verifyEmail'),
    [refused('Requests from referer <empty> are blocked.', 403)],
    [],
    ['reading', 'outage, again'],
  ],
  [query('verifyEmail'), ['none', verify], [retry], ['reading', 'outage, again', 'reading', `verify ${asha}`]],
  [
    query('verifyEmail'),
    [verify, 'none', done],
    [press(), retry],
    ['reading', `verify ${asha}`, 'acting', 'outage, again', 'acting', 'done'],
  ],
  // Google's own limit, then what only Google knows; a password that is too short is not sent.
  [
    query('resetPassword'),
    [reset, refused('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: []'), done],
    [press('five5'), press('kalam-42'), press('kalam-43')],
    [
      'reading',
      `reset ${asha}`,
      `reset ${asha}, weak`,
      `reset ${asha}, weak`,
      'acting',
      `reset ${asha}, weak`,
      'acting',
      'done',
    ],
  ],
])('%s, answered %j: %j', async (search, answers, actions, expected) => {
  const { shown, act } = visit(search, answers);
  for (const action of actions) {
    await vi.waitUntil(() => !/reading|acting/.test(`${shown.at(-1)}`));
    act(action);
    // A second press finds the first at work.
    act(action);
  }
  await vi.waitFor(() => expect(shown).toEqual(expected));
});

test('opening asks what the link is for; a press sends the code once more, and the password with it', async () => {
  const { shown, act } = visit(query('resetPassword'), [reset, done]);
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  const asked = 'v1/accounts:resetPassword {"oobCode":"code-1"';
  expect(sent).toEqual([`${asked}}`]);
  act(press(' kalam 42 '));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('done'));
  expect(sent.slice(1)).toEqual([`${asked},"newPassword":" kalam 42 "}`]);
});

const recover = opened('RECOVER_EMAIL', { newEmail: 'thief@example.com' });
const change = opened('VERIFY_AND_CHANGE_EMAIL', { newEmail: 'ravi@example.com' });
const of = (account: string): KeptAccount => ({ uid: `uid-of-${account.split('@')[0]}`, account });
test.each<[KeptAccount | null, Answer, before: string, uid: string | undefined, after: string]>([
  [null, verify, `verify ${asha}`, 'uid-of-asha', 'done'],
  [of(asha), verify, `verify ${asha}`, 'uid-of-asha', 'done'],
  [of('+919876543210'), verify, `verify ${asha}, kept: …3210`, 'uid-of-asha', 'done, kept: …3210'],
  [of('ravi@example.com'), reset, `reset ${asha}, kept: ravi@…`, undefined, 'done, kept: ravi@…'],
  // Whose address it would become is another account until then, and one that has it again was another before.
  [of('ravi@example.com'), change, `change ${asha}, ravi@example.com, kept: ravi@…`, undefined, 'done, kept: ravi@…'],
  [of('thief@example.com'), recover, `recover ${asha}, thief@example.com`, 'uid-of-thief', 'done'],
  [of(asha), recover, `recover ${asha}, thief@example.com, kept: asha@…`, 'uid-of-thief', 'done, kept: asha@…'],
  // The user id counts, as soon as Google names it.
  [of('thief@example.com'), opened('RECOVER_EMAIL'), `recover ${asha}`, 'uid-of-asha', 'done, kept: thief@…'],
  [of('ravi@example.com'), verify, `verify ${asha}, kept: ravi@…`, 'uid-of-ravi', 'done'],
])('of %j, who is kept here, a link, %j, says: %s; done for %s: %s', async (kept, link, before, localId, after) => {
  const { shown, act } = visit(query('verifyEmail'), [link, [200, { localId }]], kept);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(before));
  act(press('kalam-42'));
  await vi.waitFor(() => expect(shown.at(-1)).toBe(after));
});

test.each<[TokenAnswer, account: string | null, isKept: boolean]>([
  [renewed, asha, true],
  [ended, null, false],
  [outage, '+919876543210', true],
])('who is kept here is asked by the user id: answered %j it is %s', async (answer, account, isKept) => {
  freshBrowser();
  expect(await identityToolkit.kept()).toBeNull();
  await sessionStore.write({ ...session, account: '+919876543210' });
  tokenService([answer]);
  expect(await identityToolkit.kept()).toEqual(account && { uid: session.uid, account });
  expect((await keptHere()) !== null).toBe(isKept);
});

test('servers that hang: the policy holds the page up for 3 s, and all else for 15', async () => {
  vi.useFakeTimers();
  const { shown } = visit(query('resetPassword'), [reset]);
  const answered = fetch;
  const hangs = (name: RegExp) =>
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      name.test(url) ? new Promise(() => undefined) : answered(url, init),
    );
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe(`reset ${asha}`);
  hangs(/passwordPolicy/);
  const policy = identityToolkit.policy();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await policy).min).toBe(6);
  hangs(/accounts/);
  const read = identityToolkit.read('code-1');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read).toBe('outage');
});

const strict = {
  minPasswordLength: 10,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
};
const signs = ['!', '_'];
test.each([
  [null, '12345', 'min'],
  [null, '123456', ''],
  [{ enforcementState: 'OFF', customStrengthOptions: strict }, '123456', ''],
  [{ enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: 8 } }, '1234567', 'min'],
  [{ enforcementState: 'ENFORCE', customStrengthOptions: strict }, '', 'min lower upper digit symbol'],
  [{ enforcementState: 'ENFORCE', customStrengthOptions: strict }, 'Kalamkagaz4 ', 'symbol'],
  [{ enforcementState: 'ENFORCE', customStrengthOptions: strict }, 'कागज़कागज़ _', 'lower upper digit'],
])('of a policy %j "%s" misses: %s', (body, password, missed) => {
  const { rules } = passwordPolicy(body && { ...body, allowedNonAlphanumericCharacters: signs });
  const unmet = rules.filter(({ isMet }) => !isMet(password)).map(({ name }) => name);
  expect(unmet.join(' ')).toBe(missed);
});
