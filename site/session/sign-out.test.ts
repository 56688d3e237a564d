import { beforeEach, expect, test, vi } from 'vitest';
import { writeCookies } from './cookies.ts';
import { keep, kept } from './keeper.ts';
import { appUrl } from './session-settings.ts';
import { signOut } from './sign-out.ts';
import { freshBrowser, press, session } from './testing/asha.ts';

const home = 'http://localhost:3000/hi';
const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(async () => {
  freshBrowser();
  document.body.innerHTML = `<a class="to-home" href="${home}">मुख्य पृष्ठ</a>`;
  await keep(session);
  writeCookies({
    session: { ...session, companyId: 'asha-traders' },
    idToken: 'token',
    secondsLeft: 3600,
    isConfirmed: true,
  });
});

test('from our own pages it leaves nothing, and leads to the home page of this language', async () => {
  comesFrom(`${appUrl}/books`);
  const jar = vi.spyOn(document, 'cookie', 'set');
  expect(await signOut()).toEqual({ to: home });
  expect(await kept()).toBeNull();
  const rest = 'Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None';
  const names = ['acct_auth_token', 'acct_user_id', 'acct_company_id'];
  expect(jar.mock.calls).toEqual(names.map((name) => [`${name}=; ${rest}`]));
});

test('from anywhere else it is asked first', async () => {
  comesFrom('https://partner.example/');
  const step = await signOut();
  expect(step).toMatchObject({ screen: 'sign-out' });
  expect(await kept()).toEqual(session);
  expect(document.cookie).toContain('acct_company_id=asha-traders');
  expect(await press(step)).toEqual({ to: home });
  expect(await kept()).toBeNull();
});
