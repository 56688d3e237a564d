import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { PendingCall } from '../../../widget/adapters/fakes/scripted-replies.ts';
import { putCard } from './model-card.tsx';
import { brokenRules, glance } from './model-rules.ts';
import { anySteps, type ModelStep } from './model-step.ts';
import { takeStep } from './take-step.ts';

afterEach(cleanup);

/** `npm run proof -- models` walks 20,000 steps; npm test walks a few, the same each time. */
const wanted = Number(process.env.ACCT_MODEL_STEPS ?? 600);
const seed = Number(process.env.ACCT_MODEL_SEED ?? 1);
const longest = 120;

/** A long walk reaches every view of a correctly set up card, and every message. */
const reachable = [
  ...[
    'ready',
    'busy',
    'popupOpen',
    'awaitingOtp',
    'resettingPassword',
    'resetSent',
    'provisionFailed',
    'signedIn',
    'redirecting',
  ],
  ...['none', 'human-check-missing', 'fields-refused', 'failed', 'otp-sent', 'cancelled'],
];

/** The card's views and kinds of messages that the steps reached. */
const visited = new Set<string>();

async function walk(steps: readonly ModelStep[]): Promise<void> {
  const card = putCard();
  const pending: PendingCall[] = [];
  const keptByPage = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const before = glance(card);
    await takeStep(card, step, pending);
    const { view, status } = card.store.getState();
    visited.add(view.name).add(status.kind);
    const broken = brokenRules(card, before, step, keptByPage);
    if (broken.length > 0) throw new Error(`step ${index + 1}, ${JSON.stringify(step)}: ${broken.join('; ')}`);
  }
  await card.end();
}

test(`${wanted} random steps break no rule of the card (seed ${seed})`, { timeout: 20 * 60_000 }, async () => {
  let taken = 0;
  let failed = false;
  const ways = fc.array(anySteps, { minLength: 1, maxLength: longest, size: 'max' }).map((rows) => rows.flat());
  await fc.assert(
    fc.asyncProperty(ways, async (steps) => {
      // Shrinking a failure may take any number of steps.
      if (taken >= wanted && !failed) return;
      taken += steps.length;
      await walk(steps).catch((error: Error) => {
        failed = true;
        throw error;
      });
      await act(async () => cleanup());
    }),
    { seed, numRuns: wanted, endOnFailure: false },
  );
  expect(taken).toBeGreaterThanOrEqual(wanted);
  if (wanted >= 5000) expect([...visited].sort()).toEqual([...reachable].sort());
});
