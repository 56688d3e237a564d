import type { Page } from '@playwright/test';
import { installFakes } from '../../../dev/proof/browser/install-fakes.ts';
import { openProfile } from '../../../dev/proof/browser/open-profile.ts';
import { expect } from '../../../dev/proof/browser/test.ts';
import { languageCodes } from '../../languages/languages.ts';
import { test as base, field, signUp } from './autofill-test.ts';
import { fillAddress } from './fill-address.ts';
import { places, stored } from './places.ts';

const test = base.extend<{ readonly profile: Page }>({
  profile: async ({ launchOptions }, use) => {
    const context = await openProfile(launchOptions);
    await installFakes(context, new Set());
    await use(await context.newPage());
    await context.close();
  },
});

for (const language of languageCodes) {
  for (const place of places) {
    test(`Chromium, fields: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({ profile, addressOf }) => {
      await profile.goto(addressOf(language, place));
      await expect(field(profile, 'name')).toBeVisible();
      await fillAddress(profile, stored);
      await expect(field(profile, 'name')).toHaveValue(stored.name);
      await expect(field(profile, 'company')).toHaveValue(stored.company);
      await expect(field(profile, 'email')).toHaveValue(stored.email);
      await expect(field(profile, 'phone')).toHaveValue(/98765 ?43210$/);
      await expect(field(profile, 'newPassword')).toHaveValue('');
    });

    test(`Chromium, user name: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({
      profile,
      addressOf,
      visitor,
      services,
    }) => {
      const log = await profile.context().newPage();
      await log.goto('chrome://password-manager-internals');
      await profile.bringToFront();
      await profile.goto(addressOf(language, place));
      await signUp(profile, { ...stored, email: visitor.email, newPassword: visitor.password });
      await profile.waitForURL(`${services.app}/`);
      await log.bringToFront();
      await expect(log.locator('body')).toContainText('Decision: ASK the user');
      // Nobody can answer what it asks without a window, but it writes down what it would keep.
      const userNames = (await log.locator('body').innerText()).matchAll(/Username element : *(\w*)/g);
      expect([...new Set(Array.from(userNames, ([, name]) => name))]).toEqual(['email']);
    });
  }
}
