import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPageStateMachine } from '../session/page-machine.ts';
import { sessionStore } from '../session/session-store.ts';
import { readStoredSession as keptHere } from '../session/stored-session.ts';
import {
  ashaClaims,
  ashaSession,
  clearBrowserStorage,
  createIdToken,
  endedSessionAnswer,
  outageAnswer,
  renewedSessionAnswer,
  stubTokenService,
  type TokenServiceAnswer,
} from '../session/testing/asha.ts';
import {
  createInitialMailState,
  type MailAction,
  type MailState,
  parsePasswordPolicy,
  reduceMail,
} from './mail-state.ts';
import { sendMailRequests } from './send-mail-requests.ts';

type Answer = readonly [status: number, body: object] | 'none' | 'hangs';
/** `token` replaces the usual answer of the token service. */
type Kept = { readonly uid: string; readonly account: string; readonly token?: TokenServiceAnswer };

const asha = 'asha@example.com';
const opened = (requestType: string, more: object = {}): Answer => [200, { requestType, email: asha, ...more }];
const refused = (message: string, status = 400): Answer => [status, { error: { message } }];
const reset = opened('PASSWORD_RESET');
const verify = opened('VERIFY_EMAIL');
const done: Answer = [200, { email: asha, idToken: 'of no use here', refreshToken: 'nor this' }];
const press = (password = ''): MailAction => ({ type: 'pressed', password });
const retry: MailAction = { type: 'retried' };
const query = (mode: string) => `?mode=${mode}&oobCode=code-1&apiKey=theirs&continueUrl=https://evil.example&lang=hi`;

/** Returns a short text that describes the page's state. */
function reported(state: MailState): string {
  if (state.at === 'failed') return `${state.why}${state.again ? ', again' : ''}`;
  const kept = 'opened' in state && state.opened?.storedUser?.isOther && `kept: ${state.opened.storedUser.label}`;
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

/**
 * Opens the page. Google returns `answers` in this order, and `policy` for the password policy. `kept` is the session
 * that is stored on this device.
 */
async function visit(search: string, answers: readonly Answer[], kept?: Kept, policy: Answer = 'none') {
  const replies = [...answers];
  clearBrowserStorage();
  if (kept) await sessionStore.write({ ...ashaSession, uid: kept.uid, account: kept.account });
  const named = kept?.account.startsWith('+')
    ? { email: undefined, phone_number: kept.account }
    : { email: kept?.account };
  const token: TokenServiceAnswer = kept?.token ?? [
    200,
    { id_token: createIdToken({ ...ashaClaims, ...named, sub: kept?.uid }) },
  ];
  stubTokenService([token], async (url, init) => {
    const [, call = ''] = /com\/(.+)\?key=demo-api-key$/.exec(`${url}`) ?? [];
    const answer = call === 'v2/passwordPolicy' ? policy : replies.shift();
    if (init?.body) sent.push(`${call} ${init.body}`);
    if (answer === undefined) throw new Error(`Unexpected call: ${call}`);
    if (answer === 'none') throw new TypeError('Failed to fetch');
    return answer === 'hangs' ? new Promise(() => undefined) : Response.json(answer[1], { status: answer[0] });
  });
  const shown: string[] = [];
  const act = runPageStateMachine(
    createInitialMailState(search),
    reduceMail,
    sendMailRequests,
    (state) => shown.push(reported(state)),
    () => null,
  );
  return { shown, act };
}

test.each<[search: string, answers: readonly Answer[], actions: readonly MailAction[], shown: readonly string[]]>([
  // The page applies every kind of link. If Google's answer names another kind than the link, the answer is right.
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
  // The page displays these links as incomplete or unknown.
  ['', [], [retry, press('kalam-42')], ['incomplete']],
  ['?mode=resetPassword', [], [], ['incomplete']],
  [query('signIn'), [], [], ['unknown']],
  [query('verifyEmail'), [opened('EMAIL_SIGNIN')], [], ['reading', 'unknown']],
  // Google refuses these links.
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
  // Google refuses the API key for this website, and then does not answer.
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
  // A password that is shorter than Google's minimum is never sent. A second, longer password is sent, and Google
  // refuses it by a rule that the page does not know.
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
])(
  'for the link "%s", the answers %j and the actions %j, the page passes through the expected states',
  async (search, answers, actions, expected) => {
    const { shown, act } = await visit(search, answers);
    for (const action of actions) {
      await vi.waitUntil(() => !/reading|acting/.test(`${shown.at(-1)}`));
      act(action);
      // The visitor presses a second time while the request of the first press is pending.
      act(action);
    }
    await vi.waitFor(() => expect(shown).toEqual(expected));
  },
);

test('opening a link sends the link’s code alone, and submitting the form sends the code with the new password', async () => {
  const { shown, act } = await visit(query('resetPassword'), [reset, done]);
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  const asked = 'v1/accounts:resetPassword {"oobCode":"code-1"';
  expect(sent).toEqual([`${asked}}`]);
  act(press(' kalam 42 '));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('done'));
  expect(sent.slice(1)).toEqual([`${asked},"newPassword":" kalam 42 "}`]);
});

