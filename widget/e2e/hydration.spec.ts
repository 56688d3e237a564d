import type { Page } from '@playwright/test';
import { languageCodes } from '../../account/languages.ts';
import { translatePage } from '../../dev/proof/browser/translate-page.ts';
import { tabs, themes } from '../core/card-config.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import type { CardAttributes } from './card-page.ts';
import { expect, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';
import { watchRequests } from './watch-requests.ts';

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const place of ['a page with the script tag', '/login with the form in its HTML'] as const) {
  test(`text typed before React loads stays and is sent once, on ${place}`, async ({
    card,
    page,
    services,
    visitor,
    backend,
  }) => {
    const signUps: string[] = [];
    page.on('request', (request) => {
      if (/accounts:signUp/.test(request.url())) signUps.push(request.url());
    });
    const release = await delayCardFile(page, 'react.js');
    if (place.startsWith('/login')) await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
    else await card.show();
    await card.field('name').fill('आशा पाटिल');
    await card.field('company').fill('पाटिल ट्रेडर्स & Sons');
    await card.field('email').fill(visitor.email);
    await card.field('newPassword').pressSequentially(visitor.password);
    await card.field('newPassword').press('Enter');
    await card.field('phone').pressSequentially('98765');
    await card.field('phone').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
    expect(signUps).toEqual([]);

    const signedUp = page.waitForRequest(/accounts:signUp/);
    await page.evaluate(() => {
      // Changes the language right after React has hydrated the card.
      document.addEventListener('acct-ready', () =>
        document.querySelector('acct-auth-card')?.setAttribute('lang', 'hi'),
      );
    });
    // Completes the phone number before React loads, because the card would refuse the queued submit if the number were
    // incomplete.
    await card.field('phone').fill('98765 43210');
    await release();
    await signedUp;
    await card.waitForApplication();
    expect(signUps).toHaveLength(1);
    const uid = await backend.uidOf(visitor.email);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
      displayName: 'आशा पाटिल',
      phone: '+919876543210',
    });
    expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
      companyName: 'पाटिल ट्रेडर्स & Sons',
    });
  });
}

test('reset() before React loads removes typed text and a queued submit', async ({ card, page, visitor }) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show({ 'prefill-company': 'Chai & Co' });
  await card.fillSignUp(visitor);
  await card.field('newPassword').press('Enter');
  await card.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  for (const when of ['painted', 'drawn']) {
    await expect(card.field('newPassword'), when).toHaveValue('');
    await expect(card.field('company'), when).toHaveValue('Chai & Co');
    await release();
    await card.ready();
  }
  await card.waitForTestCheck();
  await expect(card.root.getByText(en.problems.required)).toHaveCount(0);
});

test('text, focus and selection survive hydration and a change of language', async ({ card, page }) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show({ 'prefill-company': 'Chai & Co' });
  await card.field('name').fill('आशा');
  await card.field('phone').fill('98765 43210');
  await card.field('phone').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  const phone = await card.field('phone').elementHandle();
  await release();
  await page.waitForFunction(() => (window as unknown as { cardEvents: { type: string }[] }).cardEvents.length > 0);
  await card.set('lang', 'hi');
  await expect(card.root.getByRole('button', { name: hi.createAccount })).toBeVisible();
  const state = await phone?.evaluate((input) => {
    const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
    const focused = (input.getRootNode() as ShadowRoot).activeElement === input;
    return { value, selectionStart, selectionEnd, focused, connected: input.isConnected };
  });
  expect(state).toEqual({ value: '98765 43210', selectionStart: 2, selectionEnd: 4, focused: true, connected: true });
  await expect(card.root.getByLabel(hi.fields.name, { exact: true })).toHaveValue('आशा');
  await expect(card.root.getByLabel(hi.fields.company, { exact: true })).toHaveValue('Chai & Co');
});

