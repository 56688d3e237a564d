import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';

const company = 'A & B Traders (Pune)';
const week = 7 * 24 * 60 * 60;

const claims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

test('a visitor signs up on /login and arrives in the application with cookies and records', async ({
  card,
  page,
  services,
  visitor,
  backend,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = Date.now();
  // The status is visible for only 400 ms, so the page itself records the status.
  let statusAtRedirect = '';
  await page.exposeFunction('noteStatus', (text: string) => {
    statusAtRedirect = text;
  });
  await page.addInitScript(() => {
    document.addEventListener('acct-redirect', ({ target }) => {
      const box = (target as Element).shadowRoot?.querySelector('[role=status]');
      const note = (window as unknown as { noteStatus(text: string): void }).noteStatus;
      requestAnimationFrame(() => requestAnimationFrame(() => note(box?.textContent ?? '')));
    });
  });
  // Simulates a visitor who confirms the e-mail address at once. The account is verified, but its token still says that
  // the address is not verified.
  await page.route(/accounts:lookup/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/"emailVerified":\s*false/, '"emailVerified":true') });
  });
  await page.goto(`${services.site}/`);
  await page.goto(`${services.site}/login`);
  await card.signUp({ company, phone: '98765 43210' });
  await card.waitForApplication();
  expect(statusAtRedirect).toContain('Redirecting to app...');
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.name);

  const account = (await backend.accounts(visitor.email))[0];
  if (!account) throw new Error('no account was made');
  const uid = account.localId;
  expect(account.displayName).toBe(visitor.name);
  const [mail, ...more] = await backend.oobCodes(visitor.email);
  expect(mail).toMatchObject({ requestType: 'VERIFY_EMAIL', email: visitor.email });
  expect(new URL(`${mail?.oobLink}`).searchParams.get('continueUrl')).toBe(`${services.site}/login`);
  expect(more).toEqual([]);

  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('acct_'));
  expect(cookies.map(({ name }) => name).sort()).toEqual(['acct_auth_token', 'acct_company_id', 'acct_user_id']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'None' });
    expect(Math.abs(cookie.expires - (before / 1000 + week))).toBeLessThan(60);
  }
  const companyId = `a-b-traders-pune-${uid.slice(0, 6)}`;
  const values = await card.cookies();
  expect(values).toMatchObject({ acct_user_id: uid, acct_company_id: companyId });
  expect(claims(values.acct_auth_token ?? '')).toMatchObject({
    sub: uid,
    aud: 'demo-acct',
    email: visitor.email,
    name: visitor.name,
  });
  const session = await (await page.request.get(`${services.app}/session.json`)).json();
  expect(session).toMatchObject({ signedIn: true, user: { uid, email: visitor.email } });

  const { profile, request } = await card.records();
  expect(profile).toEqual({
    uid,
    email: visitor.email,
    displayName: visitor.name,
    phone: '+919876543210',
    signupMethod: 'password',
    emailVerified: false,
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
  });
  expect(request).toEqual({
    uid,
    companyName: company,
    suggestedCompanyId: companyId,
    status: 'pending',
    requestedAt: expect.any(Date),
  });
  for (const time of [profile?.createdAt, profile?.updatedAt, request?.requestedAt]) {
    expect(Math.abs((time as Date).getTime() - Date.now())).toBeLessThan(60_000);
  }

  // The redirect replaced /login in the history.
  await page.goBack();
  expect(page.url()).toBe(`${services.site}/`);
});

test('a consent names the displayed language, even if the tag asks for another language that has not loaded yet', async ({
  card,
  page,
  visitor,
  backend,
}) => {
  const release = await delayCardFile(page, 'hi.js');
  await card.show();
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.root.evaluate((host) => host.setAttribute('lang', 'hi'));
  await card.waitForTestCheck();
  await card.createAccount();
  await card.waitForApplication();
  expect(await backend.readConsent(await backend.uidOf(visitor.email))).toMatchObject({
    language: 'en',
    kind: 'given',
  });
  await release();
});

