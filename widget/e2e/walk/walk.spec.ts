import { expect, test } from '../../../dev/proof/browser/test.ts';
import { cardFaults, glance } from './card-faults.ts';
import { drawSteps, type WalkStep } from './walk-step.ts';
import { Walker } from './walker.ts';
import { watchSent } from './watch-sent.ts';

/** `npm run proof -- walks` chooses both. */
const wanted = Number(process.env.ACCT_WALK_STEPS ?? 300);
const seed = Number(process.env.ACCT_WALK_SEED ?? 1);

// What a fault leaves on the console is the browser's own line, and the card's for the integrator.
const ofFaults = /Failed to load resource|blocked by CORS policy|ERR_|\[acct-auth-card\] /;

/** After these another press may send what is still under way. */
const leavesRequest = (step: WalkStep): boolean =>
  step.do === 'press' ? step.control === 'cancel' : ['reset', 'take away and put back', 'reload'].includes(step.do);

test(`${wanted} random steps with the built card break no rule (seed ${seed})`, { tag: '@proof:walks' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  test.setTimeout(20 * 60_000);
  allowConsole(ofFaults);
  const other = `ravi-${visitor.email}`;
  const walker = new Walker({
    page,
    places: services,
    visitors: [
      {
        name: 'Asha Patil',
        company: 'Patil Traders',
        email: visitor.email,
        newPassword: visitor.password,
        identifier: visitor.email,
        password: visitor.password,
        resetEmail: visitor.email,
      },
      {
        name: 'Ravi',
        company: 'Chai & Co',
        email: other,
        newPassword: 'chashma-42',
        identifier: visitor.phone,
        resetEmail: other,
      },
    ],
    latestCode: async () => (await backend.verificationCodes(visitor.phone)).at(-1) ?? '000000',
  });
  const sent = watchSent(page);

  const steps = drawSteps(seed, wanted);
  let mayBeSignedIn = false;
  await walker.open();
  for (const [index, step] of steps.entries()) {
    // The Tab key may well lead out of the card.
    const before = step.do === 'Tab' ? { hadFocus: false } : await glance(page);
    if (step.do === 'settle') sent.mayRepeat = false;
    else if (leavesRequest(step)) sent.mayRepeat = true;
    if (step.do === 'take away and put back' || step.do === 'reload') mayBeSignedIn = true;
    await walker.take(step);
    const at = `seed ${seed}, step ${index + 1} of ${wanted}: ${JSON.stringify(step)}`;
    if (await walker.comeBack()) mayBeSignedIn = false;
    else expect(await cardFaults(page, { ...before, mayBeSignedIn }), at).toEqual([]);
    expect(sent.twice, at).toEqual([]);
  }
  await walker.settle();

  for (const email of [visitor.email, other]) {
    const accounts = await backend.accounts(email);
    expect(accounts.length, `accounts of ${email}`).toBeLessThanOrEqual(1);
    const mails = (await backend.oobCodes(email)).filter(({ requestType }) => requestType === 'VERIFY_EMAIL');
    expect(mails.length, `verification mails of ${email}`).toBeLessThanOrEqual(1);
  }
  test.info().annotations.push({ type: 'arrivals', description: String(walker.arrivals) });
  // A few steps may lead nowhere.
  if (wanted >= 300) expect(walker.arrivals, 'arrivals').toBeGreaterThan(0);
});
