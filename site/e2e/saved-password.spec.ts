import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages as en } from '../../widget/languages/en/messages.ts';
import { messages as hi } from '../../widget/languages/hi/messages.ts';
import { catalogues } from '../content/catalogues.ts';
import { credentialCalls } from './credential-calls.ts';
import { watchPage } from './page-watch.ts';
import { isSignedOut, openFrom } from './session-fixture.ts';

const { savedPassword } = catalogues.en.login;

test('who signs up is offered to the browser, and comes back by one press, sent once the human check is solved', async ({
  context,
  page,
  services,
  visitor,
}) => {
  const { httpsSite, httpsApp } = services;
  const { email, password } = visitor;
  const calls = await credentialCalls(context, { id: email, password });
  const card = new CardPage(page);
  const use = page.getByRole('button', { name: savedPassword.use });
  await page.goto(`${httpsSite}/login`);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await expect(use, 'nobody was here before').toBeHidden();
  await card.button(en.createAccount).click();
  await page.waitForURL(`${httpsApp}/`);
  await openFrom(page, `${httpsSite}/about`, `${httpsSite}/session?sign-out`);
  await isSignedOut(page, services);

  const sent: string[] = [];
  page.on('request', (request) => /signInWithPassword/.test(request.url()) && sent.push(request.url()));
  await page.goto(`${httpsSite}/login`);
  await card.root.evaluate((element) => element.setAttribute('human-check', 'real'));
  await expect(use).toBeVisible();
  const silence = 'preventSilentAccess';
  const before = [`/login store ${email} ${password}`, `/login ${silence}`, `/session ${silence}`];
  expect(calls, 'nobody has pressed').toEqual(before);
  await use.click();
  await expect(page.getByText(savedPassword.filled)).toBeVisible();
  await expect(card.field('identifier')).toHaveValue(email);
  await expect(card.field('password')).toHaveValue(password);
  expect(sent).toEqual([]);
  await card.checkbox.click();
  await page.waitForURL(`${httpsApp}/`);
  expect(calls).toEqual([...before, '/login get {"password":true,"uiMode":"immediate"}']);
});

test('where none is saved the browser is silent: Sign In opens at once, typing goes on, nothing moves, the button goes', async ({
  page,
  services: { httpsSite },
}) => {
  await page.goto(`${httpsSite}/careers`);
  await page.evaluate(async () => {
    const opening = indexedDB.open('acct', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('session');
    await new Promise((resolve) => Object.assign(opening, { onsuccess: resolve }));
    opening.result.transaction('session', 'readwrite').objectStore('session').put('password', 1);
    opening.result.close();
  });
  // One types on at once, one waits.
  for (const { path, messages, words, field, typed } of [
    { path: '/login', messages: en, words: savedPassword, field: 'password', typed: 'kalam' },
    { path: '/hi/login', messages: hi, words: catalogues.hi.login.savedPassword, field: 'identifier', typed: '' },
  ] as const) {
    const card = new CardPage(page, messages);
    const use = page.getByRole('button', { name: words.use });
    const watched = await watchPage(page, () => page.goto(httpsSite + path));
    await expect(use).toBeVisible();
    expect(await watched()).toEqual({ layoutShift: 0, violations: [] });
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    const top = async () => (await card.root.boundingBox())?.y;
    const before = await top();
    await use.click();
    await card.field(field).pressSequentially(typed);
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(use).toBeHidden();
    await expect(card.field(field)).toBeFocused();
    await expect(card.field(field)).toHaveValue(typed);
    expect(await top()).toBe(before);
  }
});
