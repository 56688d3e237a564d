import type { PlaygroundScenario } from './playground-scenario.ts';
import { formScenarios } from './scenarios/forms.ts';
import { humanCheckScenarios } from './scenarios/human-check.ts';
import { otpAndPasswordResetScenarios } from './scenarios/otp-and-password-reset.ts';
import { refusalScenarios } from './scenarios/refusals.ts';
import { signedInScenarios } from './scenarios/signed-in.ts';

/** The scenarios of every state of the card, in the order of a visit. */
export const allScenarios: readonly PlaygroundScenario[] = [
  ...formScenarios,
  ...humanCheckScenarios,
  ...refusalScenarios,
  ...otpAndPasswordResetScenarios,
  ...signedInScenarios,
];

/** Returns the scenario of this name. Throws if there is none. */
export function findScenario(name: string): PlaygroundScenario {
  const scenario = allScenarios.find((candidate) => candidate.name === name);
  if (scenario === undefined) throw new Error(`No scenario is called "${name}".`);
  return scenario;
}
