import { beforeEach, expect, test, vi } from 'vitest';
import { catalogues } from '../content/catalogues.ts';
import { storeSession } from '../session/stored-session.ts';
import { consumeTabNote } from '../session/tab-storage.ts';
import {
  ashaClaims,
  ashaSession,
  clearBrowserStorage,
  createIdToken,
  stubTokenService,
} from '../session/testing/asha.ts';
import {
  clickByText,
  findVisibleScreenId,
  openStandalonePage,
  readVisibleScreenText,
  recordPageListeners,
  submitVisibleForm,
} from '../testing/open-standalone-page.ts';

// These tests use the built /account/mail with its own script; only Google is fake.

const { mail: text } = catalogues.en;
const email = 'asha@example.com';
type Reply = readonly [status: number, body: object];
const done: Reply = [200, { email }];
const expired: Reply = [400, { error: { message: 'EXPIRED_OOB_CODE' } }];
const reset: Reply = [200, { requestType: 'PASSWORD_RESET', email }];
const change: Reply = [200, { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail: 'new@example.com' }];

beforeEach(() => {
  clearBrowserStorage();
  return recordPageListeners();
});

/** Opens the page from a mail's link. `answers` contains Google's answers in order. */
async function visit(answers: readonly Reply[], { lang = 'en', policy = {} } = {}): Promise<string[]> {
  const replies = [...answers];
  const sent: string[] = [];
  stubTokenService(
    [[200, { id_token: createIdToken({ ...ashaClaims, email: 'ravi@example.com' }) }]],
    async (url, init) => {
      if (`${url}`.includes('passwordPolicy')) return Response.json(policy);
      sent.push(`${/accounts:\w+/.exec(`${url}`)?.[0]} ${init?.body}`);
      const [status, body] = replies.shift() ?? [503, { error: { message: 'UNAVAILABLE' } }];
      return Response.json(body, { status });
    },
  );
  const rest = `?mode=resetPassword&oobCode=code-1&lang=${lang}`;
  await openStandalonePage('mail', () => import('../account-pages/mail-page.ts'), { rest });
  return sent;
}
const shows = (id: string) => vi.waitFor(() => expect(findVisibleScreenId()).toBe(id));
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`) as HTMLInputElement;
const heading = () => document.querySelector('section:not([hidden]) h1');
const submit = (password: string) => {
  field('password').value = password;
  submitVisibleForm();
};

test('/account/mail removes the link’s code from the address, sets the password, and passes the e-mail address to /login', async () => {
  const sent = await visit([reset, done]);
  expect(location.search).toBe('');
  await shows('reset-en');
  expect(document.activeElement).toBe(heading());
  expect(heading()?.textContent).toContain(email);
  expect(field('email').value).toBe(email);
  expect(document.querySelector('.kept')?.hasAttribute('hidden')).toBe(true);
  clickByText(text.form.reveal);
  const revealed = document.querySelector('main [data-do=reveal]');
  expect([field('password').type, revealed?.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  const asText = ['autocapitalize', 'spellcheck'].map((name) => field('password').getAttribute(name));
  expect(asText, 'no keyboard may change the password').toEqual(['none', 'false']);
  clickByText(text.form.reveal);
  expect([field('password').type, revealed?.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  submit('kalam-42');
  await shows('reset-done-en');
  expect(sent.at(-1)).toBe('accounts:resetPassword {"oobCode":"code-1","newPassword":"kalam-42"}');
  expect(document.activeElement).toBe(heading());
  clickByText(text.signIn);
  expect(consumeTabNote('acct-sign-in')).toBe(email);
});

test('/account/mail passes a changed e-mail address to /login only after the visitor has confirmed the change, and works even if Google’s answer contains no address', async () => {
  await visit([change, done]);
  await shows('change-en');
  expect(readVisibleScreenText()).toContain('new@example.com');
  clickByText(text.links.change.action);
  await shows('change-done-en');
  clickByText(text.signIn);
  expect(consumeTabNote('acct-sign-in')).toBe('new@example.com');
  await visit([change, [400, { error: { message: 'EMAIL_EXISTS' } }]]);
  await shows('change-en');
  clickByText(text.links.change.action);
  await shows('taken-en');
  clickByText(text.signIn);
  expect(consumeTabNote('acct-sign-in')).toBe(email);
  await visit([[200, { requestType: 'VERIFY_EMAIL' }]]);
  await shows('verify-en');
  expect(heading()?.textContent).toBe(text.links.verify.heading.replace('{email}', ''));
  await visit([[200, { requestType: 'REVERT_SECOND_FACTOR_ADDITION', email }]]);
  await shows('revert-en');
  expect(readVisibleScreenText()).toContain(text.unnamed.step);
});

test('/account/mail lists the project’s password rules, and marks a password as invalid until it meets them', async () => {
  const policy = {
    enforcementState: 'ENFORCE',
    customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true },
  };
  const sent = await visit([reset, done], { policy });
  await shows('reset-en');
  const rules = Array.from(document.querySelectorAll('main li:not([hidden])'), ({ textContent }) => textContent);
  expect(rules).toEqual([text.form.rules.min.replace('{min}', '10'), text.form.rules.digit]);
  expect(readVisibleScreenText()).not.toContain(text.form.weak);
  submit('kalamkagaz');
  expect(sent).toHaveLength(1);
  expect(readVisibleScreenText()).toContain(text.form.weak);
  expect([field('password').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field('password')]);
  submit('kalamkagaz4');
  expect(field('password').getAttribute('aria-invalid')).toBe('false');
  await shows('reset-done-en');
});

test('a revealed password is hidden again by a submit, a refusal and a return from the back/forward cache', async () => {
  await visit([reset, [400, { error: { message: 'WEAK_PASSWORD' } }]]);
  await shows('reset-en');
  const looks = () => [
    field('password').type,
    document.querySelector('main [data-do=reveal]')?.getAttribute('aria-pressed'),
  ];
  const hidden = ['password', 'false'];
  const returns = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  clickByText(text.form.reveal);
  submit('kalam');
  expect(looks(), 'too short: refused at once').toEqual(hidden);
  clickByText(text.form.reveal);
  submit('kalam-42');
  expect([...looks(), findVisibleScreenId()], 'while it is sent').toEqual([...hidden, 'working-en']);
  await shows('reset-en');
  expect([...looks(), field('password').value], 'Google refused it').toEqual([...hidden, 'kalam-42']);
  clickByText(text.form.reveal);
  returns(false);
  expect(looks(), 'the page was only loaded').toEqual(['text', 'true']);
  returns(true);
  expect([...looks(), field('password').value]).toEqual([...hidden, 'kalam-42']);
});

test('/account/mail converts a new password to NFC, as the card does, and changes nothing else in the password', async () => {
  const sent = await visit([reset, done]);
  await shows('reset-en');
  submit(' KAGAZ-k-\u095c\u0930-cafe\u0301 ');
  await shows('reset-done-en');
  expect(JSON.parse(sent.at(-1)?.replace('accounts:resetPassword ', '') ?? '')).toEqual({
    oobCode: 'code-1',
    newPassword: ' KAGAZ-k-\u0921\u093c\u0930-caf\u00e9 ',
  });
});

test('/account/mail measures the length of a new password in its NFC form', async () => {
  const sent = await visit([reset]);
  await shows('reset-en');
  submit('e\u0301e\u0301e\u0301');
  expect(sent, 'three letters are too few to send').toHaveLength(1);
  expect(field('password').getAttribute('aria-invalid')).toBe('true');
});

test('/account/mail uses the mail’s language, and a change of the language does not remove the typed password', async () => {
  await storeSession(ashaSession);
  const hi = catalogues.hi.mail;
  const sent = await visit([reset, [400, { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }], expired], {
    lang: 'hi-IN',
  });
  await shows('reset-hi');
  expect([document.documentElement.lang, location.pathname]).toEqual(['hi', '/hi/account/mail']);
  expect(document.title).toContain(hi.title);
  const kept = document.querySelector('.kept');
  expect(kept?.textContent).toBe(hi.kept.replace('{kept}', 'ravi@…'));
  expect(kept?.hasAttribute('hidden')).toBe(false);
  field('password').value = 'kalam-42';
  clickByText(hi.form.reveal);
  clickByText('English');
  expect([document.documentElement.lang, location.pathname, findVisibleScreenId()]).toEqual([
    'en',
    '/account/mail',
    'reset-en',
  ]);
  expect([field('password').value, field('password').type]).toEqual(['kalam-42', 'text']);
  expect(document.activeElement?.textContent).toBe('हिन्दी');
  // Password managers store an address and a new password if both are in the same form.
  expect([field('email').autocomplete, field('password').autocomplete]).toEqual(['username', 'new-password']);
  expect([field('email').readOnly, field('email').form]).toEqual([true, field('password').form]);
  submitVisibleForm();
  await shows('busy-en');
  expect(field('password').value, 'the next try may succeed').toBe('kalam-42');
  clickByText(text.tryAgain);
  await shows('expired-en');
  expect([field('password').value, field('password').type], 'the password is gone').toEqual(['', 'password']);
  expect(sent.slice(1)).toEqual(Array(2).fill('accounts:resetPassword {"oobCode":"code-1","newPassword":"kalam-42"}'));
});

test('for an invalid link in an unknown language, /account/mail shows the message in English, and passes no e-mail address to /login', async () => {
  await visit([[400, { error: { message: 'INVALID_OOB_CODE' } }]], { lang: 'fr' });
  await shows('spent-en');
  expect(document.querySelector('.languages')?.hasAttribute('hidden')).toBe(false);
  clickByText(text.signIn);
  expect(consumeTabNote('acct-sign-in')).toBe('');
});
