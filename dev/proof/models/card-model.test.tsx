import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { PendingCall } from '../../../widget/adapters/fakes/scripted-replies.ts';
import { renderModelCard } from './model-card.tsx';
import { findBrokenRules, takeCardSnapshot } from './model-rules.ts';
import { arbitrarySteps, type ModelStep } from './model-step.ts';
import { takeModelStep } from './take-model-step.ts';

afterEach(cleanup);

/** `npm run proof -- models` takes 20,000 random steps; `npm test` takes a few, the same each time. */
const stepCount = Number(process.env.ACCT_MODEL_STEPS ?? 600);
const seed = Number(process.env.ACCT_MODEL_SEED ?? 1);
const maxLength = 120;

/** The views and messages that a long run has to reach: all those of a correctly configured card. */
const reachable = [
  'ready',
  'busy',
  'popupOpen',
  'awaitingOtp',
  'resettingPassword',
  'resetSent',
  'provisionFailed',
  'signedIn',
  'redirecting',
  'none',
  'human-check-missing',
  'fields-refused',
  'failed',
  'otp-sent',
  'cancelled',
];

/** The card's views and kinds of messages that the steps reached. */
const visited = new Set<string>();

async function walk(steps: readonly ModelStep[]): Promise<void> {
  const card = renderModelCard();
  const pending: PendingCall[] = [];
  const keptVisitors = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const before = takeCardSnapshot(card);
    await takeModelStep(card, step, pending);
    const { view, status } = card.store.getState();
    visited.add(view.name).add(status.kind);
    const broken = findBrokenRules(card, before, step, keptVisitors);
    if (broken.length > 0) throw new Error(`step ${index + 1}, ${JSON.stringify(step)}: ${broken.join('; ')}`);
  }
  await card.end();
}

test(`${stepCount} random steps break no rule of the card (seed ${seed})`, { timeout: 20 * 60_000 }, async () => {
  let taken = 0;
  let failed = false;
  const walks = fc.array(arbitrarySteps, { minLength: 1, maxLength, size: 'max' }).map((rows) => rows.flat());
  await fc.assert(
    fc.asyncProperty(walks, async (steps) => {
      // Allows more steps after a failure, because fast-check then searches for a shorter sequence that also fails.
      if (taken >= stepCount && !failed) return;
      taken += steps.length;
      await walk(steps).catch((error: Error) => {
        failed = true;
        throw error;
      });
      await act(async () => cleanup());
    }),
    { seed, numRuns: stepCount, endOnFailure: false },
  );
  expect(taken).toBeGreaterThanOrEqual(stepCount);
  if (stepCount >= 5000) expect([...visited].sort()).toEqual([...reachable].sort());
});
