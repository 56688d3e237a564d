import type { AttributeName, ConfigProblem } from '../../core/card-config.ts';
import { configCures } from '../../core/config-cures.ts';
import type { HostPage, Report } from '../../core/ports.ts';
import { buildDefaults } from '../react/build-defaults.ts';

/** One console line for the integrator: code, what, cure, and where to read more. */
export function reportLine({ level, code, what, cure, cause }: Report): void {
  const text = `[acct-auth-card] ${code}: ${what}. ${cure}. ${buildDefaults.siteOrigin ?? ''}/docs#${code.replace('/', '-')}`;
  if (cause === undefined) console[level](text);
  else console[level](text, cause);
}

/** Tells the page and its integrator about refused values. */
export function reportConfigProblems(page: HostPage, problems: readonly ConfigProblem[]): void {
  for (const { code, attribute, value, fatal } of problems) {
    const effect = fatal ? 'the card cannot be used' : 'the default is taken';
    const cure = configCures[attribute as AttributeName] ?? 'see the table of attributes';
    page.report({ level: fatal ? 'error' : 'warn', code, what: `${attribute}="${value}" is refused; ${effect}`, cure });
  }
  page.emit('acct-config-error', { problems });
}
