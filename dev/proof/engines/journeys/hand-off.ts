import { catalogues } from '../../../../site/content/catalogues.ts';
import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { sessionFaults } from '../../browser/session-faults.ts';
import { fillSignUp, pressWhenChecked } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame } from './session-steps.ts';

const { continueAs } = catalogues.en.session;

/** Sign Up on a page of another domain: /session asks whose session this is, and hands it to the application; that page keeps nothing. */
export const handOff: Journey = {
  scripts: true,
  // The record of the spent secret; and Firefox tells that this page may set no cookie for the application, which is why it is handed over.
  allows: /session_handoffs|acct_probe/,
  async go({ page, services, person }) {
    await page.open(`${services.httpsOutside}/plain`);
    await fillSignUp(page, person);
    await pressWhenChecked(page, en.createAccount);
    await page.waitForText(continueAs.heading.replace('{account}', person.email));
    expectSame('where it is asked', await page.address(), `${services.httpsSite}/session`);
    await page.click({ role: 'button', name: continueAs.action });
    expectSame('what the application lacks', sessionFaults(await arriveInApp(page, services.httpsApp), person), []);
    await page.open(`${services.httpsOutside}/plain`);
    const kept = 'return [document.cookie, localStorage.length, sessionStorage.length]';
    expectSame('what the other page keeps', await page.evaluate(kept), ['', 0, 0]);
  },
};
