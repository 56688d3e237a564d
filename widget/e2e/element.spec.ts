import { translatePage } from '../../dev/proof/browser/translate-page.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';

const putBackLater = (element: Element) =>
  new Promise<void>((resolve) => {
    element.remove();
    setTimeout(() => {
      document.body.append(element);
      resolve();
    }, 1);
  });

const restarts: Readonly<Record<string, (element: Node) => void>> = {
  'after a minute': () => undefined,
  'after reset()': (element) => (element as HTMLElement & { reset(): void }).reset(),
  'with another Firebase project': (element) => {
    const other = { apiKey: 'demo-api-key', authDomain: 'localhost', projectId: 'demo-other' };
    (element as Element).setAttribute('firebase-config', JSON.stringify(other));
  },
};

for (const script of ['acct-auth-card.js', 'acct-auth-card.single.js']) {
  test.describe(script, { tag: script.includes('single') ? '@proof:rare' : [] }, () => {
    test('a page can change attributes, load the script again and add a second card, without a call to React DevTools', async ({
      card,
      page,
      services,
      allowConsole,
    }) => {
      allowConsole(/config\/tab/);
      await page.addInitScript(() => {
        const hook = { supportsFiber: true, met: 0, inject: () => hook.met++, checkDCE: () => hook.met++ };
        Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
      });
      await card.show({ tab: 'signin' }, { script });
      await test.step('removing an attribute restores its default', async () => {
        await expect(card.tab(en.tabs.signin)).toHaveAttribute('aria-selected', 'true');
        await card.root.evaluate((element) => element.removeAttribute('tab'));
        await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
        await card.set('tab', 'sideways');
        await expect.poll(card.eventNames).toContain('acct-config-error');
        await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
      });
      await test.step('a second script tag has no effect', async () => {
        await page.addScriptTag({ type: 'module', url: `${services.partner}/widget/v1/acct-auth-card.js?again` });
        await expect(card.button(en.createAccount)).toBeVisible();
        await expect(card.root).toHaveCount(1);
      });
      await test.step('a card can be set up before it is on the page', async () => {
        await page.evaluate((url) => {
          const element = document.createElement('acct-auth-card');
          element.setAttribute('app-url', url);
          element.setAttribute('prefill-name', 'Asha');
          element.id = 'second';
          document.body.append(element);
        }, services.app);
        await expect(page.locator('#second').getByLabel('Name', { exact: true })).toHaveValue('Asha');
        await expect(card.field('name').first()).toHaveValue('');
      });
      expect(await page.evaluate('__REACT_DEVTOOLS_GLOBAL_HOOK__.met')).toBe(0);
    });

    test('reset() empties the card, focus() focuses its first field, and the card follows the lang of its page', async ({
      card,
      page,
    }) => {
      const pageTurns = (lang: string) =>
        page.locator('html').evaluate((root, to) => root.setAttribute('lang', to), lang);
      await card.show({ 'prefill-company': 'Chai & Co' }, { script });
      await test.step('reset() empties the card, and focus() focuses its first field', async () => {
        await card.field('name').fill('Asha');
        await card.waitForTestCheck();
        await card.reset();
        await expect(card.field('name')).toHaveValue('');
        await expect(card.field('company')).toHaveValue('Chai & Co');
        await expect(card.root.getByRole('button', { name: en.humanCheck.placeholder })).toBeVisible();
        await card.root.evaluate((element: HTMLElement) => element.focus());
        await expect(card.field('name')).toBeFocused();
      });
      await card.field('name').fill('Asha');
      await pageTurns('hi');
      await expect(card.tab(hi.tabs.signup)).toBeVisible();
      await card.root.evaluate(putBackLater);
      await pageTurns('en');
      await expect(card.tab(en.tabs.signup)).toBeVisible();
      await expect(card.field('name')).toHaveValue('Asha');
      // A browser that translates the page changes the page's `lang`, which must not change the card's language.
      await pageTurns('hi');
      await expect(card.tab(hi.tabs.signup)).toBeVisible();
      await translatePage(page, 'ta');
      await expect(card.tab(`${hi.tabs.signup} (ta)`)).toBeVisible();
    });

    test('moving the card on its page keeps typed text, and removing it also removes the human check', async ({
      card,
      page,
    }) => {
      await card.show({ 'human-check': 'real' }, { script });
      await card.field('name').fill('Asha');
      await expect(card.checkbox).toBeVisible();
      await card.root.evaluate((element) => document.body.prepend(element));
      await expect(card.field('name')).toHaveValue('Asha');
      await expect(card.checkbox).toBeVisible();
      await card.root.evaluate((element) => {
        element.remove();
      });
      await expect(page.locator('[slot=human-check]')).toHaveCount(0);
    });

    test('a card still accepts the code of its SMS if the page removes the card and puts it back a moment later', async ({
      card,
      services,
      visitor,
      allowConsole,
    }) => {
      allowConsole(/config\/app-url/);
      await card.show({ tab: 'signin', 'human-check': 'real' }, { script });
      await card.askForCode();
      await card.field('otp').fill('12');
      await card.root.evaluate(putBackLater);
      await expect(card.root.getByText(en.codeSentTo(visitor.phone))).toBeVisible();
      await expect(card.root.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
      await expect(card.field('otp')).toHaveValue('12');
      // The frame of the human check was reloaded, so the visitor has to solve the human check again.
      await expect(card.checkbox).not.toBeChecked();
      await card.set('app-url', 'javascript:alert(1)');
      await expect(card.status).toHaveText(en.misconfigured);
      await card.set('app-url', services.app);
      await expect(card.status).toHaveText(en.otpSent);
      await expect(card.field('otp')).toHaveValue('12');
      await card.fillLatestCode();
      await card.verifyOtp();
      await card.waitForApplication();
    });

    test('a removed card that the page puts back is empty if a minute has passed, or if the page has changed the card', async ({
      card,
      page,
    }) => {
      await page.clock.install();
      for (const [when, meanwhile] of Object.entries(restarts)) {
        await test.step(`a card that is put back ${when} starts with an empty form`, async () => {
          await card.show({}, { script });
          await card.askForCode();
          const host = await card.root.elementHandle();
          await host?.evaluate((element) => element.remove());
          await page.clock.runFor(when === 'after a minute' ? 61_000 : 1000);
          await host?.evaluate(meanwhile);
          await host?.evaluate((element) => document.body.append(element));
          await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
          await expect(card.field('otp')).toHaveCount(0);
          await card.tab(en.tabs.signin).click();
          await expect(card.field('identifier')).toHaveValue('');
        });
      }
    });
  });
}

const comeBack = () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a card restored by the back/forward cache keeps typed text and hides the password, but is empty if it has redirected the visitor', async ({
  card,
  page,
  services,
  visitor,
}) => {
  await card.show();
  await card.field('name').fill('Asha');
  await card.field('newPassword').fill('kalam-kagaz-42');
  await card.waitForTestCheck();
  await card.button(en.showPassword).click();
  await expect(card.field('newPassword')).toHaveAttribute('type', 'text');
  await page.evaluate(comeBack);
  await expect(card.field('newPassword')).toHaveAttribute('type', 'password');
  await expect(card.field('newPassword')).toHaveValue('kalam-kagaz-42');
  await expect(card.button(en.showPassword)).toBeVisible();
  await expect(card.field('name')).toHaveValue('Asha');
  await expect(card.root.getByText(en.humanCheck.testModeSolved)).toBeVisible();
  await test.step('a page restored after a redirect has an empty card', async () => {
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    // The application answers without content, so that the browser stays on the card's page.
    await page.route(`${services.app}/**`, (route) => route.fulfill({ status: 204 }));
    await card.createAccount();
    await expect(card.status).toContainText(en.redirecting);
    await page.evaluate(comeBack);
    await expect(card.field('newPassword')).toHaveValue('');
    await expect(card.root.getByRole('button', { name: en.humanCheck.placeholder })).toBeVisible();
  });
});