test('a visitor signs up on a card that the browser translated before React loads, even after the language changes', async ({
  card,
  page,
  visitor,
}) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show();
  const field = (name: string) => card.root.locator(`[name=${name}]`);
  await field('name').fill(visitor.name);
  await field('company').fill('Chai & Co');
  await field('newPassword').fill(visitor.password);
  await field('email').fill(visitor.email);
  await translatePage(page, 'ta');
  await release();
  await card.ready();
  await expect(field('email')).toBeFocused();
  await card.set('lang', 'hi');
  const consent = card.root.locator('[part=consent]');
  await expect(consent).toContainText(hi.consent.after.trim());
  await expect(consent).not.toContainText(en.consent.after.trim());
  await expect(card.root.getByRole('tab').first()).toContainText(hi.tabs.signup);
  await expect(card.root.locator('[part=google-button]')).toHaveText(new RegExp(`^${hi.google}`));
  await expect(card.root.getByText(hi.humanCheck.testModeSolved)).toBeVisible();
  await field('email').press('Enter');
  await card.waitForApplication();
});

test('the layout does not shift when React, the human check or Firebase loads', async ({ card, page, services }) => {
  const release = await delayCardFile(page, 'react.js');
  await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
  await expect(card.field('email')).toBeVisible();
  await release();
  await expect(card.root.locator('[data-state=ready]')).toBeVisible();
  await card.field('name').focus();
  await card.waitForTestCheck();
  expect(await shifts(page)).toBeLessThan(0.001);
});

test('with loading="lazy" only the shell loads until the card is near the visible part of the page', async ({
  card,
  page,
}) => {
  await page.clock.install();
  const { asked, after } = watchRequests(page);
  const filesOf = (urls: readonly string[]) =>
    urls.filter((url) => /widget\/v1/.test(url)).map((url) => url.split('/').at(-1));
  const far = '<div style="height:6000px">far above</div>';
  await card.show({ loading: 'lazy' }, { body: far });
  await expect(card.field('email')).toBeAttached();
  expect(filesOf(await after(10_000))).toEqual(['acct-auth-card.js']);
  await card.field('email').scrollIntoViewIfNeeded();
  await expect.poll(() => filesOf(asked)).toContain('react.js');
  await expect.poll(card.eventNames).toContain('acct-ready');
});

test('the first paint follows the attributes for language, tab, start values and theme', async ({ card, page }) => {
  await page.route(/\/react\.js/, () => undefined);
  await card.show({ lang: 'hi', tab: 'signin', theme: 'dark', 'prefill-email': 'asha@example.com' });
  await expect(card.root.getByLabel(hi.fields.identifier)).toHaveValue('asha@example.com');
  await expect(card.root.getByRole('button', { name: hi.signIn, exact: true })).toBeVisible();
  const background = await card.root.locator('.card').evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(background).toBe('rgb(42, 33, 28)');
  await page.unrouteAll();
});

const cases = languageCodes.flatMap((lang) => tabs.flatMap((tab) => themes.map((theme) => ({ lang, tab, theme }))));

/** Attributes of a partner's tag that change the first paint, or that React reads. */
const partners: CardAttributes = {
  'cookie-domain': 'localhost',
  'terms-url': '/partner/terms',
  'privacy-url': '/partner/privacy',
  'prefill-company': 'Chai & Co',
  'prefill-email': 'asha@example.com',
  'human-check': 'real',
};

for (const way of ['the script tag', 'a declarative shadow root'] as const) {
  test(`React hydrates the nodes of the card from ${way}, in each language, tab and theme`, {
    tag: way === 'a declarative shadow root' ? [] : '@proof:rare',
  }, async ({ card, page, services }) => {
    for (const { lang, tab, theme } of cases) {
      const release = await delayCardFile(page, 'react.js');
      const attributes = { 'app-url': services.app, lang, tab, theme, ...(theme === 'auto' ? partners : {}) };
      const inside = way === 'the script tag' ? {} : { inside: readDeclarativeCardHtml(lang, tab) };
      await card.open(services.partner, attributes, inside);
      const controls = card.root.locator('input, button, a');
      await expect(controls.last()).toBeVisible();
      const painted = await controls.evaluateAll((nodes) => {
        for (const node of nodes) node.setAttribute('data-painted', '');
        return nodes.length;
      });
      await release();
      await card.ready();
      // If the card's HTML differs from the HTML that React expects, React discards all nodes and reports an error,
      // which also fails the test.
      const what = JSON.stringify(attributes);
      expect(await card.root.locator('[data-painted]').count(), what).toBe(painted);
      expect(await controls.count(), what).toBe(painted);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
