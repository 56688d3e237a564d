import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';
import type { PageAssets } from './page-assets.ts';

type PageStylesProps = { readonly used: ReadonlySet<Stylesheet>; readonly from: PageAssets['stylesheets'] };

/**
 * The stylesheets that a page uses, each whole and in the order of the cascade, whichever component asked for it first.
 */
export function PageStyles({ used, from }: PageStylesProps) {
  const own = stylesheets.filter((name) => used.has(name));
  if ('inline' in from) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheets; React would escape their quotes
    return <style dangerouslySetInnerHTML={{ __html: own.map((name) => from.inline[name]).join('') }} />;
  }
  return own.map((name) => <link key={name} rel="stylesheet" href={from.pathOf(name)} />);
}
