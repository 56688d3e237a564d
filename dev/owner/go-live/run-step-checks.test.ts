import { afterAll, beforeAll, expect, test } from 'vitest';
import { startValidDeployment } from '../doctor/testing/valid-deployment.ts';
import { runStepChecks } from './run-step-checks.ts';

let contexts: Awaited<ReturnType<typeof startValidDeployment>>;
beforeAll(async () => {
  contexts = await startValidDeployment();
});
afterAll(() => contexts.stop());

test('an invalid setting is reported in the step that asks for it, and in no other step', async () => {
  const { context } = contexts.fresh();
  const env = { ...context.env, VITE_APP_URL: 'ftp://app.acct.example' };
  const wrongSettings = async (step: string) => {
    const sections = await runStepChecks({ ...context, env }, step);
    const findings = sections.flatMap((section) => section.findings);
    return findings.filter(({ status }) => status === 'wrong').map(({ setting }) => setting);
  };
  expect(await wrongSettings('names')).toContain('VITE_APP_URL');
  expect(await wrongSettings('database')).not.toContain('VITE_APP_URL');
});
