import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { sessionFaults } from '../../browser/session-faults.ts';
import { fillSignUp, pressWhenChecked } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame, signOut } from './session-steps.ts';

/** Sign Up on /login leads into the application, which knows account, name, company and both records; out again by Sign out. */
export const signUp: Journey = {
  scripts: true,
  async go(ground) {
    const { page, services, person } = ground;
    await page.open(`${services.httpsSite}/login`);
    await fillSignUp(page, person);
    await pressWhenChecked(page, en.createAccount);
    expectSame('what the application lacks', sessionFaults(await arriveInApp(page, services.httpsApp), person), []);
    await signOut(ground);
  },
};
