import type { Scenario } from './scenario.ts';
import { formScenarios } from './scenarios/forms.ts';
import { humanCheckScenarios } from './scenarios/human-check.ts';
import { phoneAndResetScenarios } from './scenarios/phone-and-reset.ts';
import { refusalScenarios } from './scenarios/refusals.ts';
import { signedInScenarios } from './scenarios/signed-in.ts';

/** The scenarios of every state of the card, in the order of a visit. */
export const scenarios: readonly Scenario[] = [
  ...formScenarios,
  ...humanCheckScenarios,
  ...refusalScenarios,
  ...phoneAndResetScenarios,
  ...signedInScenarios,
];

/** Returns the scenario of this name. Throws if there is none. */
export function findScenario(name: string): Scenario {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (scenario === undefined) throw new Error(`No scenario is called "${name}".`);
  return scenario;
}
