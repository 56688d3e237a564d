import type { IntegratorMessages } from '../messages-for-integrators/integrator-message.ts';
import { integratorMessages } from '../messages-for-integrators/messages-for-integrators.ts';

/** Every code that a guide explains, in the order of the alphabet; those of refused attributes are in core/config-cures.ts. */
export const errorDocs: IntegratorMessages = Object.fromEntries(
  Object.entries(integratorMessages).sort(([one], [other]) => (one < other ? -1 : 1)),
);
