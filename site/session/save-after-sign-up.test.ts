import { expect, test, vi } from 'vitest';
import { saveAfterSignUp } from './save-after-sign-up.ts';

type Detail = Partial<HTMLElementEventMap['acct-authenticated']['detail']>;
type Given = { detail?: Detail; browser?: object; password?: string; box?: 'checked' | ''; refuses?: boolean };

const offered = ['store {"id":"asha@example.com","password":" kalam 42 "}', 'preventSilentAccess'];
const refuses = () => Promise.reject(new Error('not now'));
class Refusing {
  constructor() {
    throw new TypeError('no pair');
  }
}
const browserWith = (immediateGet: boolean) => ({
  PublicKeyCredential: { getClientCapabilities: async () => ({ immediateGet }) },
  PasswordCredential: Object,
});

test.each<[string, Given, readonly string[]]>([
  ['a new account’s pair is offered, as it was sent', { box: '' }, offered],
  ['a browser that refuses changes nothing', { refuses: true }, offered],
  ['an account that was there before is the browser’s own affair', { detail: { isNewUser: false } }, []],
  ['Google has no password of ours', { detail: { method: 'google.com' } }, []],
  ['what was not sent from Sign Up is not offered', { password: '' }, []],
  ['a device that is not theirs keeps nothing', { box: 'checked' }, []],
  ['in a frame nothing is offered', { browser: { top: {} } }, []],
  ['nor where nothing comes back at a press', { browser: browserWith(false) }, []],
  ['nor where the browser fails to tell', { browser: { PublicKeyCredential: { getClientCapabilities: refuses } } }, []],
  [
    'what the browser takes for no pair changes nothing',
    { browser: { PasswordCredential: Refusing } },
    offered.slice(1),
  ],
  ['nor in a browser that tells nothing of itself', { browser: { PublicKeyCredential: {} } }, []],
  ['nor in one without any of it', { browser: { PublicKeyCredential: undefined } }, []],
])('%s', async (_, { detail, browser, password = ' kalam 42 ', box, refuses }, calls) => {
  const made: string[] = [];
  const note = (line: string) => Promise[refuses ? 'reject' : 'resolve'](made.push(line));
  const credentials = {
    store: (pair: object) => note(`store ${JSON.stringify(pair)}`),
    preventSilentAccess: () => note('preventSilentAccess'),
  };
  const globals = { navigator: { credentials }, ...browserWith(true), ...browser };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  document.body.innerHTML = box === undefined ? '' : `<input type="checkbox" id="not-my-device" ${box}>`;
  const card = document.createElement('acct-auth-card');
  const root = card.attachShadow({ mode: 'open' });
  root.innerHTML = `<form><input name="email" value=" asha@example.com "><input name="newPassword" value="${password}">`;
  saveAfterSignUp(card, root);
  const arrive = () =>
    card.dispatchEvent(
      new CustomEvent('acct-authenticated', { detail: { method: 'password', isNewUser: true, ...detail } }),
    );
  arrive();
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  root.innerHTML = '';
  arrive();
  arrive();
  await new Promise(process.nextTick);
  expect(made).toEqual(calls);
});
