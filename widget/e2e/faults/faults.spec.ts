import { test } from '../../../dev/proof/browser/test.ts';
import { FaultLine } from './fault-line.ts';
import { outcomes } from './outcomes.ts';
import { cells } from './requests.ts';
import { stepsOf } from './steps-of.ts';

// What a fault leaves on the console is the browser's own line, and the card's for the integrator.
const ofFaults =
  /Failed to load (resource|module script)|blocked by CORS policy|ERR_|\[acct-auth-card\] |fonts|unpkg|^uncaught: $/;

for (const { request, fault, outcome } of cells) {
  test.describe(request.flow, { tag: '@proof:faults' }, () => {
    test.describe(request.name, () => {
      test(`${fault}: ${outcome}`, async ({ page, services, visitor, backend, allowConsole }) => {
        test.setTimeout(90_000);
        allowConsole(ofFaults);
        const line = new FaultLine(page, request, fault);
        const steps = await stepsOf({ page, services, visitor, backend, line, request });
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
        // What leads on by itself does so while the fault lasts.
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
