import { useEffect } from 'react';
import type { ConfigProblem } from '../core/card-config.ts';
import type { HostPage } from '../core/ports.ts';

/** Tells the page and its integrator, once for every new list of problems. */
export function useConfigProblems(page: HostPage, problems: readonly ConfigProblem[]): void {
  const list = JSON.stringify(problems);
  useEffect(() => {
    const told = JSON.parse(list) as readonly ConfigProblem[];
    for (const { code, attribute, value, cure, fatal } of told) {
      const effect = fatal ? 'the card cannot be used' : 'the default is taken';
      const what = `${attribute}="${value}" is refused; ${effect}`;
      page.report({ level: fatal ? 'error' : 'warn', code, what, cure });
    }
    if (told.length > 0) page.emit('acct-config-error', { problems: told });
  }, [page, list]);
}
