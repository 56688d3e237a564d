import { expect } from '../../../dev/proof/browser/test.ts';
import { languageCodes } from '../../languages/languages.ts';
import { field, signUp, test } from './autofill-test.ts';
import { installDuckDuckGo } from './duckduckgo-page.ts';
import { places, stored } from './places.ts';

/** Where a build of it is; without one none of these tests is there, and the table says "not run". */
const build = process.env.DUCKDUCKGO_AUTOFILL ?? '';

for (const language of build === '' ? [] : languageCodes) {
  for (const place of places) {
    test(`DuckDuckGo, fields: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({ page, addressOf }) => {
      await installDuckDuckGo(page, build, 'identity');
      await page.goto(addressOf(language, place));
      await field(page, 'name').click();
      await expect(field(page, 'name')).toHaveValue(stored.name);
      await expect(field(page, 'email')).toHaveValue(stored.email);
      await expect(field(page, 'phone')).toHaveValue(/98765 ?43210$/);
      // It knows no companies: what it must not do is take this field for a person's name.
      await expect(field(page, 'company')).toHaveValue('');
      await expect(field(page, 'company')).not.toHaveAttribute('data-ddg-inputtype', /identities/);
      await expect(field(page, 'newPassword')).toHaveAttribute('data-ddg-inputtype', 'credentials.password.new');
    });

    test(`DuckDuckGo, user name: ${language}, ${place}`, { tag: '@proof:autofill' }, async ({
      page,
      addressOf,
      visitor,
      services,
    }) => {
      const kept = await installDuckDuckGo(page, build, 'none');
      await page.goto(addressOf(language, place));
      await signUp(page, { ...stored, email: visitor.email, newPassword: visitor.password });
      await page.waitForURL(`${services.app}/`);
      expect(kept.map(({ credentials }) => credentials)).toContainEqual({
        username: visitor.email,
        password: visitor.password,
      });
    });
  }
}
