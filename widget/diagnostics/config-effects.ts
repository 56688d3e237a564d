import type { ConfigProblem } from '../core/card-config.ts';

/**
 * Says what becomes of an attribute whose value is not simply refused, by code. Stands apart from the cures, which
 * another chunk of the card holds.
 */
export const configEffects: Readonly<Record<string, string>> = {
  'config/unknown-attribute': 'is not read by the card',
  'config/property': 'is not read by the card',
  'config/auth-domain': 'is taken, but of authDomain the name alone',
  'config/cookie-domain-elsewhere': 'does not hold for the application, which will not see the session',
} satisfies Partial<Record<ConfigProblem['code'], string>>;

/** Says what becomes of the card where a value is refused. */
export const refusedEffect = (isFatal: boolean): string =>
  isFatal ? 'the card cannot be used' : 'the default is taken';
