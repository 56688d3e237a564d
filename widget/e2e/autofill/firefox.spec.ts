import { launchFirefox } from '../../../dev/proof/browser/launch-firefox.ts';
import { expect } from '../../../dev/proof/browser/test.ts';
import { languageCodes } from '../../languages/languages.ts';
import { test as base } from './autofill-test.ts';
import { firefoxPage, firefoxPreferences } from './firefox-page.ts';
import { places, stored } from './places.ts';

/** It starts slowly: one for all tests of a worker. */
const test = base.extend<object, { readonly firefox: ReturnType<typeof firefoxPage> }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { marionette, stop } = await launchFirefox(firefoxPreferences);
      await use(firefoxPage(marionette));
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const language of languageCodes) {
  for (const place of places) {
    test(`Firefox, fields: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({ firefox, addressOf }) => {
      await firefox.prepare(stored);
      await firefox.open(addressOf(language, place));
      await expect(() => firefox.shows('[name=name]')).toPass();
      await firefox.click('[name=name]');
      await expect.poll(() => firefox.choosesFirst('name')).toBe(true);
      await firefox.takesIt('name');
      await expect.poll(() => firefox.value('name')).toBe(stored.name);
      await expect.poll(() => firefox.value('company')).toBe(stored.company);
      await expect.poll(() => firefox.value('email')).toBe(stored.email);
      await expect.poll(() => firefox.value('phone')).toMatch(/98765 ?43210$/);
      expect(await firefox.value('newPassword')).toBe('');
    });

    test(`Firefox, user name: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({
      firefox,
      addressOf,
      visitor,
      services,
    }) => {
      await firefox.prepare(stored);
      await firefox.open(addressOf(language, place));
      await expect(() => firefox.shows('[name=name]')).toPass();
      const texts = { ...stored, email: visitor.email, newPassword: visitor.password };
      for (const [name, text] of Object.entries(texts)) await firefox.type(`[name=${name}]`, text);
      await expect(() => firefox.shows('.captcha[data-phase=solved]')).toPass();
      await firefox.click('button[type=submit]');
      await expect.poll(() => firefox.address(), { timeout: 15_000 }).toBe(`${services.app}/`);
      // It offers again and again while the visitor types; the last one is what it would keep.
      await expect.poll(async () => (await firefox.offered()).at(-1)).toBe(visitor.email);
      expect(await firefox.offered()).not.toContain(stored.phone);
    });
  }
}
