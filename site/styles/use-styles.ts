import { useSite } from '../site-context.ts';
import type { Stylesheet } from './stylesheets.ts';

/**
 * What a component calls to have its stylesheets on the page. It notes their names while the page is rendered to HTML,
 * which happens once and on the server alone: the head is written after the body, with the sheets that the body has
 * asked for.
 */
export function useStyles(...names: readonly Stylesheet[]): void {
  const { styles } = useSite();
  for (const name of names) styles.add(name);
}
