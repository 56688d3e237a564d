import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { cardField } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame } from './session-steps.ts';

/** Google's window opens, a new account signs in there, and the card leads into the application with the company typed before. */
export const google: Journey = {
  scripts: true,
  async go({ page, services, person }) {
    await page.open(`${services.httpsSite}/login`);
    await page.type(cardField('company'), person.company);
    await page.waitForText(en.captcha.testModeSolved);
    // The emulator's own page stands in for Google's.
    const window = await page.popup({ role: 'button', name: en.google });
    await window.click({ css: '#add-account-button' });
    await window.type({ css: '#email-input' }, person.email);
    await window.type({ css: '#display-name-input' }, person.name);
    await window.click({ css: '#sign-in' });
    const { user, companyId } = await arriveInApp(page, services.httpsApp);
    expectSame('who is signed in', [user?.email, user?.name], [person.email, person.name]);
    expectSame('the company id', companyId, `a-b-traders-pune-${user?.uid.slice(0, 6)}`);
  },
};
