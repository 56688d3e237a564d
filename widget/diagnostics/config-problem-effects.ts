import type { ConfigProblem } from '../core/card-config.ts';

/**
 * Maps a problem's code to what the card does with the attribute. `describeRefusedValueEffect` describes the effect of
 * all other problems. The cures are in config-problem-cures.ts, which is in another chunk.
 */
export const configProblemEffects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is not read by the card',
  'config/property': 'is not read by the card',
  'config/auth-domain': 'is taken, but of authDomain the name alone',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
} satisfies Partial<Record<ConfigProblem['code'], string>>;

/** Returns the effect of an attribute's refused value on the card. */
export const describeRefusedValueEffect = (isFatal: boolean): string =>
  isFatal ? 'the card cannot be used' : 'the default is taken';
