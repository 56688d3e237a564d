import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { cardField, fillSignIn, pressWhenChecked } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame } from './session-steps.ts';

/** A wrong password is refused kindly and keeps the address; the right one leads into the application. */
export const signIn: Journey = {
  scripts: true,
  // The server's answer to the wrong password.
  allows: /status of 400|400 \(Bad Request\)|accounts:signInWithPassword/,
  async go({ page, services, backend, person }) {
    const { email, password, name } = person;
    await backend.createAccount({ email, password, displayName: name });
    await fillSignIn(page, services.httpsSite, email, `${password}-`);
    await pressWhenChecked(page, en.signIn);
    await page.waitForText(en.failures.wrongCredentials);
    await page.type(cardField('password'), password);
    await pressWhenChecked(page, en.signIn);
    const { user } = await arriveInApp(page, services.httpsApp);
    expectSame('who is signed in', [user?.email, user?.name], [email, name]);
  },
};
