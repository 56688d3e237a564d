import type { ConfigProblem } from '../core/card-config.ts';

/**
 * The effects of faulty attributes on the card, by code. `describeRefusedValueEffect` returns the effects of refused
 * values. The cures are in config-cures.ts, which is in another chunk.
 */
export const configEffects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is not read by the card',
  'config/property': 'is not read by the card',
  'config/auth-domain': 'is taken, but of authDomain the name alone',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
} satisfies Partial<Record<ConfigProblem['code'], string>>;

/** Returns the effect of an attribute's refused value on the card. */
export const describeRefusedValueEffect = (isFatal: boolean): string =>
  isFatal ? 'the card cannot be used' : 'the default is taken';
