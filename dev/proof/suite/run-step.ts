import type { Counts } from './read-report.ts';
import type { StepResult } from './step-result.ts';

/** Runs one step under a heading, with its time; what it throws is printed and counts as one failure. */
export async function runStep(name: string, step: () => Promise<Counts>): Promise<StepResult> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const counted = await step().catch((error: Error): Counts => {
    console.error(error.name === 'CommandError' ? error.message : error.stack);
    return { passed: 0, failed: 1, failures: [error.message] };
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds.toFixed(1)} s)`);
  const { passed, failed, failures = failed > 0 ? ['see above'] : [] } = counted;
  return { name, passed, failed, seconds, failures };
}
