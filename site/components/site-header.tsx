import type { Path } from '../paths.ts';
import { SiteNavigation } from './site-navigation.tsx';

/** The cloth bar on top of every page. */
export function SiteHeader({ path }: { readonly path: Path | null }) {
  return (
    <header className="site-header cloth">
      <SiteNavigation path={path} />
    </header>
  );
}
