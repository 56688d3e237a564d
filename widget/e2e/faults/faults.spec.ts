import { htmlAsScript } from '../../../dev/proof/browser/html-as-script.ts';
import { test } from '../../../dev/proof/browser/test.ts';
import { CardPage } from '../card-page.ts';
import { google, otp, reset, signIn, signUp, signUpOnSite } from './account-steps.ts';
import { FaultLine } from './fault-line.ts';
import { cardFile, humanCheck, language, shell } from './file-steps.ts';
import { outcomes } from './outcomes.ts';
import { cells, type FlowName } from './requests.ts';
import type { Fixture, Steps } from './steps.ts';

/** The visitor's steps in each flow. */
const flowSteps: Readonly<Record<FlowName, (fixture: Fixture) => Steps | Promise<Steps>>> = {
  'sign-up': (fixture) => signUp(fixture, new CardPage(fixture.page)),
  'sign-in by e-mail': (fixture) => signIn(fixture, false),
  'OTP: send': (fixture) => otp(fixture, false),
  'OTP: verify': (fixture) => otp(fixture, true),
  Google: google,
  'password reset': reset,
  'records of a new account': (fixture) => signUp(fixture, new CardPage(fixture.page)),
  'records of a new account, on our own site': signUpOnSite,
  'records of an existing account': (fixture) => signIn(fixture, true),
  'human check': humanCheck,
  'files of the card': (fixture) => {
    const { name } = fixture.request;
    return name.startsWith('shell') ? shell(fixture) : name.startsWith('hi.js') ? language(fixture) : cardFile(fixture);
  },
};

// A fault leaves the browser's own line on the console, and the card's for the integrator.
const ofFaults = /Failed to load (resource|module script)|blocked by CORS policy|ERR_|\[acct-auth-card\] |fonts|unpkg/;

for (const { request, fault, outcome } of cells) {
  const isDaily = request.daily?.includes(fault);
  test.describe(request.flow, { tag: isDaily ? [] : '@proof:faults' }, () => {
    test.describe(request.name, () => {
      test(`${fault}: ${outcome}`, async ({ page, services, visitor, backend, allowConsole }) => {
        test.setTimeout(90_000);
        allowConsole(ofFaults);
        if (fault === 'portal') allowConsole(htmlAsScript);
        const line = new FaultLine(page, request, fault);
        const steps = await flowSteps[request.flow]({ page, services, visitor, backend, line, request });
        const { sentence } = outcomes[outcome];
        const isSaid = async (): Promise<boolean> =>
          line.isMet() &&
          (steps.shows?.(outcome) ??
            (sentence === null ? steps.isDone() : page.locator('acct-auth-card').getByText(sentence).isVisible()));

        await line.watch();
        if (steps.faultFirst) await line.breakIt();
        await steps.open();
        if (!steps.faultFirst) await line.breakIt();
        await steps.press();
        await line.within(16, isSaid);
        // An outcome that continues by itself does so during the fault.
        const leadsOn = outcome.endsWith('done') || outcome === 'English';
        if (!leadsOn) {
          line.lift();
          await steps.goOn(outcome);
        }
        await line.within(16, steps.isDone);
        await steps.finish?.();
        await steps.count();
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
  });
}
