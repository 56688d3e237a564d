import { htmlInsteadOfScriptError } from '../../../dev/proof/browser/html-instead-of-script-error.ts';
import { test } from '../../../dev/proof/browser/test.ts';
import { CardPage } from '../card-page.ts';
import {
  createGoogleSignInSteps,
  createOtpSteps,
  createPasswordResetSteps,
  createSignInSteps,
  createSignUpOnSiteSteps,
  createSignUpSteps,
} from './account-steps.ts';
import { FaultyConnection } from './faulty-connection.ts';
import {
  createCardFileSteps,
  createHumanCheckSteps,
  createLanguageFileSteps,
  createShellFileSteps,
} from './file-steps.ts';
import { faultOutcomes } from './outcomes.ts';
import { type FlowName, faultCases } from './requests.ts';
import type { FaultFixture, FlowSteps } from './steps.ts';

/** The visitor's steps in each flow of the card. */
const flowSteps: Readonly<Record<FlowName, (fixture: FaultFixture) => FlowSteps | Promise<FlowSteps>>> = {
  'sign-up': (fixture) => createSignUpSteps(fixture, new CardPage(fixture.page)),
  'sign-in by e-mail': (fixture) => createSignInSteps(fixture, false),
  'OTP: send': (fixture) => createOtpSteps(fixture, false),
  'OTP: verify': (fixture) => createOtpSteps(fixture, true),
  Google: createGoogleSignInSteps,
  'password reset': createPasswordResetSteps,
  'records of a new account': (fixture) => createSignUpSteps(fixture, new CardPage(fixture.page)),
  'records of a new account, on our own site': createSignUpOnSiteSteps,
  'records of an existing account': (fixture) => createSignInSteps(fixture, true),
  'human check': createHumanCheckSteps,
  'files of the card': (fixture) => {
    const { name } = fixture.request;
    if (name.startsWith('shell')) return createShellFileSteps(fixture);
    return name.startsWith('hi.js') ? createLanguageFileSteps(fixture) : createCardFileSteps(fixture);
  },
};

// A fault leaves lines of the browser and of the card on the console.
const faultLines =
  /Failed to load (resource|module script)|blocked by CORS policy|ERR_|\[acct-auth-card\] |fonts|unpkg/;

for (const { request, fault, outcome } of faultCases) {
  const isDaily = request.daily?.includes(fault);
  test.describe(request.flow, { tag: isDaily ? [] : '@proof:faults' }, () => {
    test.describe(request.name, () => {
      test(`the fault "${fault}" of the request "${request.name}" leads to the outcome "${outcome}"`, async ({
        page,
        services,
        visitor,
        backend,
        allowConsole,
      }) => {
        test.setTimeout(90_000);
        allowConsole(faultLines);
        if (fault === 'portal') allowConsole(htmlInsteadOfScriptError);
        const connection = new FaultyConnection(page, request, fault);
        const steps = await flowSteps[request.flow]({ page, services, visitor, backend, connection, request });
        const { sentence } = faultOutcomes[outcome];
        const isDisplayed = async (): Promise<boolean> =>
          connection.hasOccurred() &&
          (steps.showsOutcome?.(outcome) ??
            (sentence === null ? steps.isDone() : page.locator('acct-auth-card').getByText(sentence).isVisible()));

        await connection.recordRequests();
        if (steps.faultFirst) await connection.startFault();
        await steps.open();
        if (!steps.faultFirst) await connection.startFault();
        await steps.press();
        await connection.waitWithin(16, isDisplayed);
        // The card reaches some outcomes by itself, even while the fault lasts.
        const continuesAlone = outcome.endsWith('done') || outcome === 'English';
        if (!continuesAlone) {
          connection.endFault();
          await steps.continueAfterFault(outcome);
        }
        await connection.waitWithin(16, steps.isDone);
        await steps.finish?.();
        await steps.checkCounts();
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
  });
}
