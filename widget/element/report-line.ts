import type { Report } from '../core/ports.ts';
import { buildDefaults } from './build-defaults.ts';

/** One console line for the integrator: code, what, cure, and where to read more. */
export function reportLine({ level, code, what, cure, cause }: Report): void {
  const text = `[acct-auth-card] ${code}: ${what}. ${cure}. ${buildDefaults.siteOrigin ?? ''}/docs#${code.replace('/', '-')}`;
  if (cause === undefined) console[level](text);
  else console[level](text, cause);
}
