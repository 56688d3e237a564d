import type { ConfigProblem } from '../../core/card-config.ts';
import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import type { HostPage, Report } from '../../core/ports.ts';
import { buildDefaults } from '../react/build-defaults.ts';

const texts = once(() => inChunkTime(import('../../messages-for-integrators/messages-for-integrators.ts')));
const told = new WeakMap<object, Set<string>>();

/**
 * One console line for the integrator: code, what, where, cure, and where to read more; where the texts cannot be had, code and link.
 * Each cause once a card, not at every try.
 */
export function reportLine(card: object, { level, code, where, cause }: Report): void {
  const known = told.get(card) ?? new Set();
  const key = `${code} ${where}`;
  if (known.has(key)) return;
  told.set(card, known.add(key));
  const print = (explanation: string): void => {
    const text = `[acct-auth-card] ${code}: ${explanation}${buildDefaults.siteOrigin ?? ''}/docs#${errorAnchor(code)}`;
    if (cause === undefined) console[level](text);
    else console[level](text, cause);
  };
  texts().then(
    ({ explainReport }) => print(`${explainReport({ level, code, where })} `),
    () => print(''),
  );
}

/** Tells the page and its integrator about refused values. */
export function reportConfigProblems(page: HostPage, problems: readonly ConfigProblem[]): void {
  for (const { code, attribute, value, fatal } of problems) {
    page.report({ level: fatal ? 'error' : 'warn', code, where: `${attribute}="${value}"` });
  }
  page.emit('acct-config-error', { problems });
}
