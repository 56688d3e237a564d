import type { AttributeName, ConfigProblem } from '../core/card-config.ts';
import { configCures } from '../core/config-cures.ts';
import type { HostPage } from '../core/ports.ts';

/** Tells the page and its integrator about refused values. */
export function reportConfigProblems(page: HostPage, problems: readonly ConfigProblem[]): void {
  for (const { code, attribute, value, fatal } of problems) {
    const effect = fatal ? 'the card cannot be used' : 'the default is taken';
    const cure = configCures[attribute as AttributeName] ?? 'see the table of attributes';
    page.report({ level: fatal ? 'error' : 'warn', code, what: `${attribute}="${value}" is refused; ${effect}`, cure });
  }
  page.emit('acct-config-error', { problems });
}
