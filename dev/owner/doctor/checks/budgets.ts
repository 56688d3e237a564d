import { join } from 'node:path';
import { cardSizes } from '../../../build/budgets/card-sizes.ts';
import { pageSizes } from '../../../build/budgets/page-sizes.ts';
import { withFiles } from '../built-site.ts';
import type { Context } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';

/** The sizes in `dist` beside budgets.json. What a page loads later is measured in a browser, by npm test. */
export function budgets(context: Context): Promise<readonly Finding[]> {
  const why = 'on a slow phone visitors would wait longer than promised';
  return withFiles(context, { id: 'budgets', what: 'The sizes in dist were', why }, ({ folder }) => {
    const sizes = [...cardSizes(join(folder, 'widget')), ...pageSizes(join(folder, 'site'))];
    const over = sizes.filter(({ bytes, limit }) => bytes > limit);
    if (over.length === 0) return [ok('budgets', `${sizes.length} sizes in dist keep to budgets.json`)];
    return over.map(({ what: part, bytes, limit }) => {
      const what = `${part} has ${bytes} bytes (brotli), ${bytes - limit} more than budgets.json allows`;
      return wrong('over-budget', { what, why, cure: 'Make it smaller: shorter texts, or a chunk that loads later' });
    });
  });
}
