import { beforeEach, expect, test, vi } from 'vitest';
import { sealSession } from '../../widget/core/handoff/seal-session.ts';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import { cookieNames, cookieString } from '../../widget/core/session-cookies.ts';
import type { Renewal } from './judge-renewal.ts';
import { receiveHandoff, signOut } from './other-tasks.ts';
import { appUrl, projectId, siteOrigin } from './session-settings.ts';
import type { Step } from './step.ts';
import type { Tools } from './tools.ts';

const session: KeptSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId,
  since: 1_800_000_000,
};
const renewed = { session, idToken: 'token', secondsLeft: 3600 };

beforeEach(() => {
  document.body.innerHTML = '<p class="account"></p><a class="to-home" href="http://localhost:3000/hi">मुख्य पृष्ठ</a>';
});

const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

type Device = {
  /** Whoever is kept here. */
  readonly kept?: KeptSession;
  /** The cookies name another visitor. */
  readonly otherCookies?: true;
  /** What renewing brings, in turn; at last the renewed session. */
  readonly renewals?: Renewal[];
  /** The server has not answered yet. */
  readonly unanswered?: number;
};

/** /session with a hand-off waiting for it, on such a device. */
async function arrival({ kept, otherCookies, renewals = [], unanswered = 0 }: Device = {}) {
  const { secret, id, box } = await sealSession(session);
  const record = {
    fields: { uid: { stringValue: session.uid }, box: { bytesValue: btoa(String.fromCharCode(...box)) } },
  };
  const journal: string[] = [];
  let failures = unanswered;
  const tools: Tools = {
    names: cookieNames('acct'),
    cookieString,
    kept: async () => kept,
    areOfAnother: () => otherCookies === true,
    forget: async () => journal.push('forget'),
    writeCookie: (cookie) => void journal.push(cookie),
    renewSession: async () => renewals.shift() ?? renewed,
    arrive: async ({ session: { uid } }, to) => {
      journal.push(`arrive ${uid}`);
      return { to };
    },
    askServer: async <Body>(url: string) => {
      if (failures-- > 0) return null;
      return { status: url.includes(id) ? 200 : 404, body: record as Body };
    },
  };
  return { journal, tools, receive: () => receiveHandoff(secret, tools) };
}
const press = async (step: Step): Promise<Step> => {
  if (!('press' in step) || !step.press) throw new Error(`no button on ${JSON.stringify(step)}`);
  return step.press();
};

const trusted = `${siteOrigin}/login`;

test.each<[string, string, Device]>([
  ['a page below the cookie domain', trusted, {}],
  ['such a page, and the same visitor is kept', trusted, { kept: session }],
])('from %s the visitor goes on silently', async (_, referrer, device) => {
  comesFrom(referrer);
  const { receive, journal } = await arrival(device);
  expect(await receive()).toEqual({ to: appUrl });
  expect(journal).toEqual(['arrive uid-of-asha']);
});

test.each<[string, string, Device]>([
  ['a page of another site', 'https://partner.example/', {}],
  ['a page that hides', '', {}],
  ['a trusted page while somebody else is kept', trusted, { kept: { ...session, uid: 'uid-of-ravi' } }],
  ['a trusted page while the cookies are another’s', trusted, { otherCookies: true }],
])('from %s the visitor is asked by name first', async (_, referrer, device) => {
  comesFrom(referrer);
  const { receive, journal } = await arrival(device);
  const step = await receive();
  expect(step).toMatchObject({ screen: 'continue' });
  expect(document.querySelector('.account')?.textContent).toBe('asha@example.com');
  expect(journal).toEqual([]);
  expect(await press(step)).toEqual({ to: appUrl });
  expect(journal).toEqual(['arrive uid-of-asha']);
});

test('a session of no address and no number is asked about without either', async () => {
  comesFrom('');
  document.querySelector('.account')?.append('somebody');
  const { receive } = await arrival({ renewals: [{ ...renewed, session: { ...session, account: null } }] });
  expect(await receive()).toMatchObject({ screen: 'continue' });
  expect(document.querySelector('.account')?.textContent).toBe('somebody');
});

test('an answer may take longer than the session lives: ended is said, an outage tried once more', async () => {
  comesFrom('');
  const ended = await arrival({ renewals: [renewed, 'ended'] });
  expect(await press(await ended.receive())).toEqual({ screen: 'spent' });
  const outage = await arrival({ renewals: [renewed, 'outage'] });
  const step = await press(await outage.receive());
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await press(step)).toEqual({ to: appUrl });
});

test.each<[string, Device]>([
  ['reading the record', { unanswered: 1 }],
  ['renewing the session', { renewals: ['outage'] }],
])('an outage at %s is tried once more at a press', async (_, device) => {
  comesFrom(trusted);
  const { receive } = await arrival(device);
  const step = await receive();
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await press(step)).toEqual({ to: appUrl });
});

test('a session that has ended, or a secret of no record, is a kind line', async () => {
  comesFrom(trusted);
  expect(await (await arrival({ renewals: ['ended'] })).receive()).toEqual({ screen: 'spent' });
  const { tools, journal } = await arrival();
  expect(await receiveHandoff('A'.repeat(43), tools)).toEqual({ screen: 'spent' });
  expect(journal).toEqual([]);
});

test('signing out from our own pages leaves nothing, and leads to the home page of this language', async () => {
  comesFrom(`${appUrl}/books`);
  const { tools, journal } = await arrival();
  expect(await signOut(tools)).toEqual({ to: 'http://localhost:3000/hi' });
  const rest = 'Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None';
  expect(journal).toEqual([
    'forget',
    `acct_auth_token=; ${rest}`,
    `acct_user_id=; ${rest}`,
    `acct_company_id=; ${rest}`,
  ]);
});

test('signing out from anywhere else is asked first', async () => {
  comesFrom('https://partner.example/');
  const { tools, journal } = await arrival();
  const step = await signOut(tools);
  expect(step).toMatchObject({ screen: 'sign-out' });
  expect(journal).toEqual([]);
  expect(await press(step)).toEqual({ to: 'http://localhost:3000/hi' });
  expect(journal[0]).toBe('forget');
});