test('nothing below the card moves when the receipt replaces the form before a redirect', async ({ card, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen: { below: number; shift: number }[] = [];
  await page.exposeFunction('note', (found: { below: number; shift: number }) => void seen.push(found));
  await page.setViewportSize({ width: 360, height: 740 });
  await card.showSignUp();
  await page.evaluate(() => {
    const footer = document.body.appendChild(document.createElement('footer'));
    let shift = 0;
    let signedIn = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.startTime > signedIn) shift += entry.value;
    }).observe({ type: 'layout-shift' });
    // At this event the receipt has replaced the form.
    document.addEventListener('acct-authenticated', () => {
      signedIn = performance.now();
    });
    // Two frames after this event the receipt's last sentence is visible.
    document.addEventListener('acct-redirect', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const below = footer.getBoundingClientRect().top + scrollY;
          (window as unknown as { note(found: object): void }).note({ below, shift });
        }),
      ),
    );
  });
  const before = await page.locator('footer').evaluate((below) => below.getBoundingClientRect().top + scrollY);
  const scripts: string[] = [];
  page.on('request', (request) => /\/widget\/.*\.js/.test(request.url()) && scripts.push(request.url()));
  await card.createAccount();
  await card.waitForApplication();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.below).toBeGreaterThanOrEqual(before);
  expect(seen[0]?.shift).toBeLessThan(0.01);
});

test('a sign-in after the sign-up does not change the stored records, and sets the cookie of the stored company', async ({
  card,
  page,
  services,
}) => {
  await page.goto(`${services.site}/login`);
  await card.signUp({ company, phone: '+91 98765-43210' });
  await card.waitForApplication();
  const { uid, profile: first } = await card.records();

  await page.context().clearCookies();
  await page.goto(`${services.site}/login`);
  await card.signInByEmail();
  await card.waitForApplication();
  const { profile: second } = await card.records();
  const { updatedAt, ...unchanged } = first ?? {};
  expect(second).toMatchObject(unchanged);
  expect(Number(second?.updatedAt)).toBeGreaterThan(Number(updatedAt));
  const cookies = await card.cookies();
  expect(Object.keys(cookies).sort()).toEqual(['acct_auth_token', 'acct_company_id', 'acct_user_id']);
  expect(cookies.acct_company_id).toBe(`a-b-traders-pune-${uid.slice(0, 6)}`);
});

test('a password with an accent signs in, whether the keyboard sends the letter composed or decomposed', async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  // The card first sends the composed password. The last account's password is stored as typed, so this attempt fails.
  allowConsole(/status of 400.*signInWithPassword/);
  const [composed, typed] = ['caf\u00e9-kagaz-42', 'cafe\u0301-kagaz-42'];
  await card.show();
  await card.preventRedirect();
  const signIn = async (email: string, password: string) => {
    await card.reset();
    await card.fillSignIn(email, password);
    await card.passCheck();
    await card.signIn();
    await expect(card.status).toHaveText(en.signedIn);
  };
  await card.fillSignUp({ ...visitor, password: typed });
  await card.passCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.signedIn);
  await signIn(visitor.email, composed);
  await signIn(visitor.email, typed);

  const older = `older-${visitor.email}`;
  await backend.createAccount({ email: older, password: typed });
  await signIn(older, typed);
});

test('three visitors who sign up in a row on one card each get their own records', { tag: '@proof:rare' }, async ({
  card,
  visitor,
  backend,
}) => {
  await card.show();
  await card.preventRedirect();
  for (const index of [0, 1, 2]) {
    const own = { name: `Visitor ${index}`, email: `${index}-${visitor.email}`, password: `kalam-kagaz-${index}` };
    await card.fillSignUp(own, { company: `Shop ${index} & Sons` });
    await card.passCheck();
    await card.createAccount();
    await expect(async () => expect(await card.detailsOf('acct-authenticated')).toHaveLength(index + 1)).toPass();
    const uid = await backend.uidOf(own.email);
    const companyId = `shop-${index}-sons-${uid.slice(0, 6)}`;
    expect((await card.detailsOf('acct-authenticated')).at(-1)).toMatchObject({ uid, companyId });
    expect(await backend.accounts(own.email)).toMatchObject([{ displayName: own.name }]);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ uid, email: own.email });
    expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ suggestedCompanyId: companyId });
    expect((await backend.oobCodes(own.email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
    await card.reset();
  }
});

test('the application reads all cookies that a card on a partner page has set', async ({
  card,
  page,
  services,
  visitor,
  backend,
}) => {
  await page.goto(`${services.httpsPartner}/plain`);
  await card.signUp({ company });
  await page.waitForURL(`${services.httpsApp}/`);
  // The site has no session of the visitor, so another person may have set the cookies. The application therefore asks
  // the visitor to confirm the account.
  await page.getByRole('button', { name: `Continue as ${visitor.email}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  const uid = await backend.uidOf(visitor.email);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(`a-b-traders-pune-${uid.slice(0, 6)}`);
});
