import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { fillSignIn, pressWhenChecked } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame, sessionCookieNames } from './session-steps.ts';

/** After the cookies have ended, the application's page is reached by way of /session without typing, with new cookies. */
export const renewal: Journey = {
  scripts: true,
  async go({ page, visitor, services, backend, person }) {
    const { email, password } = person;
    await backend.createAccount({ email, password });
    await fillSignIn(page, services.httpsSite, email, password);
    await pressWhenChecked(page, en.signIn);
    await arriveInApp(page, services.httpsApp);
    const before = await sessionCookieNames(visitor);
    // As after the hour of the token and the twelve of the application's own session; and in another tab, since a second renewal in the same
    // one would be an application that refuses the first.
    await visitor.clearCookies();
    const later = await page.openTab();
    await later.open(`${services.httpsApp}/account`);
    const { user } = await arriveInApp(later, services.httpsApp, '/account');
    expectSame('who is signed in', user?.email, email);
    expectSame('cookies', await sessionCookieNames(visitor), before);
  },
};