test('a card that is removed while its sign-in finishes reports the sign-in but does not redirect', async ({
  card,
  page,
  visitor,
  backend,
}) => {
  const record = new Promise<() => void>((resolve) => {
    void page.route(/documents:commit/, (route) => resolve(() => void route.continue()), { times: 1 });
  });
  const address = await card.show();
  await card.signUp();
  const release = await record;
  await card.root.evaluate((element) => element.remove());
  await page.clock.install();
  release();
  await expect
    .poll(async () => (await card.events()).filter(({ type }) => type === 'acct-authenticated'))
    .toMatchObject([{ detail: { session: 'cookies' } }]);
  // Waits longer than the card's pause before a redirect.
  await page.clock.runFor(5000);
  expect(page.url()).toBe(address);
  expect(await card.eventNames()).not.toContain('acct-redirect');
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ status: 'pending' });
});

test('a page can prevent the redirect, and no event, address or storage contains the token or the password', async ({
  card,
  page,
  visitor,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const address = await card.show();
  await card.preventRedirect();
  await card.signUp();
  await expect(card.status).toHaveText(en.signedIn);
  const { acct_auth_token: token = '' } = await card.cookies();
  expect(token.length).toBeGreaterThan(100);
  expect(page.url()).toBe(address);
  const names = await card.eventNames();
  expect(names).toContain('acct-authenticated');
  expect(names).not.toContain('acct-redirect');
  const recorded = JSON.stringify([addresses, await card.events()]);
  expect(recorded).not.toContain(token);
  expect(recorded).not.toContain(visitor.password);
  const stored = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(stored, 'only cookies are stored').toEqual([[], [], []]);
});

test('start values that a page sets before or after React loads fill every field that nobody has edited', async ({
  card,
  page,
}) => {
  for (const when of ['before React', 'after React'] as const) {
    await test.step(when, async () => {
      const release = await delayCardFile(page, 'react.js');
      await card.show();
      const start = async () => {
        await release();
        await card.ready();
      };
      if (when === 'after React') await start();
      await card.field('name').fill('Typed By Hand');
      await card.root.evaluate((element) => {
        element.setAttribute('prefill-name', 'Asha Patil');
        element.setAttribute('prefill-company', 'Chai & Co');
        element.setAttribute('prefill-email', 'asha@example.com');
      });
      if (when === 'before React') await start();
      await expect(card.field('company')).toHaveValue('Chai & Co');
      await expect(card.field('email')).toHaveValue('asha@example.com');
      await expect(card.field('name')).toHaveValue('Typed By Hand');
      await card.tab(en.tabs.signin).click();
      await expect(card.field('identifier')).toHaveValue('asha@example.com');
    });
  }
});