const recover = opened('RECOVER_EMAIL', { newEmail: 'thief@example.com' });
const change = opened('VERIFY_AND_CHANGE_EMAIL', { newEmail: 'ravi@example.com' });
const of = (account: string): Kept => ({ uid: `uid-of-${account.split('@')[0]}`, account });
test.each<[Kept | undefined, Answer, before: string, uid: string | undefined, after: string]>([
  [undefined, verify, `verify ${asha}`, 'uid-of-asha', 'done'],
  [of(asha), verify, `verify ${asha}`, 'uid-of-asha', 'done'],
  [of('+919876543210'), verify, `verify ${asha}, kept: …3210`, 'uid-of-asha', 'done, kept: …3210'],
  [of('ravi@example.com'), reset, `reset ${asha}, kept: ravi@…`, undefined, 'done, kept: ravi@…'],
  // A link to change the address belongs to the account with the old address, not to an account with the new one.
  [of('ravi@example.com'), change, `change ${asha}, ravi@example.com, kept: ravi@…`, undefined, 'done, kept: ravi@…'],
  [of('thief@example.com'), recover, `recover ${asha}, thief@example.com`, 'uid-of-thief', 'done'],
  [of(asha), recover, `recover ${asha}, thief@example.com, kept: asha@…`, 'uid-of-thief', 'done, kept: asha@…'],
  // The user id in Google's answer decides which account the link belongs to.
  [of('thief@example.com'), opened('RECOVER_EMAIL'), `recover ${asha}`, 'uid-of-asha', 'done, kept: thief@…'],
  [of('ravi@example.com'), verify, `verify ${asha}, kept: ravi@…`, 'uid-of-ravi', 'done'],
])(
  'if the stored account is %j and the link is %j, the page displays "%s", and after Google has applied the link for the user %s, it displays "%s"',
  async (kept, link, before, localId, after) => {
    const { shown, act } = await visit(query('verifyEmail'), [link, [200, { localId }]], kept);
    await vi.waitFor(() => expect(shown.at(-1)).toBe(before));
    act(press('kalam-42'));
    await vi.waitFor(() => expect(shown.at(-1)).toBe(after));
  },
);

test.each<[TokenServiceAnswer, note: string, isKept: boolean]>([
  [renewedSessionAnswer, ', kept: asha@…', true],
  [endedSessionAnswer, '', false],
  [outageAnswer, ', kept: …3210', true],
])(
  'if the token service answers the stored session with %j, the page displays "verify ravi@example.com%s"',
  async (token, note, isKept) => {
    const link = opened('VERIFY_EMAIL', { email: 'ravi@example.com' });
    const { shown } = await visit(query('verifyEmail'), [link], {
      uid: ashaSession.uid,
      account: '+919876543210',
      token,
    });
    await vi.waitFor(() => expect(shown.at(-1)).toBe(`verify ravi@example.com${note}`));
    expect((await keptHere()) !== null).toBe(isKept);
  },
);

test('if no server answers, the page waits 3 s for the password policy and 15 s for everything else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { shown, act } = await visit(query('resetPassword'), [reset, 'hangs'], undefined, 'hangs');
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).toEqual(['reading']);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(`reset ${asha}`));
  act(press('five5'));
  expect(shown.at(-1), 'Google’s own limit counts').toBe(`reset ${asha}, weak`);
  act(press('kalam-42'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(shown.at(-1)).toBe('acting');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBe('outage, again');
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
])('under the policy %j, the password "%s" does not meet the rules "%s"', (body, password, missed) => {
  const { rules } = parsePasswordPolicy(body && { ...body, allowedNonAlphanumericCharacters: signs });
  const unmet = rules.filter(({ isMet }) => !isMet(password)).map(({ name }) => name);
  expect(unmet.join(' ')).toBe(missed);
});
